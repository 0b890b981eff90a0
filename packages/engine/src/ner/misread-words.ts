/** Everyday words that a scan has broken, which the model takes for names: `Sch1üssel`, `Versiche rungsnummer`. */
import { commonWords } from '../common-words.js';
import { labelWords } from './label-words.js';
import { isFunctionWord } from '../function-words.js';
import { bodies } from './bodies.js';
import { endsAsThing } from './compounds.js';
import type { FoundName } from './found-name.js';

const isKnown = (word: string): boolean => commonWords.has(word) || labelWords.has(word) || endsAsThing(word);

/** Each digit that a scan takes for a letter. */
const readAsLetters = (word: string): string => word.replaceAll('1', 'l').replaceAll('0', 'o').replaceAll('5', 's');

/** `Vie1en`: a digit between letters stands for one. */
const hasDigitInside = ({ words }: FoundName): boolean =>
  words.every((word) => /^\p{L}+[015]\p{L}+$/u.test(word) && isKnown(readAsLetters(word).toLowerCase()));

/** `WITH 0R WITHOUT`: a small word with a digit for one of its letters. */
const isSmallWord = ({ name }: FoundName): boolean =>
  /^(?:\p{Lu}[015]|[015]\p{Lu})$/u.test(name) && isFunctionWord(readAsLetters(name).toLowerCase());

/** How long a word is at least that is torn apart: `Schnei der` is a surname. Those that end so are none. */
const leastTorn = 10;
const longEnding = /.{6}(?:ung|heit|keit|tion)$/u;

/** `Versiche rungsnummer`, `Fahrersei te`: the rest of a longer word stands behind a blank, in or behind the name. */
const isTornApart = ({ name, after }: FoundName): boolean => {
  const [rest = ''] = name.includes(' ') ? [] : (/^ \p{Ll}{2,20}(?!\p{L})/u.exec(after) ?? []);
  const parts = (name + rest).split(' ');
  const whole = readAsLetters(parts.join('')).toLowerCase();
  return (
    parts.length === 2 &&
    /^\p{Lu}\p{Ll}+$/u.test(parts[0] ?? '') &&
    /^\p{Ll}+$/u.test(parts[1] ?? '') &&
    (whole.length >= leastTorn || longEnding.test(whole)) &&
    !parts.every((part) => isKnown(part.toLowerCase())) &&
    (isKnown(whole) || bodies.has(whole))
  );
};

/** `Herm` for `Herrn`, alone on the line above an address. */
const isForHerrn = ({ name, before, after }: FoundName): boolean =>
  name === 'Herm' && /(?:^|\n)[ \t]*$/u.test(before) && /^[ \t]*\r?\n/u.test(after);

/** A place may stand behind a body, which is one name with it then: `Standes amt  Ulm`. */
const beforeName = /^(?: \p{Ll}+)? {1,3}\p{Lu}/u;

/** Whether what was found as a person or a firm is a word that was misread; behind a form of address it is one. */
export const isMisread = (found: FoundName): boolean =>
  found.type !== 'LOCATION' &&
  !/(?<!\p{L})(?:Herrn?|Frau|Hr\.|Fr\.|Dr\.|Prof\.) $/u.test(found.before) &&
  ((isTornApart(found) && (found.type === 'PERSON' || !beforeName.test(found.after))) ||
    (found.type === 'PERSON' && (hasDigitInside(found) || isSmallWord(found) || isForHerrn(found))));
