import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { englishMonths } from '../date/month-names.js';
import { oneOf, pattern, source } from '../pattern.js';
import { capitalWord, longCapitalWord, shortHouseNumber, unitBeforeHouse } from './english-street-parts.js';
import { countedBeforeStreet, houseWords, wordsWithinHouseNames } from './english-street-words.js';

const title = oneOf(['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Cllr', 'Sir', 'Lady', 'Rev', 'Messrs']);
/** `Mr Alec Sample`, `Mr & Mrs Sample`. */
const person = source`
  ${title}\.?(?: (?:&|and) ${title}\.?)?
  (?: (?:\p{Lu}\.? ?){1,3}(?= \p{Lu}))?(?: \p{Lu}[\p{L}\p{M}'’-]{1,20}){1,3}
`;
const residents = '(?:resident|occupier|owner|tenant|neighbour|neighbor)s?';
const dwells = oneOf(['live', 'lives', 'lived', 'living', 'reside', 'resides', 'resided', 'residing', 'dwelling']);

/** `moved to`, where a house and nothing else that has a number and a capital is behind it. */
const moved = source`
  (?:moved|moving|relocated|relocating) (?:in )?(?:to|from)
  (?=[ ]\d{1,4}[a-z]? \p{Lu}[\p{L}’'-]{2,20}(?: \p{Lu}[\p{L}’'-]{2,20})?
  (?:,|[ ](?:last|next|this|in|on|since|with)[ ]|[.;)]?${lineEnd}))
`;

/** What is let, sold or repaired. */
const premises = oneOf([
  'Property', 'property', 'PROPERTY', 'Premises', 'premises', 'Dwelling', 'dwelling', 'Demised premises',
  'Rented property', 'Security property', 'Secured property', 'Site address', 'Risk address', 'Property address',
  'Home address', 'Correspondence address', 'Address', 'ADDRESS', 'address',
]); // prettier-ignore

const number = `${unitBeforeHouse}${shortHouseNumber},?[ ]`;
/** What a property has, and how far it is. */
const roomsAndDistances = [
  'bed', 'beds', 'bedroom', 'bedrooms', 'bathroom', 'bathrooms', 'storey', 'storeys', 'acre', 'acres', 'sq', 'km',
  'min', 'mins', 'metres', 'unit', 'units', 'reception', 'floors', 'receptions', 'pm', 'per', 'kw', 'x', 'bytes',
  'bits', 'characters', 'digits', 'lines', 'words', 'fields',
]; // prettier-ignore
/** `14 The Loke`. */
const numberAndArticle = `${number}The (?:${capitalWord} )?${longCapitalWord}${wordEnd}`;
/** `3a Larkfields`; no date, no count. */
const numberAndName = source`
  ${number}(?!${anyOf([...englishMonths, ...countedBeforeStreet, ...roomsAndDistances])}${wordEnd})
  ${longCapitalWord}(?: ${longCapitalWord}){0,2}${wordEnd}
`;

/**
 * House number and street without any street word, where somebody of that address is named or a verb says that they
 * dwell there: `Mr Sample of 14 The Loke`.
 * Rule: Royal Mail addressing standards (premises before the thoroughfare). A month is no street.
 */
export const englishDwelling: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('dgu')`${wordStart}(?:${person}|${residents}),? (?:of|at|from) (?<value>${numberAndArticle})`,
    pattern('dgu')`${wordStart}${person},? (?:of|at) (?<value>${numberAndName})`,
    pattern('dgu')`
      ${wordStart}(?:${dwells} (?:(?:alone|together|now|still|nearby|opposite|next door) )?at|${moved})
      [ ](?<value>${numberAndArticle}|${numberAndName})
    `,
    pattern('dgu')`
      // residing at Baile an Sample House, Ayr
      ${wordStart}${dwells} at
      [ ](?<value>(?!The )${longCapitalWord}(?: (?:(?:${oneOf(wordsWithinHouseNames)}) )?
      ${longCapitalWord}){0,2} ${oneOf(houseWords)})
      (?=,|\.?${lineEnd}|\.[ ])
    `,
    pattern('dgu')`
      ${wordStart}${premises}(?::| is| known as| at| address is)?[ ](?<value>${numberAndArticle}|${numberAndName})
      (?=,|[.;]?${lineEnd}| [-–(])
    `,
    // a flat of a named or lettered block: `Flat B-407`
    pattern('gu')`${wordStart}(?:Flat|Apartment|Apt\.?) (?:[nN]o\.? ?)?[A-Z]-?\d{2,4}${wordEnd}`,
  ],
  examples: {
    finds: {
      'person of an address': 'Mr Alec Sample of ⟦14 The Loke⟧ complained again',
      couple: 'Mr & Mrs Sample, of ⟦3 Larkfields⟧, objected',
      'resident of it': 'A resident of ⟦22 The Old Orchard⟧ asked',
      'verb of dwelling': 'She lives at ⟦9a Temple Back⟧ with her son',
      'where somebody moved': 'They moved to ⟦22 Kingsway⟧ last week',
      'flat before it': 'residing at ⟦Flat 2, 18 The Paddocks⟧, Ayr',
      'house without a number': 'teacher residing at ⟦Baile an Sampla House⟧, Ballyferriter',
      'property of a sale': 'Property is ⟦8 Larkfields⟧, Ardfert',
      'property of a sale, at the end': 'Re: Property: ⟦14B Knappagh⟧\n',
      'flat of a block': 'owner of ⟦Flat B-407⟧, Mr Sample, owes',
      'house of a councillor': 'Cllr J. Sample at ⟦7 Sycamores⟧ agrees',
    },
    ignores: {
      'nobody of it': 'Page 3 of 14 The Times articles',
      'a date': 'Mr Sample of 14 October wrote',
      'lower case': 'Mr Sample of 14 the loke complained',
      'no number': 'Mr Sample of The Loke complained',
      'rooms of a property': 'Property: 3 Bedroom Semi\n',
      'a count': 'Mr Sample of 20 Years standing',
      'a year': 'She lives at 2026 Standards',
      'a kind of hotel': 'We moved to 5 Star hotels',
      'a flat of no block': 'owner of Flat screens, Mr Sample, owes',
      'another verb': 'She works at 9a Temple Back',
    },
  },
};
