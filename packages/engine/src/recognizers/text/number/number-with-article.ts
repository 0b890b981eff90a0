import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern } from '../pattern.js';
import { countOrYear } from './amounts.js';

/** No amount, date or part of a longer number. */
const end = String.raw`(?![\p{L}\p{N}_/-]|[.,:]\d)`;
const verb = oneOf([
  'ist', 'sind', 'hat', 'haben', 'war', 'wurde', 'wird', 'fehlt', 'fehlen', 'liegt', 'läuft', 'kommt', 'geht', 'steht',
  'kann', 'soll', 'muss', 'bitte', 'nochmal', 'und', 'auch', 'noch', 'nicht',
]); // prettier-ignore

/**
 * A number that stands for a customer, file or order like a noun, as colleagues write:
 * `Für die 118204 bitte Gutschrift`, `Bei 10461 fehlt die Mappe`.
 * Rule: five to eight digits behind a feminine article, before a verb or the end of a clause; who counts has a noun
 * there.
 */
export const numberWithArticle: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      (?<!\p{L})(?:[zZ]ur|[dD]ie|[dD]er)[ ](?!${countOrYear}|\d{2,5}00(?!\d))(?<value>\d{5,8})${end}
      (?=[:;,.!?)](?!\d)| ${verb}(?!\p{L})|[ \t]{0,4}(?:\r?\n[ \t]{0,4}(?:\r?\n|[-*•]|\p{Lu})|$))
    `,
    pattern('dgu')`
      (?<!\p{L})[bB]ei[ ](?!${countOrYear}|\d{2,5}00(?!\d))(?<value>\d{5,8})${end}(?= ${verb}(?!\p{L}))
    `,
  ],
  examples: {
    finds: {
      'before a verb': 'Für die ⟦118204⟧ bitte Gutschrift',
      'at the end of a clause': 'Nochmal zur ⟦118204⟧: erledigt',
      'behind a preposition': 'Bei ⟦10461⟧ fehlt die Unterschrift',
      'before a comma': 'die Ware für die ⟦44188⟧, danke',
      'at the end': 'das gehört zur ⟦4418820⟧\n\nGruß',
      dative: 'Ich war bei der ⟦20418⟧ und',
    },
    ignores: {
      'a count': 'Für die 118204 Stück bitte Gutschrift',
      'a round count': 'die 120000 ist erreicht',
      'four digits': 'Für die 4418 bitte Gutschrift',
      'a count behind a preposition': 'Bei 10461 Einwohnern fehlt',
      'an amount': 'Für die 11820,40 bitte Gutschrift',
      'no article': 'Für 118204 bitte Gutschrift',
    },
  },
};
