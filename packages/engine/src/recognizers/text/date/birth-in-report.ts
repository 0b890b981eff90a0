import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';
import { longAgo } from './birth-behind-name.js';
import { bornThings } from './birth-words.js';
import { fullDate, isDate } from './date-forms.js';
import { givenName } from './given-name.js';
import { namePart } from './person-words.js';

const twoNames = `(?<!\\p{L})${givenName} ${namePart}(?: ${namePart})?`;

/**
 * A birth that reports of the police and of youth offices put behind the name or the sex of a person, with no word for
 * it: `Sample, W/F, 03/14/1980.`, `betr. Erna Muster, 12.03.2017, und Max Muster, 3.4.2020`.
 * Rule: behind race and sex as the American police abbreviates them (FBI CJIS, NCIC codes), behind the sex in a list of
 * a laboratory, before the place of birth, or behind each of two persons.
 */
export const birthInReport: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    // `Erna Sample, W/F, 03/14/1980`, `(W/F 03/14/1980)`
    pattern('gu')`(?<=(?<![\p{L}\p{N}/])[WBHAIU]/[MF][,;]? )${longAgo}${fullDate}`,
    // a laboratory's list: `MUSTER,ERNA      w    12.03.1964`
    pattern('gu')`(?<=\p{Lu}\p{L}{1,24}, ?\p{Lu}\p{L}{1,24}[ \t]{2,24}[wmdfWMDF][ \t]{2,24})${longAgo}${fullDate}`,
    // `Erna Muster, 12.03.1964 in Ulm,`
    pattern('gu')`(?<=${twoNames}, )${longAgo}${fullDate}(?= in \p{Lu}\p{Ll}{2,20}(?:[- ]\p{Lu}\p{Ll}{2,20})?[,;])`,
    // `Erna Muster, 12.03.2017, und Max Muster, 3.4.2020`, `Erna Muster (12.03.2017) und Max Muster (3.4.2020)`
    pattern('gu')`
      (?<=${twoNames}(?:, | \())${fullDate}
      (?=\)?,? (?:und|and|sowie|u\.|&) ${givenName} ${namePart}(?: ${namePart})?(?:, | \()${fullDate})
    `,
    pattern('gu')`
      (?<=${twoNames}(?:, | \()${fullDate}\)?,? (?:und|and|sowie|u\.|&) ${givenName} ${namePart}(?: ${namePart})?(?:, | \())
      ${fullDate}
    `,
    // `Zur Welt gekommen bin ich am 15. Juni 1983`
    pattern('dgu')`
      (?<!\p{L})(?:(?:[zZ]ur|auf die) Welt gekommen|[eE]ntbunden wurde|[gG]eboren wurde(?! (?:die|der|das|diese[rs]?) ${bornThings}(?!\p{L})))(?: \p{L}{2,12}){1,3} am (?<value>${fullDate})
    `,
    pattern('dgu')`
      (?<!\p{L})(?:kam|came)[ ](?:[^\n.;]{0,30}[ ])?(?:am|on) (?<value>${fullDate})(?= (?:[^\n.;]{0,30}[ ])?(?:zur Welt|auf die Welt|into the world)(?!\p{L}))
    `,
  ],
  isValid: isDate,
  examples: {
    finds: {
      'behind race and sex': 'Erna Sample, W/F, ⟦03/14/1980⟧. Sample stated',
      'behind race and sex, no comma': 'driver (B/M ⟦03/14/1980⟧) fled',
      'in a list, behind the sex': 'Patient     MUSTER,ERNA         w    ⟦12.03.1964⟧\n',
      'before the place of birth': '01  Erna Muster, ⟦12.03.1964⟧ in Ulm, wh. dort',
      'of two persons': 'betr. Erna Ruth Muster, ⟦12.03.2017⟧, und Max Muster, ⟦3.4.2020⟧\n',
      'of two persons, in parentheses': 'für Erna Muster (⟦12.03.2017⟧) und Max Muster (⟦3.4.2020⟧) gilt',
      'come into the world': 'Zur Welt gekommen bin ich am ⟦15. Juni 1983⟧ in Ulm',
      'came into the world': 'Unsere Tochter kam am ⟦15.06.2021⟧ in Ulm zur Welt',
    },
    ignores: {
      'a date of late behind the sex': 'Erna Sample, W/F, 03/14/2026. Sample stated',
      'a letter for something else': 'Route, X/Y, 03/14/1980. Sample stated',
      'of one person': 'betr. Erna Ruth Muster, 12.03.2017, und weitere\n',
      'a sample of late in a list': 'Patient     MUSTER,ERNA         w    12.03.2026\n',
      'no place': 'Erna Muster, 12.03.1964 in der Fassung von',
      'a date of late behind a name': 'Erna Muster, 12.03.2026, und der Rest kam',
      'of an idea': 'Geboren wurde die Idee am 3. Mai 2019 in Ulm.',
      'a hearing': 'Erna Muster, 12.03.2026 in Ulm, Saal 4',
    },
  },
};
