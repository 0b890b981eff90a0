import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { pattern } from '../pattern.js';
import { ageInDigits, isAge } from './age-numbers.js';
import { numberStart } from './date-forms.js';
import { givenName } from './given-name.js';
import { persons } from './person-words.js';
import { wordStart } from '../bounds.js';

const noLetterBefore = String.raw`(?<!\p{L})`;
const pronoun = '(?:[sS]ie|[eE]r|[iI]ch|[sS]he|[hH]e)';
/** `sie`, `Mama`, `mein Bruder`, or a name in the short lines of chats. */
const somebody = String.raw`(?:${pronoun}|[mM]ama|[pP]apa|${anyOf(persons)}|(?<=^[^\n]{0,200})${givenName})`;
/** The end of a sentence or line, or the picture of a cake. */
const end = String.raw`(?=[!?,)]|\.(?:\s|$)| ?\p{Extended_Pictographic}|\s?$)`;

/**
 * The age that somebody reaches or has reached, as messages and speeches tell it: `sie wird 85`, `zum 60. Geburtstag`.
 * Rule: a number to 119 behind a verb of becoming with a person, a day or a birthday before it, and nothing behind it
 * that could be counted.
 */
export const ageReached: Recognizer = {
  type: 'AGE',
  patterns: [
    pattern('gu')`
      ${numberStart}${ageInDigits}
      (?=\. (?:Geburtstag|Lebensjahr|GEBURTSTAG|LEBENSJAHR)|(?:st|nd|rd|th) birthday)
    `,
    // `she's only 45.`, `er ist 45 und`
    pattern('dgu')`
      ${wordStart}(?:${pronoun}|I)(?:['’]s|['’]m| is| am| ist| bin)
      (?: (?:now|only|just|jetzt|erst|schon|gerade))? (?<value>[1-9]\d)
      (?=[.!?](?:\s|$)|,? (?:and|und|aber|but) )
    `,
    // `sie wird schon 85!`, `Mama just turned 60`
    pattern('gmu')`
      (?<=
        ${noLetterBefore}${somebody}
        (?: (?:wird|werde|wurde|turns|turned|just turned|is turning))
        (?: (?:dann|jetzt|nun|ja|schon|auch))?[ ]
      )
      [1-9]\d?${end}
    `,
    // `er ist gerade 50 geworden`, `sind diese Woche 50 geworden`
    pattern('gu')`
      (?<=
        ${noLetterBefore}(?:bin|ist|sind|war|wird|werde)
        (?: \p{Ll}{3,10}(?: (?:Woche|Monat|Jahr|Tage))?){0,2}[ ]
      )
      [1-9]\d(?= geworden)
    `,
    // `wird nächsten Monat 50`
    pattern('gu')`
      (?<=${noLetterBefore}(?:wird|werde) \p{Ll}{3,10} (?:Woche|Monat|Jahr) )
      [1-9]\d(?=[.!?]?(?:\s|$))
    `,
    // `wird am Samstag 4 🎉`
    pattern('gu')`
      (?<=${noLetterBefore}(?:wird|werde) (?:am|nächsten|diesen|kommenden) \p{L}{3,12} )
      [1-9]\d?(?=[!?,)]| ?\p{Extended_Pictographic})
    `,
    // `wird heute 45`, `turned just 45`
    pattern('dgu')`
      (?:wird|werde|wirst|turns|turned|turning)
      [ ](?:heute|morgen|gestern|bald|schon|endlich|today|tomorrow|just)
      [ ](?<value>\d{1,2})${end}
    `,
    // `hat Geburtstag und wird 30`
    pattern('gmu')`
      (?<=(?:[bB]day|[gG]eburtstag|[bB]irthday)[^\n.]{0,30} (?:wird|werde|wurde|turns|turning) )
      [1-9]\d?${end}
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      birthday: 'zu ihrem ⟦60⟧. Geburtstag',
      'birthday, English': 'on her ⟦60⟧th birthday',
      'is now': 'Sie ist jetzt ⟦45⟧ und wohnt dort',
      'will be': 'sie wird ⟦85⟧ 🎂',
      become: 'er ist gerade ⟦50⟧ geworden',
      today: 'Max wird heute ⟦18⟧!',
      'on a birthday': 'er hat heute bday, wird ⟦30⟧ 🎂',
      'on some day': 'mein Kleiner wird am Samstag ⟦4⟧ 🎉 wir',
    },
    ignores: {
      'a price to be': 'sie wird 85 Euro teurer',
      'a share': 'sie wird 85% teurer',
      'a large number': 'sie wird 85.000 Mal gelesen',
      'an anniversary': 'zum 60. Jubiläum',
      'nobody so old': 'zum 245. Geburtstag',
      'a duration': 'Sie ist jetzt 45 Minuten da',
    },
  },
};
