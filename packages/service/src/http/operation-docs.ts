/** What the OpenAPI document says of each operation beside its parameters: names, and every answer that it gives. */
import { AnonymizedText, RestoredText, Session } from '@palimpsest/protocol/schemas';
import type { FastifySchema } from 'fastify';
import { problemMediaType } from './problem-answers.js';

const retryAfter = { 'Retry-After': { type: 'integer', minimum: 1, description: 'Whole seconds to wait.' } };
const rateLimitHeaders = {
  'RateLimit-Policy': {
    type: 'string',
    description: 'Quota of the key: `q` requests in a window. Absent where requests are not limited.',
    examples: ['"key";q=600'],
  },
  RateLimit: {
    type: 'string',
    description: 'What is left: `r` requests; the window ends in `t` seconds. Absent where requests are not limited.',
    examples: ['"key";r=599;t=60'],
  },
};

const answer = (description: string, schema: object) => ({
  description,
  headers: rateLimitHeaders,
  content: { 'application/json': { schema } },
});
const refusal = (description: string, headers: object = rateLimitHeaders, body = 'Problem') => ({
  description,
  headers,
  content: { [problemMediaType]: { schema: { $ref: `${body}#` } } },
});

/** Answers that every operation gives. */
const refusals = {
  401: refusal('`unauthorized`: the key is missing or not valid.', {
    'WWW-Authenticate': { type: 'string', examples: ['Bearer'] },
  }),
  422: refusal('`validation_error`: a parameter or the body is not as described; `errors` names it.'),
  429: refusal('`rate_limit_exceeded`: the rate limit of the key is used up.', { ...rateLimitHeaders, ...retryAfter }),
  500: refusal('`internal_error`: the service failed.'),
  503: refusal(
    'The service is restarting or overloaded; this answer has no `code`.',
    { ...rateLimitHeaders, ...retryAfter },
    'Unavailable',
  ),
};
const sessionNotFound = refusal('`session_not_found`: no session has this id, or it has expired or was destroyed.');

const operation = (operationId: string, summary: string, description: string, response: object): FastifySchema => ({
  operationId,
  summary,
  description,
  tags: ['masking'],
  security: [{ apiKey: [] }],
  response: { ...response, ...refusals },
});

/** POST session. */
export const createOperation = operation(
  'createSession',
  'Create a session',
  'Creates an active session with an empty mapping. Without a body it lives for an hour.',
  { 201: answer('The new session.', Session) },
);

/** DELETE session. */
export const destroyOperation = operation(
  'destroySession',
  'Destroy a session',
  'Destroys the session and wipes its mapping. Idempotent: the answer is the same for a session that never existed.',
  { 204: { type: 'null', description: 'There is no such session any more.', headers: rateLimitHeaders } },
);

/** POST anonymize. */
export const anonymizeOperation = operation(
  'anonymize',
  'Replace personal data by placeholders',
  'The same value keeps its placeholder for as long as the session lives.',
  { 200: answer('The masked text and what was found in it.', AnonymizedText), 404: sessionNotFound },
);

/** POST deanonymize. */
export const deanonymizeOperation = operation(
  'deanonymize',
  'Put the original values back',
  'Placeholders that the session does not know stay as they are.',
  { 200: answer('The text with every known placeholder replaced.', RestoredText), 404: sessionNotFound },
);
