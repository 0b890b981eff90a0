import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { lineEnd, wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { ageInDigits, guess, isAge, jahre, wholeYears } from './age-numbers.js';
import { notBehindAnAnimal } from './aged-things.js';
import { numberStart } from './date-forms.js';
import { givenName } from './given-name.js';
import { germanSex, persons } from './person-words.js';

/** How words for what people do end: `Helferin`, `Tischler`, `Studentin`, `teacher`. */
const endsOfOccupations = [
  'in', 'er', 'eur', 'ist', 'ant', 'ent', 'wirt', 'mann', 'frau', 'wart', 'loge', 'arzt', 'anwalt', 'kraft', 'or',
  'ian', 'man', 'woman', 'nurse', 'cook',
]; // prettier-ignore

/**
 * The age of a person with its unit, between commas or in a cell of its own: `Erna Muster, w, 45 Jahre, wohnhaft`.
 * Rule: a number to 119 beside the sex, the word for a person or a name, where nothing but a comma or the end of the
 * line or cell follows; a term goes on in words.
 */
export const ageBetweenCommas: Recognizer = {
  type: 'AGE',
  patterns: [
    // With the sex before it or behind it
    pattern('gu')`(?<=(?<![\p{L}\p{N}.])${germanSex}, )${wholeYears}(?= ?(?:${jahre}|J)(?!\p{L}))`,
    pattern('gu')`${numberStart}${wholeYears}(?= ?${jahre},? ${germanSex}(?!\p{L}))`,
    // Of a person whom somebody describes: `Mann, ca. 35-40 Jahre, schlank`
    pattern('gu')`
      (?<=(?<![\p{L}\p{N}.])(?:${anyOf(persons)}|${germanSex}), (?:${guess} )?)
      (?:\d{2} ?(?:[-–]|bis) ?)?[1-9]\d? (?:${jahre}|Monate|Wochen|months|weeks)(?=[,;.)]|${lineEnd})
    `,
    // `Muster, w, 45 Jahre, wohnhaft`
    pattern('gu')`
      (?<=[\p{L}.], (?:${germanSex}, ?)?)${notBehindAnAnimal}
      ${ageInDigits} ${jahre}
      (?=[,);]|$| aus | wohnhaft)
    `,
    // `Muster Erna, 84 J.` at the end of its line
    pattern('gmu')`
      (?<=(?:Hr\.|Fr\.|\p{Lu}\p{Ll}{2,20}) \p{Lu}[\p{L}’'-]{1,20}, )[1-9]\d ${jahre}(?=[ \t]{0,4}\r?$)
    `,
    // Behind name and occupation: `Erna Muster, Tischlerin, 31 Jahre` at the end of its line, `Max Muster, Tischler, 45,`
    pattern('gmu')`
      (?<=${wordStart}${givenName} ${givenName}, \p{L}{4,30}, )[1-9]\d (?:${jahre}|years)(?=[ \t]{0,4}\r?$)
    `,
    pattern('gmu')`
      (?<=${wordStart}${givenName} ${givenName}, \p{L}{2,25}${oneOf(endsOfOccupations)}, )
      [1-9]\d(?=[,;)][ ](?!\d)|\.?[ \t]{0,4}\r?$)
    `,
    // In a cell or between bullets: `| 45 Jahre |`
    pattern('gu')`(?<=[|•·] {1,4})${ageInDigits} ${jahre}(?= {1,4}[|•·])`,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'after a name': 'Erna Muster, ⟦45 Jahre⟧, wohnt dort',
      'of a child': '2 Erw., 1 Kind, ⟦6 Jahre⟧\n',
      'of somebody described': 'Mann, ca. ⟦35-40 Jahre⟧, kräftig',
      'after a name, at the end of a line': 'Zi 1 / 1   Muster Erna, ⟦84 J.⟧\nFraktur',
      'behind the sex': 'Pat., m, ⟦45 J.⟧, stabil',
      'before the sex': 'Anrufer, ⟦45 J.⟧, w, klagt',
      'behind the sex, no mark': 'RTW-Einsatz, w, ⟦45⟧ J nach Sturz',
      'before the sex, in a word': 'Notruf: ⟦45⟧ Jahre, männlich, Atemnot',
      'behind an occupation': 'Es erzählt Erna Muster, Tischlerin, ⟦31 Jahre⟧\nText: Max',
      'behind an occupation, no unit': 'Max Muster, Tischler, ⟦45⟧, sagt',
      'behind an occupation, English': 'Sam Sample, teacher, ⟦45⟧\n',
      'of a baby between commas': 'Säugling, ⟦3 Monate⟧, gestillt',
      'between bullets': 'Erna Muster • ⟦45 Jahre⟧ • Ulm',
    },
    ignores: {
      'a term behind a comma': 'Gesetzliche Gewährleistung, 5 Jahre\n',
      'a member described': 'Frau, 40 Jahre Mitglied',
      'a house behind the name of a street': 'Erna Muster, Lindengasse, 29, Ulm',
      'a day behind an occupation': 'Max Muster, Tischler, 12. März',
      'a weight behind the sex': 'Pat., m, 45 kg, stabil',
      'another unit between bullets': 'Erna Muster • 45 Tage • Ulm',
      'nobody so old': 'Erna Muster, 145 Jahre, wohnt dort',
      'an animal': 'der Wallach Amadeus, Fuchs, 12 Jahre, ruhig',
    },
  },
};
