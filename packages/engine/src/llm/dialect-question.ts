/** The constant text with which a server is asked what it understands. Nobody's text is ever used for that. */
import type { JsonObject } from '../json.js';
import type { LlmRequest } from './provider.js';

/**
 * What to ask. Its schema has an integer out of a list, as that of the adversary does: Gemini takes schemas and refuses
 * those, and would be taken for a server that understands all of them.
 */
export const dialectQuestion: LlmRequest = {
  system: 'You answer with one JSON object and nothing else, of the form {"colour": string, "certainty": 1 to 5}.',
  user: 'Which colour does a clear sky have by day? Answer as JSON.',
  format: {
    name: 'colour',
    schema: {
      type: 'object',
      properties: { colour: { type: 'string' }, certainty: { type: 'integer', enum: [1, 2, 3, 4, 5] } },
      required: ['colour', 'certainty'],
      additionalProperties: false,
    },
  },
};

/** Whether the reply kept to the format, in the main. What the colour is does not matter. */
export const isDialectAnswer = (reply: JsonObject): boolean => typeof reply['colour'] === 'string';
