/**
 * What crosses the wire, as JSON Schema (TypeBox): the service checks requests by these, draws the OpenAPI document
 * from them, and clients take their types from them. `maxLength` counts Unicode code points, as JSON Schema says.
 */
import Type from 'typebox';
import { auditFlagNames } from './audit-flags.js';
import { entityTypeNames } from './entity-types.js';
import { limits } from './limits.js';
import { placeholderShape } from './placeholder.js';
import { problems } from './problems.js';
import { stageList } from './stages.js';

/** Any version and variant in any case; no braces, no spaces, no `urn:uuid:`. */
const SessionId = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  description: 'UUID of the session, in any case; answers carry it in lower case.',
  examples: ['3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21'],
});
const Text = Type.String({
  minLength: limits.textCharacters.min,
  maxLength: limits.textCharacters.max,
  description: 'Length in characters (Unicode code points).',
  examples: ['Frau Beispiel erreichen Sie unter beispiel@example.com.'],
});

/** Body of POST session. */
export const SessionRequest = Type.Object(
  {
    ttl_seconds: Type.Optional(
      Type.Integer({
        minimum: limits.ttlSeconds.min,
        maximum: limits.ttlSeconds.max,
        default: limits.ttlSeconds.default,
        description: 'Lifetime of the session in seconds. Use does not prolong it.',
      }),
    ),
  },
  { additionalProperties: false },
);

/** Answer of POST session. */
export const Session = Type.Object(
  {
    session_id: SessionId,
    expires_at: Type.String({ format: 'date-time', description: 'Moment from which the session is expired, UTC.' }),
    status: Type.Enum(['active', 'expired', 'destroyed'], {
      type: 'string',
      description: 'Always `active` on creation.',
    }),
  },
  { additionalProperties: false },
);

/** Path parameters of DELETE session. */
export const SessionPath = Type.Object({ session_id: SessionId });

/** Body of anonymize and of deanonymize. */
export const TextInSession = Type.Object({ text: Text, session_id: SessionId }, { additionalProperties: false });

/** Query of anonymize. */
export const StagesQuery = Type.Object(
  {
    stages: Type.Optional(
      Type.String({
        pattern: stageList.source,
        description: 'Comma-separated distinct stage numbers; default: all configured stages.',
        examples: ['1,2'],
      }),
    ),
  },
  { additionalProperties: false },
);

/** Query of the other operations: a `ttl_seconds` in the URL must not silently mean an hour. */
export const NoQuery = Type.Object({}, { additionalProperties: false });

/** One found span, in offsets of the original text. */
export const PiiEntity = Type.Object(
  {
    entity_type: Type.Enum([...entityTypeNames], {
      type: 'string',
      description: 'From a closed set.',
      examples: ['PERSON'],
    }),
    start: Type.Integer({ minimum: 0, description: 'Offset in UTF-16 code units.' }),
    end: Type.Integer({ minimum: 1, description: 'Offset in UTF-16 code units, exclusive.' }),
    placeholder: Type.String({
      pattern: `^${placeholderShape}$`,
      description: 'What stands in the masked text instead.',
      examples: ['[PERSON_1]'],
    }),
    confidence: Type.Number({ minimum: 0, maximum: 1, description: 'How sure the stage is that found it.' }),
  },
  { additionalProperties: false },
);

/** Answer of anonymize. */
export const AnonymizedText = Type.Object(
  {
    anonymized_text: Type.String({ examples: ['Frau [PERSON_1] erreichen Sie unter [EMAIL_ADDRESS_1].'] }),
    entities: Type.Array(PiiEntity, { description: 'Sorted by `start`, disjoint, one entry per occurrence.' }),
    session_id: SessionId,
    audit_flags: Type.Array(Type.Enum([...auditFlagNames], { type: 'string' }), {
      description: 'Empty means that the pipeline ran completely.',
    }),
  },
  { additionalProperties: false },
);

/** Answer of deanonymize. */
export const RestoredText = Type.Object(
  {
    original_text: Type.String({ examples: ['Frau Beispiel erreichen Sie unter beispiel@example.com.'] }),
    session_id: SessionId,
  },
  { additionalProperties: false },
);

const problemMembers = {
  type: Type.String({
    description: 'URI of the kind of problem.',
    examples: ['urn:palimpsest:problem:validation_error'],
  }),
  title: Type.String({ description: 'The kind of problem, for people.' }),
  detail: Type.String({ description: 'What to do about this occurrence, for people.' }),
};

const FieldError = Type.Object(
  {
    path: Type.String({
      description: 'JSON pointer into the body, empty for all of it, or the name of a parameter, or `query`.',
    }),
    message: Type.String({ description: 'What it takes.' }),
  },
  { additionalProperties: false },
);

/** Error body, RFC 9457. `errors` comes with 422 and names what is wrong, never what was sent. */
export const ProblemBody = Type.Object(
  {
    ...problemMembers,
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    code: Type.Enum(Object.keys(problems), {
      type: 'string',
      description: 'For programs; it never changes its meaning.',
    }),
    errors: Type.Optional(Type.Array(FieldError)),
  },
  { $id: 'Problem', additionalProperties: false },
);

/** Body of a 503, which has no `code`. */
export const UnavailableBody = Type.Object(
  { ...problemMembers, status: Type.Literal(503) },
  { $id: 'Unavailable', additionalProperties: false },
);

/** The body of POST session, as TypeScript sees it. */
export type SessionRequest = Type.Static<typeof SessionRequest>;
/** The answer of POST session, as TypeScript sees it. */
export type Session = Type.Static<typeof Session>;
/** The body of anonymize and of deanonymize, as TypeScript sees it. */
export type TextInSession = Type.Static<typeof TextInSession>;
/** One found span, as TypeScript sees it. */
export type PiiEntity = Type.Static<typeof PiiEntity>;
/** The answer of anonymize, as TypeScript sees it. */
export type AnonymizedText = Type.Static<typeof AnonymizedText>;
/** The answer of deanonymize, as TypeScript sees it. */
export type RestoredText = Type.Static<typeof RestoredText>;
