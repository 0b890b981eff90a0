/** Texts that are likely to break a round trip: values that stage 1 surely finds, placeholders, and any code units. */
import fc from 'fast-check';
import { entityTypeNames } from '@palimpsest/protocol';

/** A German IBAN with correct check digits (ISO 7064 MOD 97-10); bank and account are made of `seed`. */
export function germanIban(seed: number): string {
  const account = String(seed).padStart(18, '0');
  const check = 98n - (BigInt(`${account}131400`) % 97n); // D and E count as 13 and 14, and 00 stands for the check digits
  return `DE${String(check).padStart(2, '0')}${account}`;
}

/** A mailbox; `example.com` belongs to nobody (RFC 2606 § 3). */
export const mailbox = (seed: number): string => `person${seed}@example.com`;

/** Long enough to be in work for a while. */
export const longText = `${mailbox(1)} ${'Frau Sabine Krüger wohnt in Hamburg. '.repeat(500)}`;

/** Any UTF-16 code units: lone surrogates, NUL and bidi marks among them. */
export const anyCodeUnits = fc
  .array(fc.nat(0xffff), { minLength: 1, maxLength: 30 })
  .map((units) => String.fromCharCode(...units));

/** What programs tend to spoil. */
const awkward = fc.constantFrom(
  '\r\n',
  '\u0000',
  'e\u0301',
  '😀',
  '\ud83d',
  '\ude00',
  '\u202e',
  '\ufeff',
  '[',
  ']',
  '_1]',
  '\\n',
  '\\u00fc',
  '&uuml;',
  '%C3%BC',
  '%20',
);

/** Few distinct values, so that the same ones come again. */
const value = fc.oneof(fc.nat(4).map(germanIban), fc.nat(4).map(mailbox));

/** Shaped like placeholders of the types that the values above get, and of others. */
const literal = fc
  .tuple(
    fc.oneof(fc.constantFrom('DE_IBAN', 'EMAIL_ADDRESS'), fc.constantFrom(...entityTypeNames)),
    fc.integer({ min: 1, max: 6 }),
  )
  .map(([type, number]) => `[${type}_${number}]`);

/** Nearly placeholders: ordinary text. */
const almostLiteral = fc.constantFrom('[DE_IBAN_0]', '[DE_IBAN_01]', '[de_iban_1]', '[NO_TYPE_1]', '[DE_IBAN_1000000]');

/** A text made of such pieces with something between them. */
export const anyText = fc
  .array(
    fc.tuple(
      fc.oneof(value, value, literal, almostLiteral, awkward, anyCodeUnits),
      fc.constantFrom(' ', ' ', '\n', ', ', ''),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((pieces) => pieces.map((piece) => piece.join('')).join(''));
