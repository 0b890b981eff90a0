import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isAge, wholeYears } from './age-numbers.js';
import { formsOfAddress, namePart } from './person-words.js';

/** `Bett 6   `, `Rm 412-B: `, `Zi. 14 / 2  `: where somebody lies. */
const bed = source`
  (?:Bett|Bed|BED|Zimmer|Zi\.?|Room|Rm\.?|RM|Bay|Box|Platz|Pl\.|Kabine|Cubicle|Side [rR]oom|Ward)
  [ ]?\d{1,4}(?:[A-Da-d]|[ ]?[/.-][ ]?[A-D\d])?[:.,]?(?:[ \t]{1,8}|[ ][–-][ ]|[ ]\|[ ])
`;
const title = `(?:${oneOf(formsOfAddress)} )`;
/** `Muster, Erna`, the family name first, as lists of patients have it. */
const familyNameFirst = String.raw`${namePart},? (?:${namePart}|\p{Lu}\.?(?![\p{L}.]))(?: \p{Lu}\.?(?![\p{L}.]))?`;
const gap = String.raw`(?:,[ ]?|[ \t]{1,8}|[ ]?\()`;
/** No letter or digit goes on behind the sex. */
const sexEnd = String.raw`(?![\p{L}\p{N}]|[²³])`;

/**
 * The age behind a patient's name in the list of a ward: `Bett 6   Hr. Muster, 59`, `Rm 412  Muster, Erna  81F`.
 * Rule: two digits or more behind a title or the number of a bed, at the end of the line, sentence or cell; any number
 * to 119 before the sex.
 */
export const ageInWardList: Recognizer = {
  type: 'AGE',
  patterns: [
    // `Hr. Muster, 59` at the end of its line
    pattern('dgmu')`
      ${wordStart}${title}${namePart}(?: ${namePart})?, (?<value>[2-9]\d)(?=[ \t]{0,4}\r?$)
    `,
    // `Bett 6  Muster, Erna (59)`, `Bed 4 Sample, 77 - awaiting`
    pattern('dgmu')`
      ${wordStart}${bed}${title}?(?:${familyNameFirst}|${namePart}(?=,| \())(?:,[ ]?|[ ]?\(|[ \t]{2,8})
      (?<value>[2-9]\d)(?=\)|[ \t]{0,4}\r?$|[ ][–-][ ]|[ \t]{2}|[,;:][ ]\p{L})
    `,
    // `Bed 4 Sample, E. 77M`, `Zi. 3  Hr. Muster 76 m`
    pattern('dgu')`
      ${wordStart}${bed}${title}?(?:${familyNameFirst}|${namePart})${gap}
      (?<value>${wholeYears})(?=[ ]?/?[ ]?[MFWmfw]${sexEnd})
    `,
    // `Muster, Erna  81F`, no bed; `50 m` would be a race
    pattern('dgu')`
      ${wordStart}${namePart}, ${namePart}(?: \p{Lu}\.?)?(?:,[ ]?|[ \t]{1,8})
      (?<value>${wholeYears})(?=[MF]${sexEnd}|[ ][FWw]${sexEnd}|/[MFmfw]${sexEnd})
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'title and name at the end of a line': 'Bett 6   Hr. Muster, ⟦59⟧\n  Extubiert',
      'the sex behind it': 'Rm 412  Sample, Joyce  ⟦81⟧F  MRN folgt',
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
      'a room behind the name': 'Hr. Muster, 59 b\n',
      'a race': 'Muster, Erna 50 m Freistil',
      'an amount behind two names': 'Sample Trust 45M paid',
      'a weight': 'Bed 4 Sample, E. 77 kg',
      'nobody so old': 'Rm 412  Sample, Joyce  181F  MRN',
      'an area': 'Zimmer 3  Muster 76 m² groß',
    },
  },
};
