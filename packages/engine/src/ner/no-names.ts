/** What the model takes for a name and is none, by its words alone or by those around it. */
import type { Stretch } from '@palimpsest/protocol';
import { isFunctionWord } from '../function-words.js';
import { wordsIn } from '../word-list.js';
import { isAlemannicWord, isInAlemannic } from './alemannic.js';
import { isAnswer } from './answers.js';
import { isCar } from './cars.js';
import { isLaw } from './cited-law.js';
import { endsAsThing } from './compounds.js';
import { isDevice } from './devices.js';
import { isEverydayNoun } from './everyday-nouns.js';
import { everydayThings } from './everyday-things.js';
import { isExamination } from './examinations.js';
import { type FoundName, foundName } from './found-name.js';
import { isHeading } from './headings.js';
import { labelWords } from './label-words.js';
import type { NameType } from './labels.js';
import { countryAdjectives, languages } from './languages.js';
import { isMedicine } from './medicines.js';
import { isOfFormat } from './no-name-formats.js';
import { isOfMatter } from './no-name-matters.js';
import { isWrittenAsNoName } from './no-name-shapes.js';
import { isPost, isRole } from './roles.js';
import { isMisread } from './misread-words.js';
import { isTitle } from './titles.js';
import { isLabel } from './word-kinds.js';

/** Whether `words`, one or more, are no name of this type where they stand. */
export function isNoName(text: string, words: readonly Stretch[], type: NameType): boolean {
  const found = foundName(text, words, type);
  return groups.some((isOfGroup) => isOfGroup(found));
}

/** Labels stand where the model expects who is labelled: `IBAN`, `vom Opa`, `B. No`, `St.-Nr`. */
function isOfLabels({ name, words, keys }: FoundName): boolean {
  if (labelWords.has(name.toLowerCase())) return true;
  const isSmall = (word: string): boolean => /^\p{Ll}+$/u.test(word) && isFunctionWord(word);
  const isLabelWithLetter = words.length === 2 && words.every((word) => word.length === 1 || isLabel(word));
  return (
    words.every((word, at) => isLabel(word) || languages.has(keys[at] ?? '')) ||
    (words.some(isLabel) &&
      (isLabelWithLetter ||
        words.every((word) => isLabel(word) || isTitle(word)) ||
        words.every((word) => isLabel(word) || isSmall(word))))
  );
}

/** A country is a place, its adjective is none; as a surname, French is a name. */
const isOfCountries = ({ type, keys }: FoundName): boolean =>
  type === 'LOCATION' && (countryAdjectives.has(keys.join(' ')) || keys.every((key) => countryAdjectives.has(key)));

/** German writes every noun with a capital: `Schadenmeldung`, `Pedelec`, `Bauingenieur FH`. */
function isThing({ name, words, keys }: FoundName): boolean {
  const isOne = (key: string): boolean => everydayThings.has(key) || isEverydayNoun(key);
  return (
    endsAsThing(name.replace(/ (?:FH|TH|ETH|HTL|HF|TU)$/u, '')) ||
    (keys.some(isOne) && words.every((word) => isOne(word.toLowerCase()) || isFunctionWord(word)))
  );
}

/**
 * `der` between two names, `von der` before a firm, `de` and `uf` in Alemannic; what else has a meaning in lower case
 * may be a name (will, may).
 */
const isOfSmallWords = ({ text, start, words }: FoundName): boolean =>
  words.every((word) => /^(?:d(?:er|ie|as|em|en|es)|vo[nm]|zu[rm]?|mit|bei|aus|im|in)$/.test(word)) ||
  (words.every((word, at) => isAlemannicWord(at === 0 ? word.toLowerCase() : word)) && isInAlemannic(text, start));

const wordsBeforeNumber: ReadonlySet<string> = new Set(wordsIn('nhs national insurance social security health'));

/** In `NHS No: 485 227 1968` the number is named, and not the body. */
const isNumberName = ({ keys, after }: FoundName): boolean =>
  /^(?: (?:no|number|id)(?!\p{L})|#)/iu.test(after) && keys.every((key) => wordsBeforeNumber.has(key));

/** `E. & O. E.` on Indian and British invoices, errors and omissions excepted, reads like initials. */
const isErrorsExcepted = ({ name, before, after }: FoundName): boolean =>
  /^[EO][EO.& ]*$/u.test(name) &&
  /(?<!\p{L})E\. ?& ?O\. ?E(?!\p{L})/u.test(before.slice(-8) + name + after.slice(0, 8));

/** All that is taken for names, each group with why at its test; of one is enough. */
const groups: readonly ((found: FoundName) => boolean)[] = [
  isOfLabels,
  isOfCountries,
  isThing,
  isOfSmallWords,
  isMisread,
  isMedicine,
  isExamination,
  isDevice,
  isCar,
  isAnswer,
  isRole,
  isPost,
  isNumberName,
  isErrorsExcepted,
  isLaw,
  isWrittenAsNoName,
  isOfMatter,
  isOfFormat,
  isHeading,
];
