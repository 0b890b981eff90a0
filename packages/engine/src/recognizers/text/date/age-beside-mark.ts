import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { ageInTens, ageInWords, fewYears, isAge, wholeYears } from './age-numbers.js';
import { endOfClause } from './age-sentence.js';
import { givenName } from './given-name.js';
import { namePart } from './person-words.js';

/**
 * An age between the slashes or bars of a form, in the description of a suspect, or in words as somebody says it:
 * `58 Yrs / F`, `/ 87 J. /`, `W/M, thin, 30-35,`, `I'm eighty-two and`, `der Max is neunzig`.
 * Rule: the unit for years stands between marks, or the sex behind one; in words twenty or more, or what is told of a
 * child in parentheses.
 */
export const ageBesideMark: Recognizer = {
  type: 'AGE',
  patterns: [
    // `58 Yrs / F`, `45 Y/M`
    pattern('gu')`
      (?<![\p{L}\p{N}.,/-])${wholeYears} ?(?:Yrs?|yrs?|YRS?|Y|J)\.?(?= ?[/|] ?(?:[MFWmfw]|Male|Female|männl\.|weibl\.)${wordEnd})
    `,
    // `08.12.38  / 87 J. / verw.`
    pattern('gu')`(?<=[\p{L}\d][ \t]{0,4}[/|][ ]{1,4})${wholeYears} ?(?:J\.|Jahre|yrs\.?|y/o)(?=[ ]{1,4}[/|])`,
    // `b) Erna Muster, ca. 70 J., Adresse`
    pattern('gu')`(?<=${namePart} ${namePart}, (?:ca\.|etwa|approx\.) )[1-9]\d ?(?:J\.|yrs)(?=[,;)])`,
    // `Suspect is a W/M, thin, 30-35, gray hoodie`
    pattern('dgu')`
      (?<![\p{L}\p{N}/])[WBHAIU]/[MF],(?: \p{Ll}[\p{L}' -]{2,20},){1,3}[ ]
      (?<value>[1-9]\d(?:[-–][1-9]\d)?)(?=[,.;](?!\d))
    `,
    // `I'm eighty-two and`
    pattern('dgu')`
      ${wordStart}(?:I['’]?m|I am|[iI]ch bin|[eE]r is|[sS]ie is) (?:now |only |already |jetzt |schon |erst |ja |auch )?
      (?<value>${ageInTens})${endOfClause}
    `,
    // `der Max is neunzig und`
    pattern('dgu')`
      (?<!\p{L})(?:der|die|unser|unsere|our) ${givenName} (?:is|ist|war|wird)(?: \p{L}{3,8}){0,2}? (?<value>${ageInTens})${endOfClause}
    `,
    // `der Tochter (Lena, sechs)`
    pattern('dgu')`\(${givenName}, (?<value>${fewYears}|${ageInWords})(?=\))`,
    // `Herr Muster, 82, 4. OG, bittet`
    pattern('dgu')`
      (?<!\p{L})(?:Herr|Frau|Hr\.|Fr\.|Mrs?\.?|Ms\.?) ${namePart}(?: ${namePart})?, (?<value>[2-9]\d)
      (?=, (?:\d{1,2}\. ?(?:OG|UG|Stock|Etage)|EG|DG|UG)(?!\p{L}))
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'before the sex': 'Name : Mrs. Erna Sample     ⟦58 Yrs⟧ / F\n',
      'guessed, behind a name': 'b) Erna Muster, ca. ⟦70 J.⟧, Adresse',
      'between slashes': 'Geb. 08.12.38  / ⟦87 J.⟧ / verw.',
      'of a suspect': 'Suspect is a W/M, thin, ⟦30-35⟧, gray hoodie',
      'of oneself, in words': "I'm ⟦eighty-two⟧ and I've paid",
      'of somebody named, in words': 'der Max is ⟦neunzig⟧ und unterschreibt',
      'of a child, in words': 'Zeichnung der Tochter (Lena, ⟦sechs⟧). Darauf',
      'before the floor': 'Herr Muster, ⟦82⟧, 4. OG, bittet',
    },
    ignores: {
      'a term': 'Rate 5 Yrs / A',
      'years that are no age': 'Laufzeit / 10 Jahre fest',
      'letters that are no ethnicity and sex': 'Suspect is a X/Y, thin, 30-35, gray hoodie',
      'a small number in words': "I'm two and a half hours away",
      'a count in words': 'der Max ist zwanzig Meter entfernt',
      'an adverb': '(Lena, sicher) kommt',
      'a room': 'Herr Muster, 82, 4. Zimmer',
    },
  },
};
