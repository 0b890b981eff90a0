/** Stage 2 once the name model has read a text. */
import type { EntityType } from '@palimpsest/protocol';
import { findBirths } from './births/find-births.js';
import { credentialTypes, findCredentials } from './credentials/find-credentials.js';
import type { Span } from './detection.js';
import { nameTypes } from './ner/labels.js';
import type { Reading } from './ner/model.js';
import { findAges } from './numbers/ages-of-persons.js';
import { findHouseNumbers } from './numbers/house-numbers.js';
import { findNumbers, numberTypes } from './numbers/find-numbers.js';
import { isScanned, withoutMisreadings } from './patterns/misread-characters.js';
import { findInitials } from './initials/find-initials.js';

/** The types of all that stage 2 finds. */
export const learnedTypes: readonly EntityType[] = [
  ...nameTypes,
  ...numberTypes,
  ...credentialTypes,
  'DATE_OF_BIRTH',
  'STREET_ADDRESS',
];

/** Reported for all that stage 2 finds; probabilities are only held against a threshold. */
const confidence = 0.85;

/**
 * The names, and what clues and names tell besides: letters that somebody signs with, somebody's numbers, logins and
 * secrets, births, the ages behind persons, the house numbers behind places. Spans may overlap. Letters that a scanner
 * put for digits count as digits, but for logins and secrets, which mix both.
 */
export function learnedSpans(text: string, reading: Reading): Span[] {
  const { names, oddsOf } = reading;
  const meant = isScanned(text) ? withoutMisreadings(text) : text;
  return [
    ...names,
    ...findInitials(text, names),
    ...findNumbers(meant, oddsOf),
    ...findCredentials(text, reading),
    ...findBirths(meant, names),
    ...findAges(meant, names),
    ...findHouseNumbers(meant, names),
  ].map(({ start, end, type }) => ({ start, end, type, confidence, stage: 2 }));
}
