import type { Recognizer } from '../../../recognizer.js';
import { anyKey, anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';

/** Whom a system keeps a record of; also what of theirs. */
const english = [
  'customer', 'client', 'user', 'patient', 'member', 'subscriber', 'employee', 'student', 'guest', 'person', 'contact',
  'account', 'profile', 'policyholder', 'recipient', 'buyer', 'payer',
]; // prettier-ignore
const german = ['kunde', 'kunden', 'nutzer', 'benutzer', 'mitglied', 'patienten', 'mitarbeiter', 'profil', 'konto'];
const people = [...english, ...german];
/** The same as the collections of an interface are called. */
const collections = [...english, 'people', 'mitglieder', 'mieter', 'konten', ...german];

/** `customerId`, `user_uuid`, `Kunden-ID`. */
const key = anyKey(people.flatMap((person) => [`${person} id`, `${person} uuid`, `${person} guid`]));

/** A UUID (RFC 9562 § 4), an ObjectId of MongoDB, a ULID. */
const randomId = source`(?:
  [\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}
  |(?=[a-f]{0,23}\d)[\da-f]{24}
  |[0-7][\dA-HJKMNP-TV-Z]{25}
)`;
/** A number that is no year, or a prefix with a number: `70418`, `cus_Q7x2`. */
const countedId = source`(?:
  (?!(?:19|20)\d\d(?!\d))\d{3,19}
  |[A-Za-z]{1,6}[-_](?=[A-Za-z]{0,10}\d)[A-Za-z\d]{3,32}
)`;
const idEnd = String.raw`(?![\p{L}\p{N}_-]|\.\d)`;

/** `updated`, `wurde angelegt`, but not the `request` whose own identifier follows. */
const event = String.raw`(?: (?!trace|request|session|order|job|span|event|correlation)\p{Ll}{2,15}){1,3}`;

/**
 * The identifier by which a system knows a person or an account, in the path of a request, a key, or the message of a
 * log: `GET /customers/70418/orders`, `"customerId":"…"`, `profile updated id=70418`.
 * Rule: RFC 3986 § 3.3 (paths), RFC 9562 § 4 (UUID); the collection, key or noun names a person. The identifiers of
 * requests, traces and orders are no person's.
 */
export const idOfPerson: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`(?<=/(?:[a-z]{2,12}[-_])?${oneOf(collections)}s?/)(?:${randomId}|${countedId})${idEnd}`,
    pattern('dgu')`
      (?<![\p{L}\p{N}])${key}["']?[ \t]{0,4}(?:[:=][ \t]{0,4})?(?:is |ist |lautet )?["']?
      (?<value>${randomId})${idEnd}
    `,
    pattern('gu')`
      (?<="${oneOf(people)}" ?: ?\{[^{}]{0,60}"(?:id|uuid|guid)" ?: ?")
      ${randomId}(?=")
    `,
    pattern('dgu')`
      ${wordStart}${anyOf(people)}(?:${event},?)? (?:with |mit )?(?:[iI][dD]|uuid|UUID)[ =:]{1,2}["']?
      (?<value>${randomId}|${countedId})${idEnd}
    `,
    pattern('dgu')`${wordStart}${anyOf(people)}[ ](?<value>${randomId})${idEnd}`,
  ],
  examples: {
    finds: {
      'in a path': 'GET /api/v2/customers/⟦70418⟧/orders?page=0 200',
      'in a path, at its end': 'DELETE /users/⟦550e8400-e29b-41d4-a716-446655440000⟧ 204',
      'in a path, German': 'PUT /kunden/⟦4711⟧/adresse',
      'prefix of a service in a path': '/v1/customers/⟦cus_Q7x2LmN44⟧?expand',
      'key of JSON': '{"customerId":"⟦550e8400-e29b-41d4-a716-446655440000⟧","x":1}',
      'key of a log': 'user_id=⟦507f1f77bcf86cd799439011⟧ ok',
      'label of a letter': 'Ihre Kunden-ID: ⟦550e8400-e29b-41d4-a716-446655440000⟧.',
      'object of JSON': '"user":{"id":"⟦550e8400-e29b-41d4-a716-446655440000⟧"}',
      'message of a log': 'profile updated id=⟦550e8400-e29b-41d4-a716-446655440000⟧ ok',
      'message of a log, digits': 'Kunde wurde angelegt, id=⟦70418⟧',
      'behind its noun': 'user ⟦01ARZ3NDEKTSV4RRFFQ69G5FAV⟧ not found',
    },
    ignores: {
      'collection of things': 'GET /api/v2/products/70418/reviews',
      'a year in a path': '/users/2024/report',
      'a word in a path': '/users/settings',
      'key of a request': '{"requestId":"550e8400-e29b-41d4-a716-446655440000"}',
      'object of another kind': '"trace":{"id":"550e8400-e29b-41d4-a716-446655440000"}',
      'message about a job': 'export finished id=70418',
      'identifier of the request of a user': 'user request id=70418',
      'two digits in a path': '/users/42/edit',
    },
  },
};
