/** The constant text with which a server is asked what it understands. Nobody's text is ever used for that. */
import type { JsonObject } from '../json.js';
import type { LlmRequest } from './provider.js';

/** What to ask. */
export const dialectQuestion: LlmRequest = {
  system: 'You answer with one JSON object and nothing else, of the form {"colour": string}.',
  user: 'Which colour does a clear sky have by day? Answer as JSON.',
  format: {
    name: 'colour',
    schema: {
      type: 'object',
      properties: { colour: { type: 'string' } },
      required: ['colour'],
      additionalProperties: false,
    },
  },
};

/** Whether the reply kept to the format. What the colour is does not matter. */
export const isDialectAnswer = (reply: JsonObject): boolean => typeof reply['colour'] === 'string';
