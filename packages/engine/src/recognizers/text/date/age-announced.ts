import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { ageInDigitsOrWords, guesses, isAge, wholeYears } from './age-numbers.js';

/** What stands before an age and nothing else. */
const announced = anyOf([
  'aged', 'at the age of', 'at age', 'since age', 'by age', 'until age', 'since the age of', 'by the age of',
  'until the age of', 'from the age of', 'the tender age of', 'old age of', 'young age of', 'early age of',
  'advanced age of', 'retirement age of', 'retirement age is', 'pension age of', 'pensionable age of',
]); // prettier-ignore
/** ` about`, ` approx.`, ` between` before an age that somebody guessed. */
const guessed = oneOf([...guesses, 'some', 'just', 'only', 'between', 'nur', 'erst']);
const notAnAmount = String.raw`(?![\p{L}\p{N}%]|[.,]\d| ?(?:€|EUR|USD))`;
/** What happens to people at an age that a German `mit` tells. */
const fates = [
  'gestorben', 'verstorben', 'verstarb', 'starb', 'verunglückt', 'erkrankt', 'eingeschult', 'verwitwet',
]; // prettier-ignore

/**
 * A person's age behind the words that announce one, with its unit if it has one: `a man aged 45`, `starb im Alter von
 * 81 Jahren`.
 * Rule: a number to 119, in digits or words, and no amount; digits also as scanners tear or misread them.
 */
export const ageAnnounced: Recognizer = {
  type: 'AGE',
  patterns: [
    // `aged 45`, `im Alter von 81 Jahren`, scanned `At age 6l`
    pattern('dgu')`
      ${wordStart}(?:(?:[iI]m [aA]lter|(?:Renten|Renteneintritts|Pensions|Ruhestands)alter) von(?: ${guessed})?|
      ${announced}(?: ${guessed})?)
      [ ](?<value>(?:[1-9] \d(?=[.,;)](?!\d))|${ageInDigitsOrWords}|[1-9lI][lIO])
      (?: (?:years?|Jahren?|months?|weeks?|Monaten?|Wochen)(?!\p{L}))?)
      ${notAnAmount}
    `,
    // The second of two: `aged between 30 and 35`
    pattern('dgu')`
      ${wordStart}(?:${announced}(?: ${guessed})?|[iI]m [aA]lter von) \d{1,3}(?: and | to | or | und | bis | ?[-–] ?)
      (?<value>\d{1,3}(?: (?:years?|Jahren?)(?!\p{L}))?)
      ${notAnAmount}
    `,
    // `mit 79 verstorben`
    pattern('dgu')`
      ${wordStart}[mM]it(?: (?:nur|erst|fast))?
      [ ](?<value>${wholeYears}(?: Jahren)?)
      (?= (?:\p{L}{1,12} ){0,3}?${oneOf(fates)})
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      aged: 'a man aged ⟦45⟧',
      'im Alter von': 'starb im Alter von ⟦81 Jahren⟧',
      'aged, with the unit': 'died, aged ⟦91 years⟧.',
      'aged about': 'Smt. Sample, aged about ⟦61 years⟧, residing',
      'aged between': 'a man aged between ⟦30⟧ and ⟦35⟧',
      'since an age': 'Asthma (since age ⟦9⟧), none',
      'of a pension': 'the normal retirement age of ⟦66⟧ on',
      'of a baby': 'aged ⟦3 months⟧, was',
      'of two children': 'im Alter von ⟦6⟧ und ⟦9 Jahren⟧',
      'scanned, letter for digit': 'At age ⟦6l⟧ you may',
      'scanned, torn': 'died at the age of ⟦7 9⟧.\n',
      'died at': 'ist im Januar mit ⟦79⟧ verstorben',
    },
    ignores: {
      'an amount': 'aged 45,50 EUR',
      'a turn': 'My lorry turned about 90 degrees',
      'a page': 'as shown at page 45, the',
      'a share': 'aged 45% of stock',
      'nobody so old': 'im Alter von 245 Jahren',
      'no fate': 'ist im Januar mit 79 gewählt worden',
    },
  },
};
