import type { Recognizer } from '../../../recognizer.js';
import { anyKey, anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';

/** Whom a system keeps a record of; also what of theirs. */
const english = [
  'customer', 'client', 'user', 'patient', 'member', 'subscriber', 'employee', 'student', 'guest', 'person', 'contact',
  'account', 'profile', 'policyholder', 'recipient', 'buyer', 'payer',
]; // prettier-ignore
const german = ['kunde', 'kunden', 'nutzer', 'benutzer', 'mitglied', 'patienten', 'mitarbeiter', 'profil', 'konto'];
const people = [...english, ...german];

/** `customerId`, `user_uuid`, `Kunden-ID`. */
const key = anyKey(people.flatMap((person) => [`${person} id`, `${person} uuid`, `${person} guid`]));

/** A UUID (RFC 9562 § 4), an ObjectId of MongoDB, a ULID, the subject of a token of Auth0. */
const randomId = source`(?:
  [\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}
  |(?=[a-f]{0,23}\d)[\da-f]{24}
  |[0-7][\dA-HJKMNP-TV-Z]{25}
  |(?:auth0|google-oauth2|windowslive|github|apple|facebook)\|[\w.-]{8,64}
)`;
/** A number that is no year, or a prefix with a number: `70418`, `cus_Q7x2`. */
const countedId = source`(?:
  ${notAYear}\d{3,19}
  |[A-Za-z]{1,6}[-_](?=[A-Za-z]{0,10}\d)[A-Za-z\d]{3,32}
)`;
const idEnd = String.raw`(?![\p{L}\p{N}_-]|\.\d)`;

/** `updated`, `wurde angelegt`, but not the `request` whose own identifier follows. */
const event = String.raw`(?: (?!trace|request|session|order|job|span|event|correlation)\p{Ll}{2,15}){1,3}`;

/** ` `, ` with `, or the bracket of a printed object: `Customer(id=`, `user: { id: `. */
const upToId = String.raw`(?: (?:with |mit )?| ?:? ?[({[] ?)`;

/**
 * The identifier by which a system knows a person or an account, in a key or the message of a log:
 * `"customerId":"…"`, `profile updated id=70418`.
 * Rule: RFC 9562 § 4 (UUID); the key or noun names a person. The identifiers of requests, traces and orders are no
 * person's.
 */
export const idOfPerson: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      (?<![\p{L}\p{N}])${key}["']?[ \t]{0,4}(?:[:=][ \t]{0,4})?(?:is |ist |lautet )?["']?
      (?<value>${randomId})${idEnd}
    `,
    pattern('gu')`
      (?<="${oneOf(people)}" ?: ?\{[^{}]{0,60}"(?:id|uuid|guid)" ?: ?")
      ${randomId}(?=")
    `,
    pattern('dgu')`
      ${wordStart}${anyOf(people)}(?:${event},?)?${upToId}(?:[iI][dD]|uuid|UUID)[ =:]{1,2}["']?
      (?<value>${randomId}|${countedId})${idEnd}
    `,
    pattern('dgu')`${wordStart}${anyOf(people)}[ ](?<value>${randomId})${idEnd}`,
  ],
  examples: {
    finds: {
      'key of JSON': '{"customerId":"⟦550e8400-e29b-41d4-a716-446655440000⟧","x":1}',
      'key of a log': 'user_id=⟦507f1f77bcf86cd799439011⟧ ok',
      'label of a letter': 'Ihre Kunden-ID: ⟦550e8400-e29b-41d4-a716-446655440000⟧.',
      'object of JSON': '"user":{"id":"⟦550e8400-e29b-41d4-a716-446655440000⟧"}',
      'message of a log': 'profile updated id=⟦550e8400-e29b-41d4-a716-446655440000⟧ ok',
      'message of a log, digits': 'Kunde wurde angelegt, id=⟦70418⟧',
      'printed object': 'saved Customer(id=⟦70418⟧, tier=2)',
      'subject of a token': '"userId":"⟦auth0|5f7c8ec7c33c6c004bbafe82⟧"',
      'behind its noun': 'user ⟦01ARZ3NDEKTSV4RRFFQ69G5FAV⟧ not found',
    },
    ignores: {
      'key of a request': '{"requestId":"550e8400-e29b-41d4-a716-446655440000"}',
      'object of another kind': '"trace":{"id":"550e8400-e29b-41d4-a716-446655440000"}',
      'message about a job': 'export finished id=70418',
      'identifier of the request of a user': 'user request id=70418',
      'two digits': 'profile updated id=42 ok',
      'a word': 'profile updated id=none ok',
      'an offset': 'profile updated id=70418.5 ok',
    },
  },
};
