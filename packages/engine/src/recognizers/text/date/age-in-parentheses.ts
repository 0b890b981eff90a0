import type { Recognizer } from '../../../recognizer.js';
import { anyOf, anyOfBehind } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { ageInDigits, guess, isAge, jahre, wholeYears } from './age-numbers.js';
import { notBehindAnAnimal } from './aged-things.js';
import { givenName } from './given-name.js';
import { calledRelatives, germanSex, namePart, persons } from './person-words.js';
import { termWords } from './term-words.js';

/** What lasts for years without a gap: `(lückenlos 10 Jahre)`. */
const termsInside = [...termWords, 'lückenlos', 'durchgehend', 'ununterbrochen', 'schadenfrei', 'insgesamt'];
/** A term before the number in parentheses, or inside of them: `Garantie (5 Jahre)`, `(Laufzeit 10 Jahre)`. */
const notOfATerm = source`
  (?<!(?:
  \(\p{L}{0,20}${anyOfBehind(termsInside)},?|
  ${anyOfBehind(termWords)}
  (?: (?:vom|ab|seit|bis|von) [\d.]{6,10}| (?:für|von|der|des|auf|zum|zur)(?: \p{L}{2,20}){1,4})? \(
  )[ ]?)
`;
/** Not behind a noun by its ending: `Bestattung (20 Jahre)`. */
const notOfANoun = String.raw`(?<!\p{L}{5}(?:ung|heit|keit|schaft|tion|ität)(?:en|s)? \()`;
/**
 * What an age in parentheses has before it, if anything: a comma, about, now, or a person. Other words tell of terms.
 */
const beforeAge = source`
  (?:[^()\n]{0,20}, ?)?
  (?:(?:${guess}|gerade|erst|jetzt|heute|damals|inzwischen|mittlerweile|${wordStart}${anyOf(persons)}|
  ${wordStart}${givenName}|${germanSex})[ ])?
`;

/**
 * The age of a person in parentheses, in years, months or weeks: `davon ein Kind (7 Jahre)`, `(Mann, ca. 52 J.)`.
 * Rule: a number to 119 with its unit; no term of years, which has its word before the parentheses or inside of them.
 */
export const ageInParentheses: Recognizer = {
  type: 'AGE',
  patterns: [
    // `ein Baby (5 Monate)`
    pattern('gu')`
      (?<=${wordStart}${anyOf(persons)} \((?:${guess} )?)[1-9]\d? (?:Monate|Wochen|months|weeks)(?: old| alt)?(?=[,;)])
    `,
    // `Max (11 Mon.)`, `her daughter Ada (12 years)`
    pattern('gu')`
      (?<=${wordStart}(?:${anyOf(persons)} )?${givenName} \()
      [1-9]\d? (?:Mon\.|Mte\.|Wo\.|mths?\.?|mos\.?|wks\.?)(?=[,;)])
    `,
    pattern('gu')`
      (?<=${wordStart}${anyOf(persons)} (?:\p{Lu}\p{L}{1,20} )?\()${wholeYears} (?:years|yrs|y\.?o\.?)(?: old)?(?=[,;)])
    `,
    // `Max Muster, minor (9)`
    pattern('gu')`(?<=${wordStart}(?:minor|infant|minderjährig) \()(?:1[0-7]|[1-9])(?=[,;)])`,
    // `Opa Max (81, darf`
    pattern('gu')`(?<=${wordStart}${anyOf(calledRelatives)} (?:${namePart} )?\()[3-9]\d(?=\)|, ?\p{L})`,
    // `(52 J.)`, `(75J, w)`
    pattern('dgu')`(?<=\()(?:${guess} )?(?<value>${wholeYears})(?= ?[jJ]\.?(?:\)|, ?[mwd]\)))`,
    // `(Mann, ca. 52 Jahre)`, `(8 Jahre, 2 Monate)`
    pattern('gu')`
      ${notOfATerm}${notBehindAnAnimal}${notOfANoun}
      (?<=\(${beforeAge})${ageInDigits} ${jahre}(?:,? (?:und )?\d{1,2} Monate?)?(?=[,;)])
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'in parentheses': 'davon ein Kind (⟦7 Jahre⟧)',
      'in parentheses, by a person': 'mit Kind (Tochter ⟦7 Jahre⟧)',
      'in parentheses, abbreviated': 'Anrufer (Mann, ca. ⟦52 J.⟧) wartet',
      'years and months': 'Bruder Finn (⟦8 Jahre, 2 Monate⟧), Lena',
      'of a grandfather': 'und Opa Max (⟦81⟧, sitzt gern)',
      'of a baby': 'mit Baby (⟦5 Monate⟧), es',
      'of a brother, in months': 'Lena (⟦7 Jahre⟧), Max (⟦11 Mon.⟧)',
      'of a daughter, English': "Owner's daughter Ada (⟦12 years⟧) had",
      'of a minor': 'Sam Sample, grandson, minor (⟦9⟧), D.o.B.',
      'year in a letter, with the sex': 'Erna, 08.06.1951 (⟦75⟧J, w), Ulm',
      'year abbreviated': '*08.03.56 (⟦69⟧ J)',
    },
    ignores: {
      'a term, English': 'with a warranty (12 years) on',
      'a minor matter': 'the minor (26) of them',
      'a term in parentheses': 'mit Garantie (5 Jahre)',
      'a term, its word inside': 'im Vertrag (Laufzeit 5 Jahre)',
      'a term, its word inside in a compound': 'ein Mähdrescher (Restlaufzeit 6 Jahre) folgt',
      'a term behind its noun': 'die letzte Bestattung (20 Jahre) ist',
      'a term behind its date': 'Vertrag vom 01.02.2010 (15 Jahre)',
      'a term without a gap': 'Bonus (Heft lückenlos 10 Jahre)',
      'behind an animal': 'für den Wallach „Amadeus“ (Haflinger, Fuchs, 12 Jahre) die Box',
    },
  },
};
