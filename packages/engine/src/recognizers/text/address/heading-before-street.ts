/** What a letter or a list is about, where it stands right before the street: `Wasserschaden Goethestr. 12`. */
import { commonWords } from '../../../common-words.js';
import { isGivenName } from '../../../given-names.js';
import { anyOf } from '../any-of.js';
import { wordEnd } from '../bounds.js';
import { nounEndings } from '../name/not-names.js';
import { source } from '../pattern.js';
import { besideLandmark, compound, twoWords } from './german-street-parts.js';
import { germanStreetAdjectives } from './street-words.js';

/** Ends of compounds that say what there is to do, to pay or to see at a house. */
const matters = anyOf([
  ...nounEndings, 'schaden', 'schäden', 'vertrag', 'gabe', 'bruch', 'schrift', 'kosten', 'angebot', 'objekt', 'termin',
  'arbeit', 'arbeiten', 'anfrage', 'protokoll', 'wechsel', 'antrag', 'einsatz', 'auftrag', 'projekt', 'umzug', 'einzug',
  'auszug', 'verkauf', 'kauf', 'bau', 'anschluss', 'ausfall', 'aufmaß', 'gutachten', 'exposé', 'etv', 'betreff',
]); // prettier-ignore
const matter = new RegExp(String.raw`^\p{L}{0,25}${matters}$`, 'u');

/** Behind a word of no street one that needs none: `Goethestr. 12`, `Berliner Str. 12`, `Am Anger 12`. */
const headed = new RegExp(
  source`^(?:\p{Lu}[\p{L}\p{M}'’.-]{1,30}[ ]){0,3}(?<word>\p{Lu}[\p{L}\p{M}'’.-]{1,30})[ ]
    (?:${twoWords}|${compound}|${besideLandmark})
    ${wordEnd}`,
  'u',
);

/** Whether `address` begins with words of another matter, behind which a street stands that is found by itself. */
export function hasHeadingBefore(address: string): boolean {
  const word = headed.exec(address)?.groups?.['word'];
  if (word === undefined || (germanStreetAdjectives as readonly string[]).includes(word)) return false;
  const small = word.toLowerCase();
  return matter.test(small) || (commonWords.has(small) && !isGivenName(word) && !/(?:e[rns]?)$/u.test(small));
}
