import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { lineEnd, wordEnd } from '../bounds.js';
import { englishMonths } from '../date/month-names.js';
import { oneOf, pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';
import { building, houseName, houseNumber, longCapitalWord, streetName, streetWord } from './english-street-parts.js';
import {
  celticStreetWords,
  countedBeforeStreet,
  houseWords,
  houseWordsBeforeStreets,
  wordsWithinHouseNames,
} from './english-street-words.js';

/** Where an address begins: a line, column or field, or behind a word for going or living there. */
const start = String.raw`(?<=^[ \t>]{0,40}| {2}|[:(,] |(?<!\p{L})(?:at|to|deliver|visit|from|is|of) )`;
const word = String.raw`\p{Lu}[\p{L}'’-]{1,20}`;
const joiner = `(?: ${oneOf(wordsWithinHouseNames)}){1,2}`;

/** `Tigh na Mara`, `Pen-y-Waun Farm`, `"Marshside"`, `The Old Forge`. */
const house = source`(?:
  ${word}(?: ${word})?${joiner} ${word}(?: ${word})?
  |(?:${word} ){0,2}\p{Lu}\p{L}{1,15}(?:-(?:y|yr|na|nan|an|ar|on|the)){1,2}-\p{Lu}\p{L}{1,15}
  (?: ${oneOf(houseWordsBeforeStreets)})?
  |["“”']${word}(?: ${word}){0,2}["“”'] ?
  |${houseName}
)`;

/** What a house is called behind `The`. */
const anyHouse = [
  ...new Set<string>([...houseWords, ...houseWordsBeforeStreets]), 'Manse', 'Stables', 'Bothy', 'Loft', 'Granary', 'Schoolhouse', 'Annexe',
  'Smithy', 'Maltings', 'Brewery', 'Parsonage', 'Dairy', 'Gatehouse', 'Hayloft',
]; // prettier-ignore

/** `3 Shore Street`, `2 Heol Creigiau`. */
const numberAndStreet = source`
  (?:${houseNumber}${streetName}|[1-9]\d{0,2}[a-z]? ${oneOf(celticStreetWords)}(?: (?:(?:y|yr|na|an) )?${word}){1,2})${wordEnd}
`;

/** Whatever is no month and nothing that a number counts. */
const anyName = source`
  (?!${anyOf([...englishMonths, ...countedBeforeStreet, 'members', 'beds', 'bedrooms', 'guests', 'rooms', 'floors', 'places'])}
  ${wordEnd})
  ${longCapitalWord}(?: ${longCapitalWord})?
`;

/**
 * A house by its name before the number and street: `Tigh na Mara, 3 Shore Street`, in the columns of a form too.
 * Rule: Royal Mail addressing standards (building name, then premises number and thoroughfare). The words within the
 * name, or quotation marks, tell it from a person's; a street without any street word must end its line under another.
 */
export const houseBeforeStreet: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gmu')`${start}${house},[ ]${numberAndStreet}`,
    pattern('gmu')`
      // Quarry Cottage, 6 Chapel Bank,
      ${start}(?:${word} ){1,2}${oneOf(houseWordsBeforeStreets)}, [1-9]\d{0,2}[a-z]? ${word} ${word}(?=,)`,
    pattern('gmu')`
      // The Cottage, 12 Fellside, Kendal
      ${start}The (?:${word} ){0,2}${oneOf(anyHouse)}, [1-9]\d{0,2}[a-z]? ${anyName}
      (?=, ${word}(?: ${word})?(?:[,;.)]|${lineEnd}))`,
    pattern('dgmu')`
      // Address   Upper Wootton Farm, in a form
      (?<=^[ \t]{0,12}(?:[hH]ome |[sS]ubject )?)
      (?:[aA]ddress|ADDRESS|[pP]roperty|PROPERTY|Premises|Residence|Dwelling)[ \t]{0,30}[:|]?[ \t]{1,30}
      (?<value>(?:${word} ){1,3}${oneOf(houseWords)})(?=, \p{Lu})`,
    pattern('gmu')`
      // The Old Forge, 2 Quarry Bank, between two lines
      (?<=\n[ \t>]{0,40}| {3})(?:${building}|${houseName}), ${houseNumber}${anyName}
      (?=,?[ \t]{0,4}\r?\n[ \t>]{0,40}\p{Lu}| {3,60}\S[^\n]{2,60}\n)`,
    pattern('gmu')`
      // 14 Horseway Bank, in the column right of another street
      (?<=(?:${streetWord}|\d{2,4}) {4,60})${notAYear}[1-9]\d{0,3}[a-z]? ${anyName}
      (?=,?[ \t]{0,4}\r?\n[ \t]{0,40}\p{Lu}[\p{L}' -]{2,30} {4,60}\p{Lu}\p{Ll}[\p{L}' -]{2,30}\r?\n)`,
  ],
  examples: {
    finds: {
      'Gaelic, above its place': 'Ms Erna Sample\n⟦Tigh na Mara, 3 Shore Street⟧\nAvoch\n',
      'Welsh, and a Welsh street': 'deliver ⟦Pen-y-Waun Farm, 2 Heol Sample⟧, Efail Isaf.',
      'with an article, and a Welsh street': 'Base: ⟦The Old Sample Office, 2 Ffordd Sample⟧, Bethesda',
      'no street word, before its town': 'd.o.b. 1.2.1961\n    ⟦The Cottage, 12 Fellside⟧, Kendal\n',
      'in quotation marks': 'Mr Sam Sample\n⟦"Marshside" , 3 Sample Lane⟧\nReedham',
      'English, with of': 'at ⟦House of Sample, 9 Mill Lane⟧, Ayr',
      'no street word, in a sentence': 'Property is ⟦Sample Cottage, 6 Chapel Bank⟧, Ayr',
      'house alone in a form': 'Address        ⟦Upper Sample Farm⟧, Onibury\n',
      'no street word, between two lines': 'Current address\n⟦The Old Forge, 2 Sample Bank⟧\nPontesbury\n',
      'no street word, in the left column':
        'Sample Ltd                   Mr Sample\n⟦The Old Forge, 3 Church Loke⟧         Sample View\nColtishall\n',
      'in the right column':
        'Old Sample Road               ⟦14 Horseway Bank⟧\nWimblington                 Chatteris\n',
    },
    ignores: {
      'no number': 'Ms Erna Sample\nTigh na Mara, Shore\nAvoch\n',
      'no street': 'Ms Erna Sample\nTigh na Mara, 3 miles\nAvoch\n',
      'a number of guests': 'The party is at Sample House, 6 Guests, Ayr',
      'an address of a company in a form': 'Address        Sample Farm Ltd\n',
      'a date before a place': 'at The Old Barn, 12 March, Kendal\n',
      'no house before a number': 'at The Ritz, 3 Nights, Kendal\n',
      'what is counted before a place': 'at The Old Barn, 12 Rooms, Kendal\n',
      'a date between two lines': 'Held at\nThe Old Forge, 2 March\nPontesbury\n',
      'what is counted between two lines': 'For sale\nThe Old Forge, 4 Bedrooms\nPontesbury\n',
      'within a sentence': 'He saw The Old Forge, 2 Sample Banks and more\n',
      'a number in the right column, no address': 'Length of Road               14 Sample Bank\n1 km      2\n',
    },
  },
};
