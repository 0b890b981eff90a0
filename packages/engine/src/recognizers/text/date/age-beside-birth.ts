import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { ageLabel, ageUnit, ageWord, endOfYears, sex } from './age-label.js';
import { guess, isAge, jahre, wholeYears } from './age-numbers.js';
import { birthWord } from './birth-words.js';
import { fullDate } from './date-forms.js';

/** A birth with its date; the star of genealogy too. */
const birth = String.raw`(?:${birthWord}(?!\p{L})[^\n\d]{0,30}|\*[ ]?)${fullDate}`;
/** What stands between the label of a cell or field with several values, and between these. */
const behindDateLabel = String.raw`["']?[ \t]{0,20}[:=|]?[ \t]{0,20}`;
const cellJoint = String.raw`[ \t]{0,3}[,/|(]?[ \t]{0,3}`;

/**
 * The age beside the date of birth, in one field with it or in parentheses behind it: `DOB 02/28/1947 (79 F)`,
 * `Geb.-Datum / Alter: 12.03.1980 / 45`.
 * Rule: a number to 119 with the label or the word of the birth before it; behind a bare date with the sex or a unit.
 */
export const ageBesideBirth: Recognizer = {
  type: 'AGE',
  patterns: [
    // `DOB / Age / Sex | 06/05/1968  58  F`, `Geb.-Datum / Geschl. / Alter: 06.05.1968, w, 58`
    pattern('dgu')`
      ${ageLabel}(?: ?/ ?\p{L}[\p{L}.]{2,10})?${behindDateLabel}${fullDate}${cellJoint}
      (?<value>${wholeYears})(?= ?(?:${jahre}|y|yrs|J)?${cellJoint}[MFWDmfwd](?![\p{L}\p{N}]))
    `,
    pattern('dgu')`
      ${ageLabel}${behindDateLabel}${fullDate}${cellJoint}[MFWDmfwd]${cellJoint}
      (?<value>${wholeYears})(?![\p{L}\p{N}/%]|[.,]\d)
    `,
    // `Date of birth / Age : 12-01-1996 / 29 yrs`, `Alter / Geburtsdatum: 29 / 12.01.1996`
    pattern('dgu')`
      ${birthWord} ?(?:/|&|,|und|and) ?${ageWord}${behindDateLabel}${fullDate}${cellJoint}
      (?<value>${wholeYears}${ageUnit}?)\)?${endOfYears}
    `,
    pattern('dgu')`
      ${wordStart}${ageWord} ?(?:/|&|,|und|and) ?${birthWord}${behindDateLabel}
      (?<value>${wholeYears}${ageUnit}?)(?=${cellJoint}${fullDate})
    `,
    // The sex or unit behind it: `02/28/1947 (79 F)`, `03-Nov-1968 (57y)`
    pattern('gu')`(?<=\d[./-](?:19|20)?\d\d,? \()${wholeYears}(?=[ /]?[MFmfwd]\))`,
    pattern('gu')`
      (?<=(?:\d[./-](?:19|20)?\d\d|\p{L}[- .](?:19|20)\d\d),? \((?:age |aged )?)
      ${wholeYears}(?: ?(?:y/o|yo|[yY](?:[rR][sS]?)?))\.?
      (?=\)|, ?${sex})
    `,
    // `geb. 12.03.1980 (45)`, `DOB 12 Mar 1980 [45 years, F]`
    pattern('dgu')`
      ${birth},?[ \t]{0,8}[([](?:[aA]ged?:? |Alter:? |${guess} )?
      (?<value>${wholeYears}${ageUnit}?)(?=[)\]]|, ?${sex})
    `,
    // `DOB 12 Mar 1980, 45 years`, `geb. 12.03.1980 / 45 J.`
    pattern('dgu')`${birth}(?:,| -| –| /)? (?<value>${wholeYears}${ageUnit})`,
    // `DOB 12 Mar 1980 - Age 45`
    pattern('dgu')`
      ${birth}(?:,| -| –| /| \|)? {1,4}(?:Age|age|aged|AGE|Alter):? {1,4}(?<value>${wholeYears}${ageUnit}?)${endOfYears}
    `,
    // `Erna Muster (née Beispiel), 86, DOB 12.3.39`
    pattern('gu')`(?<=[\p{L}.)"”“], )[1-9]\d?(?=[,;] ?${birth})`,
    // `12-Mar-1959 (67 years)`, the birth of somebody in the last century
    pattern('gu')`
      (?<=(?:\d[./-]|\p{L}[- .])19\d\d,? ?\()
      [2-9]\d(?: years(?: old)?| Jahre(?: alt)?)
      (?=\)|, ?${sex})
    `,
    // `geb. 12.03.1980, 45 Jahre.`
    pattern('gu')`
      (?<=(?:geb\.|geboren am|\*) ?\d{1,2}\. ?\d{1,2}\. ?\d{4}, )
      ${wholeYears} ${jahre}
      (?=[,;.)]|\r?\n|$)
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'behind the birthday': 'geb. 28.01.1988, ⟦37 Jahre⟧\n',
      'behind the birthday, no unit': 'DOB: 03/11/1968 (⟦57⟧)',
      'label and birthday before it': 'Date of birth / Age      : 12-01-1996 / ⟦29 yrs⟧\n',
      'label and birthday before it, German': 'Geb.-Datum / Alter   12.03.1980 (⟦45⟧)\n',
      'label and birthday behind it': 'Age / DOB : ⟦29⟧ / 12-01-1996\n',
      'in a cell with birthday and sex': '| DOB / Age / Sex  | 06/05/1968  ⟦58⟧  F           |',
      'behind the sex in a field': 'Geb.-Datum / Geschl. / Alter: 06.05.1968, w, ⟦58⟧\n',
      'behind the birthday, with the sex': 'DOB 02/28/1947 (⟦79⟧ F)',
      'behind the birthday, a month': '03-Nov-1968 (⟦57y⟧)  F',
      'behind the birthday, unit written out': 'DOB   03-Nov-1968 (⟦57 years⟧)  Sex',
      'behind the birthday, a comma': 'Geburtsdatum: 12.03.1959, ⟦67 Jahre⟧, weiblich',
      'behind the birthday, in brackets': 'DOB 03-Nov-1968 [⟦57 yrs⟧]',
      'behind the birthday, a label': 'Date of birth 3 Nov 1968 - Age ⟦57⟧\n',
      'behind the birthday, months': 'DOB: 14/03/2024 (⟦2 years 8 months⟧)',
      'behind the birthday, wide gaps': 'DOB                     11/05/1949   (⟦76⟧)\n',
      'behind the star': 'Erna Muster *12.03.1959 (⟦67⟧)',
      'before the birthday': 'for Erna Sample (née Muster), ⟦86⟧, DOB 12.3.39, alone',
      'of the last century': 'Mrs Sample   14-Mar-1959 (⟦67 years⟧)   F',
    },
    ignores: {
      'a number behind a birthday': 'DOB / Ward : 12-01-1996 / 29\n',
      'behind another date': 'seen: 03/11/2024 (57)',
      'pages behind a date': '03-Nov-1968 (57 pages)',
      'a term behind a date of late': 'Lease signed 14-Mar-2019 (25 years)',
      'a house behind a birthday': 'DOB 12 Mar 1980, 45 Sample Road',
      'before the day of a visit': 'for Erna Sample (née Muster), 86, seen 12.3.39, alone',
      'a house before a birthday': 'Erna Muster, Lindenweg 12, geb. 12.03.1980',
      'nobody so old': 'geb. 12.03.1980 (145)',
      'a birthday without its year': 'geb. 12.03. (45) und',
    },
  },
};
