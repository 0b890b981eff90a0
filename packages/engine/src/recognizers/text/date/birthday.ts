import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { ageInDigitsOrWords } from './age-numbers.js';
import { dayAndMonth, month } from './date-forms.js';
import { givenName } from './given-name.js';
import { namePart, persons, usualFormsOfAddress } from './person-words.js';

/** `3. Mai`, `24.5.`, `May 30` */
const dayOfYear = source`(?:${dayAndMonth}|\d{1,2}\. ?\d{1,2}\.)(?!\d| ?\d{4})`;
/** The same, or the day of a month that is known: `30.`, `22nd`. */
const dayOrDayOfYear = source`
  (?:${dayOfYear}|\d{1,2}(?:\.|st|nd|rd|th)(?![\p{L}\d]|[ ](?:of[ ])?${month}${wordEnd}))
`;

const birthday = source`${wordStart}(?:Geburtstag|[bB]-?day|birthday)${wordEnd}`;
/** `er`, `Mama`, `Frau Muster`, `Erna Muster`; what is no person has its own birthdays. */
const somebody = source`
  (?:[eE]r|[sS]ie|[iI]ch|du|${oneOf(usualFormsOfAddress)} (?:Dr\. )?${namePart}|(?:[mdsu]eine?|[iI]hre?|unsere?)?[ ]?${anyOf(persons)}
  |${givenName}(?: ${namePart})?)[ ]
`;
/** An age with nothing behind it that could be counted. */
const age = source`
  (?:schon |auch |ja |stolze )?${ageInDigitsOrWords}(?![\p{L}\d])
  (?=[!?,;:)](?!\d)|\.(?:\s|$)|\s?$|\s{2}|[ ](?:Jahre|J\.|und (?:wir|ich|er|sie|hat|will|freut|feiert))${wordEnd}
  |[ ]?\p{Extended_Pictographic})
`;
/** A day of the month in an English sentence that ends or goes on behind it: no `5th hole`. */
const englishDay = source`(?:${dayOfYear}|${dayOrDayOfYear}(?=[!?,;:.)]|\s?$|[ ](?:and|but|so|or)${wordEnd}))`;
const possessive = '(?:[Ii]hre?|[Ss]eine?|[Mm]eine?|[Dd]eine?|das)';

const isDayOfYear = (value: string): boolean => {
  const [day = 0, month = 1] = (value.match(/\d+/g) ?? []).map(Number);
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
};

/**
 * A day without its year on which somebody was born, as letters and chats speak of birthdays:
 * `Geburtstag am 6. Februar`, `wird am 24.5. schon 80`.
 * Rule: the day beside the word birthday, or beside the age that somebody reaches then; a day that no month has is
 * none.
 */
export const birthdayWithoutYear: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    // `Geburtstag ist schon am 30.`, `birthday on May 3rd`
    pattern('dgu')`
      ${birthday}(?: (?:ist|war|is|was|hat|hatte|feiert)(?: (?:er|sie|ich|Oma|Opa|Mama|Papa))?)?(?: (?:schon|erst|immer|übrigens))?
      [ ](?:am|on|on the)[ ](?<value>${dayOrDayOfYear})
    `,
    // `hat am 14.8. Geburtstag`, `Am 1. September hat er Geburtstag`
    pattern('gu')`
      (?<=(?<!\p{L})[aA]m )${dayOfYear}
      (?=(?: (?:habe?|hast|hat|hatten?|hattest|haben|feiert|feiere|feierte|feiern) ${somebody}|[ ](?:auch |schon |seinen |ihren )?)${birthday})
    `,
    // `wird am 18. Juni zehn`, `wird am 24. schon 80`
    pattern('gu')`
      (?<=(?<!\p{L})(?:wird|werde?|wirst|wurde) (?:\p{L}[\p{L}'’-]{1,25} ){0,3}am )${dayOrDayOfYear}(?= ${age})
    `,
    // `Am 11. Januar wird Papa 74.`
    pattern('gu')`(?<=(?<!\p{L})[aA]m )${dayOrDayOfYear}(?= (?:wird|werde?|wirst|wurde) ${somebody}${age})`,
    // `am 3. Februar Ihr 63. Lebensjahr vollendet`
    pattern('gu')`(?<=(?<!\p{L})[aA]m )${dayOfYear}(?= ${possessive} (?:\d{1,3}\.|\p{L}{4,20}ste) Lebensjahr)`,
    // `turns 50 on the 22nd`, `he's 93 on the 8th`
    pattern('dgu')`
      (?<!\p{L})(?:turn(?:s|ed|ing)?|(?:[hH]e|[sS]he)(?:['’]s| is| was| will be|['’]ll be)|I(?:['’]m| am|['’]ll be| will be))
      [ ]${ageInDigitsOrWords}\son(?: the)?\s(?<value>${englishDay})
    `,
    // `had his eightieth on the 2nd`
    pattern('dgu')`
      (?<!\p{L})(?:his|her|my)[ ](?:[1-9]\d(?:st|nd|rd|th)|\p{Ll}{3,8}(?:ieth|eenth))\son(?: the)?\s(?<value>${englishDay})
    `,
  ],
  isValid: isDayOfYear,
  examples: {
    finds: {
      'behind the word': '- Geburtstag am ⟦6. Februar⟧, Feier mit 6 Gästen',
      'behind the word and a verb': 'Geburtstag ist schon am ⟦30.⟧, sie wird 88',
      'behind the word, English': 'Her birthday is on ⟦May 3rd⟧ and',
      'behind the word, British': 'Her birthday is on the ⟦22nd of May⟧, so',
      'behind an age, British': 'Max turns 16 on ⟦30th May⟧, so',
      'of a year of life': 'zu Ihrem 70. Geburtstag am ⟦3. Juni⟧ gratuliert',
      'before the word': 'er hat am ⟦14.8.⟧ Geburtstag. Bitte',
      'before a verb and the word': 'Am ⟦1. September⟧ hat er Geburtstag, also',
      'before an age in words': 'sie wird am ⟦18. Juni⟧ zehn. Bitte',
      'before an age': 'also Oma wird am ⟦24.5.⟧ schon 80 und wir',
      'before an age and years': 'Erna Muster wird am ⟦9. Dezember⟧ 85 Jahre alt',
      'before who becomes so old': 'Am ⟦11. Januar⟧ wird Papa 74. Wir',
      'a year of life is over': 'Sie haben am ⟦3. Februar⟧ Ihr 63. Lebensjahr vollendet',
      'of a month that is known': 'Erna turns 50 on the ⟦22nd⟧, collection',
      'behind an age, broken line': 'Max turns 16 on\n⟦May 30⟧, so',
      'she is so old on a day': "He's 93 on the ⟦8th⟧!! Cake",
      'had a birthday': 'Max had his eightieth on the ⟦2nd⟧ and',
    },
    ignores: {
      'another event': 'Feier am 6. Februar mit 6 Gästen',
      'a party': 'Geburtstagsfeier am 6. Februar',
      'which birthday it is': 'er kam am 60. Geburtstag',
      'no such day': 'Geburtstag am 46. Februar',
      'no such month': 'Geburtstag am 6.14. hier',
      'another verb': 'sie kommt am 18. Juni zehn. Bitte',
      'what is paid': 'Sie wird am 2. Mai 70 Euro zahlen',
      'a gate': 'Am 3. Mai wird Tor 4 gesperrt',
      'two platforms': 'Am 12. werden Gleis 4 und 5 gesperrt',
      'a room': 'Am 3. Mai wird Raum 12, dann Raum 14 gereinigt',
      hours: 'Die Führung wird am 24.5. 10 und 14 Uhr angeboten',
      'a holiday': "King's Birthday on June 8 is a public holiday",
      'the birthday of a body': 'Am 3. Mai feiert die Feuerwehr Geburtstag',
      'a hole of two': "I'm two on the 5th hole",
      'a silver wedding': 'We celebrated our 25th on May 3rd',
      'a hole': 'the score is 93 on the 8th',
      'another year': 'am 3. Februar Ihr 63. Dienstjahr vollendet',
    },
  },
};
