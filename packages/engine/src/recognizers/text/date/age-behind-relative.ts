import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { lineEnd, wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { anyAge, isAge, noOrdinal, wholeYears } from './age-numbers.js';
import { givenName, oneOrTwoNames } from './given-name.js';
import { closeRelatives, person, persons } from './person-words.js';

const youngestOrEldest = String.raw`(?:[kK]leine|[gG]roße|[jJ]üngste|[äÄ]lteste)[rn]?`;

/**
 * The age in digits behind a relative or the word for a person, in parentheses or behind a comma, and behind their
 * name: `Schwester Erna, 73, Tel.`, `Mutter (78, dement)`, `Der Fahrer, 32, blieb`.
 * Rule: as newspapers, the police, courts and notes of families set it: a number to 119, and nothing that it could
 * count or measure.
 */
export const ageBehindRelative: Recognizer = {
  type: 'AGE',
  patterns: [
    // `Mutter (78, dement)`
    pattern('gu')`(?<=${person} \()[1-9]\d(?=, \p{Ll}{3})`,
    // `Schwester Erna, 73, Tel.`
    pattern('gu')`(?<=${person}:? ${oneOrTwoNames}, )${wholeYears}${noOrdinal}(?=[,.;)](?!\d)|${lineEnd})`,
    // `die Kleine (6)`
    pattern('gu')`(?<=(?:(?<!\p{L})${youngestOrEldest}|${person}) \()${anyAge}(?=\)(?! (?:bis|to) \(\d))`,
    // `son Kai 6, daughter Mei 3`, `Husband 47.`
    pattern('gu')`
      (?<=${wordStart}${anyOf(closeRelatives)} ${givenName} )${wholeYears}(?=[,;)] |\.?${lineEnd}|
      \. \p{Lu})
    `,
    pattern('gmu')`
      (?<=(?:^|[.;(] )(?:[wW]ife|[hH]usband|[mM]other|[fF]ather|[eE]hefrau|[eE]hemann|[mM]utter|[vV]ater)[ ])
      [2-9]\d(?=[,;)] |\.?${lineEnd}|\. \p{Lu})`,
    // `1 Kind 11 J.`
    pattern('gu')`
      (?<=${wordStart}(?:Kind|Sohn|Tochter|Enkel|Enkelin|child|son|daughter|boy|girl) )\d{1,2} (?:J\.|Jahre|yrs|
      years)(?!\p{L})
    `,
    // `(daughter, 16)`, `Der Fahrer, 32, blieb`
    pattern('gu')`(?<=\((?:[^()\n]{1,30}, )?${person}, )${wholeYears}(?=\))`,
    pattern('gu')`(?<=${person}, )[1-9]\d(?=, (?:\p{Ll}|[A-Z]){2})`,
    // `(daughter of the owner, 21 years)`
    pattern('dgiu')`
      \((?:(?:my|his|her|their|our|seine|ihre|meine|unsere)r? )?${anyOf(persons)}(?!\p{L})[^()\n]{0,40}
      , (?<value>${wholeYears} ?(?:years?|yrs?|y/o|jahre|j\.)(?: old| alt)?)(?=[,;)])
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'behind a relative': 'Schwester Erna, ⟦73⟧, Tel. 0221',
      'a remark behind it': 'Mutter (⟦78⟧, dement) wohnt',
      'somebody in a report': 'Die Radfahrerin, ⟦32⟧, blieb unverletzt',
      'at the end of a line': 'Tochter Lena, ⟦7⟧\n',
      'surname in capitals': 'Passenger: Sam SAMPLE, ⟦79⟧, uninjured',
      'behind a relative alone': 'die Kleine (⟦6⟧) kommt mit',
      'relative in parentheses': 'Harleen Sample (niece, ⟦16⟧)',
      'relative of somebody': 'Erna Muster (daughter of partner 1, ⟦21 years⟧)',
      'two children, nothing between': 'son Kai ⟦6⟧, daughter Mei ⟦3⟧\n',
      'a spouse in a note': 'Wife ⟦44⟧, housewife. Husband ⟦47⟧.',
      'a baby in parentheses': 'Der Säugling (⟦5 Mon.⟧) trinkt',
      'a child of travellers': '2 Erwachsene, 1 Kind ⟦11 J.⟧\n',
    },
    ignores: {
      'parties of a contract': 'Die Partner (1) bis (4) entsenden',
      'a thing in a report': 'Der Artikel, 32, blieb liegen',
      'an amount behind a name': 'Schwester Erna, 73 Euro',
      'a decimal number': 'Schwester Erna, 73,5 Kilo',
      'a size behind a child': 'son Kai 6 kg, daughter',
      'a floor': 'Mieterin Frau Muster, 2. OG links',
      'a term in parentheses': 'loan (fixed rate of the bank, 21 years)',
    },
  },
};
