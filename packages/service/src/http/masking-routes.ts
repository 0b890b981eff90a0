/** The four operations of the contract. Each is a schema, one call of a use case, and its answer. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { formatPlaceholder, limits, parseStages } from '@palimpsest/protocol';
import {
  type AnonymizedText,
  NoQuery,
  type PiiEntity,
  type RestoredText,
  type Session,
  SessionPath,
  SessionRequest,
  StagesQuery,
  TextInSession,
} from '@palimpsest/protocol/schemas';
import type { FastifyInstance, FastifyReply, preValidationHookHandler } from 'fastify';
import { Problem } from '../problems.js';
import { acceptJson } from './json-body.js';
import { anonymizeOperation, createOperation, deanonymizeOperation, destroyOperation } from './operation-docs.js';
import type { MaskedSpan } from '../assignment.js';
import type { Caller } from '../keys/key-store.js';
import type { Asker, Masking } from '../masking.js';

/** Registers the operations on `v1`, which authenticates before them. */
export function maskingRoutes(v1: FastifyInstance, masking: Masking): void {
  const app = v1.withTypeProvider<TypeBoxTypeProvider>();
  acceptJson(v1);

  app.post(
    '/masking/session',
    { schema: { ...createOperation, body: SessionRequest, querystring: NoQuery }, preValidation: absentBodyIsEmpty },
    async ({ key, body }, reply) => {
      const ttlSeconds = body.ttl_seconds ?? limits.ttlSeconds.default;
      const { sessionId, expiresAtMs } = await masking.open({ ...askerOf(key), ttlSeconds });
      reply.code(201);
      return {
        session_id: sessionId,
        expires_at: new Date(expiresAtMs).toISOString(),
        status: 'active',
      } satisfies Session;
    },
  );

  app.delete(
    '/masking/session/:session_id',
    { schema: { ...destroyOperation, params: SessionPath } },
    async ({ key, params }, reply) => {
      await masking.destroy({ ...askerOf(key), sessionId: params.session_id.toLowerCase() });
      return reply.code(204).send();
    },
  );
  // Takes what the path above does not, such as a/b or nothing.
  app.delete('/masking/session/*', { schema: { hide: true } }, () => {
    const message = 'must be one UUID';
    throw new Problem('validation_error', `session_id: ${message}`, { errors: [{ path: 'session_id', message }] });
  });

  app.post(
    '/masking/anonymize',
    { schema: { ...anonymizeOperation, body: TextInSession, querystring: StagesQuery } },
    async ({ key, body, query }, reply) => {
      const session = { ...askerOf(key), sessionId: body.session_id.toLowerCase() };
      const stages = query.stages === undefined ? undefined : parseStages(query.stages); // as the schema takes it
      const { maskedText, spans, flags } = await masking.mask({ ...session, text: body.text, stages }, signalOf(reply));
      return {
        anonymized_text: maskedText,
        entities: spans.map(piiEntity),
        session_id: session.sessionId,
        audit_flags: [...flags],
      } satisfies AnonymizedText;
    },
  );

  app.post(
    '/masking/deanonymize',
    { schema: { ...deanonymizeOperation, body: TextInSession, querystring: NoQuery } },
    async ({ key, body }) => {
      const session = { ...askerOf(key), sessionId: body.session_id.toLowerCase() };
      const text = await masking.unmask({ ...session, text: body.text });
      return { original_text: text, session_id: session.sessionId } satisfies RestoredText;
    },
  );
}

const askerOf = ({ id, tenant }: Caller): Asker => ({ tenant, keyId: id });

/** An absent body asks for the defaults; `null` does not. */
const absentBodyIsEmpty: preValidationHookHandler = (request, _reply, done) => {
  if (request.body === undefined) request.body = {};
  done();
};

const piiEntity = ({ type, start, end, number, confidence }: MaskedSpan): PiiEntity => ({
  entity_type: type,
  start,
  end,
  placeholder: formatPlaceholder({ type, number }),
  confidence,
});

/** A signal that aborts when the connection closes before the answer is sent. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
