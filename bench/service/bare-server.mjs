/**
 * A bare Fastify route for each operation: validates and serializes as the service does, and does nothing between. The
 * answer to anonymize is the one that the service gives to the letter of the benchmark, read once from a file.
 *
 *   node bench/service/bare-server.mjs PORT ANSWER.json
 */
import { AnonymizedText, RestoredText, StagesQuery, TextInSession } from '@palimpsest/protocol/schemas';
import { readFileSync } from 'node:fs';
import { requireOfService } from './service-packages.mjs';

const { fastify } = requireOfService('fastify');

const { anonymized_text, entities, audit_flags } = JSON.parse(readFileSync(process.argv[3], 'utf8'));
const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } });
const answer = (schema) => ({ 200: { content: { 'application/json': { schema } } } });

app.get('/livez', () => ({ status: 'ok' }));
app.post(
  '/v1/masking/deanonymize',
  { schema: { body: TextInSession, response: answer(RestoredText) } },
  async ({ body }) => ({ original_text: body.text, session_id: body.session_id }),
);
app.post(
  '/v1/masking/anonymize',
  { schema: { body: TextInSession, querystring: StagesQuery, response: answer(AnonymizedText) } },
  async ({ body }) => ({ anonymized_text, entities, session_id: body.session_id, audit_flags }),
);
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
process.once('SIGTERM', () => app.close());
