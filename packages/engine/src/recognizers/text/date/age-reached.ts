import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordEnd } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { ageInDigits, ageInDigitsOrWords, isAge } from './age-numbers.js';
import { englishTime, germanTime, germanTimeBehind } from './age-sentence.js';
import { numberStart } from './date-forms.js';
import { givenName } from './given-name.js';
import { namePart, persons, usualFormsOfAddress } from './person-words.js';

const noLetterBefore = String.raw`(?<!\p{L})`;
const pronoun = '(?:[sS]ie|[eE]r|[iI]ch|[sS]he|[hH]e)';
const titled = String.raw`${oneOf(usualFormsOfAddress)} (?:Dr\. )?(?:\p{Lu}\. )?${namePart}`;
/** `sie`, `Mama`, `mein Bruder`, `Frau Muster`, or a name in the short lines of chats. */
const somebody = String.raw`(?:${pronoun}|I|${titled}|${anyOf(persons)}|(?<=^[^\n]{0,200}|[.!?:] )${givenName})`;
/** The end of a sentence or line, a clause behind it, the picture of a cake or a smiley. */
const end = source`(?=
  [!?,)](?!\d)|\.(?:\s|$)|[ ]?\p{Extended_Pictographic}|\s?$|
  [ ](?:[:;][-)DP]|xD|(?:und|and|aber|but|also|oder|or|dann|then|so|passt|haha|lol)${wordEnd})
)`;
const german = '(?:wird|werde|werd|wurde|wirst)';
const english = '(?:turns|turned|is turning)';
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
      (?=\. (?:Geburtstag|Lebensjahr|GEBURTSTAG|LEBENSJAHR)|(?:st|nd|rd|th) birthday|(?:s?t)?en Geburtstag)
    `,
    // In the year of life, as obituaries count: `in her 87th year`
    pattern('gu')`
      (?<=${noLetterBefore}in (?:his|her) )
      (?:[4-9]\d|1[01]\d)(?:st|nd|rd|th)
      (?= year(?! (?:of|at|as|in)${wordEnd}))
    `,
    // `Alles Gute zum 40.!`, `happy 40th Lia`
    pattern('gu')`
      (?<=[aA]lles (?:[gG]ute|[lL]iebe) zum )[1-9]\d
      (?=\.(?: Geburtstag)?[ ]?(?:[,!\n]|\p{Lu}(?!ubil|ochzeit|ahrest|irmen|etrieb|ienst)|$))
    `,
    pattern('gu')`(?<=${noLetterBefore}[hH]appy )[1-9]\dth(?! (?:anniv|wedding|year))(?=[ !,.])`,
    // `Mum's 70th on Saturday`
    pattern('gu')`
      (?<=(?:${anyOf(persons)}['’]s|[cC]elebrat(?:es?|ed|ing) (?:his|her|my|our)) )
      [1-9]\d(?:st|nd|rd|th)
      (?= (?:on|in|this|next|last|party)${wordEnd}|[.,!?])
    `,
    // `sie wird schon 85!`, `Oma wird im Mai 90`
    pattern('gmu')`
      (?<=${noLetterBefore}${somebody} ${german}${germanTime}{0,3}[ ])[1-9]\d?(?:${end}|${germanTimeBehind})
    `,
    // `Mama just turned 60`, `He turns 65 next year`
    pattern('gmu')`(?<=${noLetterBefore}${somebody} (?:just )?${english}[ ])[1-9]\d?(?:${end}|${englishTime})`,
    // `File 0417 turns 58 this year`
    pattern('gu')`(?<=${noLetterBefore}turns )[1-9]\d(?= (?:this|next) (?:year|month|week)${wordEnd})`,
    // `she'll be 70 in May`
    pattern('gu')`
      (?<=${noLetterBefore}(?:${pronoun}|I|${anyOf(persons)})(?: will|['’]ll) (?:be|turn) )
      [1-9]\d(?:${end}|${englishTime})
    `,
    // `who turned 65 in May`, but not `It turned 90 degrees`
    pattern('gu')`(?<=${noLetterBefore}(?<!(?:[iI]t|that|which) )turn(?:ed|ing) )[1-9]\d(?:${end}|${englishTime})`,
    // `She turned forty-one last week`
    pattern('dgu')`
      ${noLetterBefore}(?:${pronoun}|who|just|${anyOf(persons)}) turn(?:ed|s)
      [ ](?<value>(?!\d)${ageInDigitsOrWords})(?![\p{L}\d])(?:${end}|${englishTime})
    `,
    // `werde bald 50 :)`
    pattern('gmu')`(?<=(?:^|[.!?:,] |${noLetterBefore}und )(?:werde?|wirst(?: du)?)${germanTime}[ ])[1-9]\d?${end}`,
    // `er ist gerade 50 geworden`, `sind diese Woche 50 geworden`
    pattern('gu')`
      (?<=
        ${noLetterBefore}(?:bin|ist|is|sind|war|wird|werde)
        (?: \p{Ll}{3,10}(?: (?:Woche|Monat|Jahr|Tage))?){0,2}[ ]
      )
      [1-9]\d(?= geworden)
    `,
    // `wird nächsten Monat 50`
    pattern('gu')`
      (?<=${noLetterBefore}(?:wird|werde) \p{Ll}{3,10} (?:Woche|Monat|Jahr) )
      [1-9]\d${end}
    `,
    // `wird am Samstag 4 🎉`
    pattern('gu')`
      (?<=${noLetterBefore}(?:wird|werde) (?:am|nächsten|diesen|kommenden) \p{L}{3,12} )
      [1-9]\d?(?=[!?,)]| ?\p{Extended_Pictographic})
    `,
    // `wird Lena nicht am 24. 30?`
    pattern('gmu')`
      (?<=${noLetterBefore}(?:wird|wirst|werde) \p{L}{2,12}(?: (?:nicht|denn))?${germanTime}{1,2}[ ])
      [1-9]\d?(?=[?!]| oder)
    `,
    // `ist jetzt 12 und wird im Herbst 13`
    pattern('gu')`
      (?<=${noLetterBefore}(?:ist|war|bin)(?: \p{L}{3,8})? \d{1,2},? und (?:wird|werde)(?: \p{L}{2,12}){0,3}[ ])
      [1-9]\d?${end}
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
      'birthday, no full stop': 'zum ⟦60⟧ten Geburtstag',
      'birthday, English': 'on her ⟦60⟧th birthday',
      'will be': 'sie wird ⟦85⟧ 🎂',
      become: 'er ist gerade ⟦50⟧ geworden',
      wishes: 'Alles Gute zum ⟦40⟧.!',
      today: 'Max wird heute ⟦18⟧!',
      'in the year of life': 'peacefully in her ⟦87th⟧ year, at home',
      'of somebody': "Dad's ⟦70th⟧ on Saturday",
      'in some month': 'Oma wird im Herbst ⟦90⟧ und freut sich',
      'before its time': '- Frau Muster wird ⟦80⟧ im nächsten Jahr',
      'in some month, English': "He'll be ⟦65⟧ in October",
      'in a month, abbreviated': 'mother-in-law Erna Sample turns ⟦75⟧ in Nov, max entry',
      'of a client': 'a client who turned ⟦65⟧ last year',
      'in words': 'She turned ⟦fifty-two⟧ last month and',
      'on a day in English': 'She turns ⟦84⟧ on the 9th. Her',
      'on a day in digits': 'Lena wird doch am 11.11. auch ⟦5⟧ oder?',
      'on a day with its name': 'für Erna, sie wird am samstag 14.6. schon ⟦50⟧. sie mag Bären',
      'on a day in a question': 'übrigens wird lena nicht am 24. ⟦30⟧? kuchen??',
      'about oneself': 'ich werd ⟦33⟧ also alt',
      'on a birthday': 'er hat heute bday, wird ⟦30⟧ 🎂',
      'on some day': 'mein Kleiner wird am Samstag ⟦4⟧ 🎉 wir',
    },
    ignores: {
      'a price to be': 'sie wird 85 Euro teurer',
      'a share': 'sie wird 85% teurer',
      'what it costs in a month': 'Frau Muster wird 80 im Monat zahlen',
      'a large number': 'sie wird 85.000 Mal gelesen',
      'a price to be, in some month': 'Sie wird im Juli 90 Euro kosten',
      'an amount on a day': 'Sie wird am 2. Mai 70 Euro zahlen',
      'a turn': 'The lever turned 90 degrees.',
      'a turn, no unit': 'the lever that turned 90.',
      'a year at school': 'in her 2nd year, at home',
      'wishes to a couple': 'Happy 40th anniversary to you',
      'an anniversary': 'zum 60. Jubiläum',
      'nobody so old': 'zum 245. Geburtstag',
    },
  },
};
