import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { capitalized } from '../capital.js';
import { englishMonths } from '../date/month-names.js';
import { oneOf, pattern, source } from '../pattern.js';
import { eircode } from '../place/postal-code-parts.js';
import { longCapitalWord, numberStart, shortHouseNumber, unitBeforeHouse } from './english-street-parts.js';

/** What estates and lanes are called behind `The`. */
const estates = [
  'Paddocks', 'Paddock', 'Meadows', 'Meadow', 'Orchard', 'Orchards', 'Oaks', 'Elms', 'Willows', 'Beeches', 'Pines',
  'Limes', 'Laurels', 'Maples', 'Cedars', 'Poplars', 'Hawthorns', 'Hollies', 'Firs', 'Birches', 'Glebe', 'Green',
  'Grange', 'Spinney', 'Copse', 'Dell', 'Ridge', 'Ridings', 'Crescent', 'Close', 'Drive', 'Avenue', 'Square',
  'Cottages', 'Maltings', 'Quay', 'Rise', 'Downs', 'Fairways', 'Lawns', 'Glen', 'Hollow', 'Sycamores', 'Chestnuts',
  'Walk', 'Leas', 'Warren', 'Coppice', 'Brambles', 'Chase', 'Moorings', 'Heath', 'Croft', 'Nook', 'Stables',
  'Cloisters', 'Priory', 'Mews', 'Parade', 'Village', 'Heights', 'Haven', 'Harbour', 'Mill', 'Old Mill', 'Granary',
  'Courtyard', 'Terrace', 'Mall', 'Loke', 'Butts', 'Strand', 'Esplanade', 'Park', 'Grove', 'Loaning', 'Wynd', 'Links',
  'Vines',
] as const; // prettier-ignore

/** Streets of one word, with or without an article. */
const singleStreets = [
  'Esplanade', 'Broadway', 'Strand', 'Embankment', 'Foreshore', 'Promenade', 'Seafront', 'Quayside', 'Waterfront',
  'Cornhill', 'Cheapside', 'Haymarket', 'Piccadilly', 'Kingsway', 'Aldwych', 'Whitehall', 'Moorgate', 'Bishopsgate',
  'Northgate', 'Southgate', 'Eastgate', 'Westgate', 'Kirkgate', 'Briggate', 'Deansgate', 'Micklegate', 'Petergate',
  'Stonegate', 'Castlegate', 'Bridgegate', 'Coppergate', 'Walmgate', 'Bailgate', 'Cowgate', 'Trongate', 'Gallowgate',
  'Grassmarket', 'Lawnmarket', 'Saltmarket', 'Cornmarket', 'Eastcheap', 'Houndsditch', 'Minories', 'Millbank',
  'Holborn', 'Lombard', 'Causeway', 'Southway', 'Northway', 'Westway', 'Eastway', 'Ringway', 'Parkway',
  'Queensway', 'Marina', 'Corniche', 'Boardwalk', 'Riverside', 'Seaview', 'Pall Mall', 'Hillside', 'Lakeside',
  'Brookside', 'Hillcrest',
] as const; // prettier-ignore

/** Ends of street names that are everyday words, and abbreviations of a few letters. */
const lesserStreetWords = [
  'Woods', 'Heights', 'Meadows', 'Downs', 'Fields', 'Chase', 'Brow', 'Pass', 'Path', 'Ridge', 'Run', 'Cove', 'Landing',
  'Glen', 'Bend', 'Crossing', 'Hollow', 'Knoll', 'Bluff', 'Heath', 'Circuit', 'Pines', 'Oaks', 'Croft', 'Drove', 'Bank',
  'Link', 'Vista', 'Point', 'Retreat', 'Strand', 'Mall', 'Causeway', 'Wood', 'Dene', 'Fold', 'Garth', 'Gate', 'Side',
  'Cct', 'Cl', 'Gr', 'Str', 'Tce', 'Esp', 'Cr', 'Bvd', 'Cv', 'Xing', 'Holw', 'Cswy',
] as const; // prettier-ignore

const number = `${numberStart}${unitBeforeHouse}${shortHouseNumber}[ ]`;

const town = String.raw`\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}`;
/** The address goes on with a place, or ends with its cell. */
const placeBehind = source`(?=
  ,[ ]?["']?\p{Lu}[\p{L}'’]{2}
  | ?[|·•] ?\p{Lu}\p{Ll}
  |["'][,;]
  |,?[ \t]{0,4}\r?\n[ \t>]{0,40}${town},?(?: [A-Z\d ]{3,12})?${lineEnd}
  | (?:NSW|ACT|VIC|QLD|SA|WA|TAS|NT) \d{4}
)`;

/** `Dublin 14`, `Co. Clare`, a county or code of Ireland at the end of an address. */
const endInIreland = String.raw`(?:(?:Dublin|DUBLIN|Cork) \d{1,2}\p{Lu}?|(?:Co\.?|County) \p{Lu}\p{Ll}|${eircode})`;
/** What a number counts in a town: `3 Members, Naas, Co. Kildare`. */
const countable = [
  'Members', 'Staff', 'Pupils', 'Students', 'Houses', 'Units', 'Apartments', 'Counties', 'People', 'Persons', 'Cars',
  'Days',
  ...englishMonths.map(capitalized),
]; // prettier-ignore

/** Who dwells, works or is visited there stands before: `at `, `our office: `. */
const placeBefore = String.raw`(?<=(?<!\p{L})(?:at|is|to|from|of|[aA]ddress|[oO]ffice|[sS]hop|[pP]remises):? )`;
/** The clause ends or goes on with a verb or preposition, so that nothing is counted. */
const clauseBehind = source`(?=
  [,.;:)"'!?](?!\d)|${lineEnd}
  |[ ](?:in|before|since|for|near|until|and|at|by|on|is|was|with|now|today|next)${wordEnd}
)`;

/**
 * House number on an estate or street without any of the usual street words: `7 The Oaks`, `63 Esplanade`,
 * `22 Abbey Woods` where the place follows.
 * Rule: Royal Mail PAF and AS 4590 street types (the rarer ones), collected by hand in November 2026.
 */
export const englishEstate: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`
      ${number}The (?:Old |New )?${oneOf(estates)}${wordEnd}${clauseBehind}`,
    pattern('gu')`${number}(?:The )?${oneOf(singleStreets)}${placeBehind}`,
    pattern('gu')`${placeBefore}${number}${oneOf(singleStreets)}${clauseBehind}`,
    pattern('gu')`
      (?:${wordStart}(?:Unit|UNIT|Flat) )?${number}
      (?:St\.? )?(?:${longCapitalWord} ){1,3}${oneOf(lesserStreetWords)}\.?
      (?:${placeBehind}|(?<=(?<!\p{L})(?:at|is|to|from|of) \d{1,4}[a-z]? [\p{L}'’ ]{3,60})${clauseBehind})`,
    pattern('gu')`
      // 14 Knocknashee, Goatstown, Dublin 14
      (?<=(?:^|\n)[ \t>]{0,40}|[,:;(–-] |(?<!\p{L})(?:at|of|to|is) )${number}(?!${oneOf(countable)})
      (?:${longCapitalWord}[ ]?){1,3}(?=,(?: ${town},){0,2} ${endInIreland})`,
  ],
  examples: {
    finds: {
      estate: 'Purchase of ⟦7 The Oaks⟧, Naas',
      'estate in a sentence': 'grew up at ⟦3 The Old Orchard⟧ before that',
      'one word before a place': 'our flat, ⟦63 Esplanade⟧, Sampleton',
      'one word behind a preposition': 'They dwell at ⟦63 Haymarket⟧ now',
      'everyday word behind a preposition': 'the passage to ⟦4 Sample Bank⟧, owner',
      'one word before a state': '⟦17 Foreshore⟧ WA 6160',
      'everyday word before a place': 'Site: ⟦22 Abbey Woods⟧, Douglas',
      'abbreviation before a place': '⟦3/18 Sample Cct⟧, Bonner',
      'before a bar': '⟦118a Northgate⟧ | Wakefield | WF1 3QT',
      'saint of a terrace': "works at ⟦5 St Sample's Tce⟧, Cabra",
      'Irish, before a town and Dublin': 'at ⟦14 Knocknasample⟧, Goatstown, Dublin 14',
      'Irish, before the county': 'to ⟦8 Sample Beg⟧, Ardfert, Co. Kerry',
      'cell of a table': 'Rhys,"⟦12 Sample Brow⟧",Bangor',
      'above its place': 'Mary Sample\n⟦4 Abbey Heights⟧\nNaas\n',
    },
    ignores: {
      'people of a town': 'at 14 Members, Naas, Co. Kildare',
      'a part of a book': 'see Chapter 7 The Oaks.',
      'no number': 'Purchase of The Oaks, Naas',
      'the title goes on': 'all 14 The Orchard Keeper copies',
      'one word, no place': 'top 10 Broadway shows',
      'one word that names what is counted': 'moved to 10 Broadway shows',
      'everyday word, no place': 'with 22 Deep Woods to cross',
      'lower case': 'our 22 abbey woods, Douglas',
      'a year': 'since 2019 Abbey Woods, Douglas',
    },
  },
};
