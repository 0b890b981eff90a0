import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isAge, wholeYears } from './age-numbers.js';
import { namePart, usualFormsOfAddress } from './person-words.js';

/** `Bett 9   `, `Rm 207-B: `, `Zi. 14 / 2  `: where somebody lies. */
const bed = source`
  (?:Bett|Bed|BED|Zimmer|Zi\.?|Room|Rm\.?|RM|Bay|Box|Platz|Pl\.|Kabine|Cubicle|Side [rR]oom|Ward)
  [ ]?\d{1,4}(?:[A-Da-d]|[ ]?[/.-][ ]?[A-D\d])?[:.,]?(?:[ \t]{1,8}|[ ][–-][ ]|[ ]\|[ ])
`;
const title = `(?:${oneOf(usualFormsOfAddress)} )`;
/** `Muster, Erna`, the family name first, as lists of patients have it. */
const familyNameFirst = String.raw`${namePart},? (?:${namePart}|\p{Lu}\.?(?![\p{L}.]))(?: \p{Lu}\.?(?![\p{L}.]))?`;
const gap = String.raw`(?:,[ ]?|[ \t]{1,8}|[ ]?\()`;
/** No letter or digit goes on behind the sex. */
const sexEnd = String.raw`(?![\p{L}\p{N}]|[²³])`;

/**
 * The age behind a patient's name in the list of a ward: `Bett 9   Hr. Muster, 63`, `Rm 207  Muster, Erna  84F`.
 * Rule: two digits or more behind a title or the number of a bed, at the end of the line, sentence or cell; any number
 * to 119 before the sex.
 */
export const ageInWardList: Recognizer = {
  type: 'AGE',
  patterns: [
    // `Hr. Muster, 63` at the end of its line
    pattern('dgmu')`
      ${wordStart}${title}${namePart}(?: ${namePart})?, (?<value>[2-9]\d)(?=[ \t]{0,4}\r?$)
    `,
    // `Bett 9  Muster, Erna (63)`, `Bed 4 Sample, 77 - awaiting`
    pattern('dgmu')`
      ${wordStart}${bed}${title}?(?:${familyNameFirst}|${namePart}(?=,| \())(?:,[ ]?|[ ]?\(|[ \t]{2,8})
      (?<value>[2-9]\d)(?=\)|[ \t]{0,4}\r?$|[ ][–-][ ]|[ \t]{2}|[,;:][ ]\p{L})
    `,
    // `Bed 4 Sample, E. 77M`, `Zi. 3  Hr. Muster 76 m`
    pattern('dgu')`
      ${wordStart}${bed}${title}?(?:${familyNameFirst}|${namePart})${gap}
      (?<value>${wholeYears})(?=[ ]?/?[ ]?[MFWmfw]${sexEnd})
    `,
    // `Muster, Erna  84F`, no bed; `50 m` would be a race
    pattern('dgu')`
      ${wordStart}${namePart}, ${namePart}(?: \p{Lu}\.?)?(?:,[ ]?|[ \t]{1,8})
      (?<value>${wholeYears})(?=[MF]${sexEnd}|[ ][FWw]${sexEnd}|/[MFmfw]${sexEnd})
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'title and name at the end of a line': 'Bett 9   Hr. Muster, ⟦63⟧\n  mobil',
      'the sex behind it': 'Rm 207  Sample, Ann  ⟦84⟧F  fasting',
      'an initial': 'Bed 4 Sample, E. ⟦77⟧M - awaiting scan',
      'in parentheses': 'Zi. 14/2 Muster, Erna (⟦76⟧)\n',
      'before a dash': 'Bay 2: Sample, ⟦77⟧ - awaiting scan',
      'before a cell': 'Bett 3 | Muster, Erna   ⟦46⟧   Pneumonie',
      'before what is wrong': 'Room 12 – Mrs Sample, ⟦91⟧, chest infection',
      'sex apart': 'Zimmer 3  Hr. Muster ⟦76⟧ m  Pneumonie',
      'no bed': 'Sample, Sam ⟦45⟧M, admitted',
      'no bed, sex behind a slash': 'Muster, Erna ⟦62⟧/w TEP links',
    },
    ignores: {
      'nights in a room': 'Zimmer 12 Muster, 14 Nächte',
      'guests in a room': 'Zimmer 12  Muster, Erna  2\n',
      'a room behind the name': 'Hr. Muster, 63 b\n',
      'a race': 'Muster, Erna 50 m Freistil',
      'an amount behind two names': 'Sample Trust 45M paid',
      'a weight': 'Bed 4 Sample, E. 77 kg',
      'nobody so old': 'Rm 207  Sample, Ann  184F  fasting',
      'an area': 'Zimmer 3  Muster 76 m² groß',
    },
  },
};
