import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { isAge, wholeYears } from './age-numbers.js';
import { endOfClause, pronoun, relative } from './age-sentence.js';

/**
 * The age in a clause that says when or why: `als sie 17 war`, `until you are 70 at the latest`.
 * Rule: a number to 119 behind the conjunction and a person, where the clause ends; two digits behind `over` and its
 * like.
 */
export const ageInClause: Recognizer = {
  type: 'AGE',
  patterns: [
    // `als sie 17 war`
    pattern('dgu')`
      ${wordStart}(?:als|wenn|bis|seit|bevor|nachdem|dass|weil|sobald) (?:${pronoun}|man|${relative})
      [ ](?<value>${wholeYears})(?= (?:war|bin|ist|sind|wird|wurde|werde|werden|geworden)${wordEnd})
    `,
    // `when I turned 17,`, `until you are 70 at the latest`
    pattern('dgu')`
      ${wordStart}(?:when|until|till|since|before|after|once|by the time) (?:${pronoun}|i|[yY]ou|[tT]hey|${relative})
      (?: was| were| turned| turns?|['’](?:s|re)| is| are| reached| reach(?:es)?) (?<value>${wholeYears})${endOfClause}
    `,
    // `Because you are over 40, `, `wenn Sie über 65 sind`
    pattern('dgu')`
      ${wordStart}(?:[bB]ecause|[sS]ince|[aA]s|[iI]f|[uU]nless) (?:you|he|she|I|they)
      (?: are| is| am|['’](?:re|s|m)) (?:over|under|above|below)
      [ ](?<value>[1-9]\d)(?=, \p{Ll}|[.;])
    `,
    pattern('dgu')`
      ${wordStart}(?:[wW]eil|[dD]a|[wW]enn|[fF]alls|[sS]obald) (?:${pronoun}|du) (?:schon |noch |bereits )?
      (?:über|unter|älter als|jünger als)
      [ ](?<value>[1-9]\d)(?= (?:sind|bist|ist|bin|waren?|warst)${wordEnd})
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'beside another event': 'als ich ⟦17⟧ war, starb',
      'beside another event, English': 'since she was ⟦12⟧, she',
      'since an age, in lower case': 'type 1 since i was ⟦9⟧, on a pump',
      'until a later age': 'invested until you are ⟦70⟧ at the latest.',
      'until a later age, German': 'bis Sie ⟦67⟧ sind, ruht',
      'over an age': 'Because you are over ⟦40⟧, you have',
      'over an age, German': 'wenn Sie über ⟦65⟧ sind, gilt',
    },
    ignores: {
      'a distance': 'when I was 17 miles away',
      'a price over an amount': 'If it is over 40, call me',
      'over a count': 'Because you are over 40 miles away',
      'an hour': 'als es 17 war, starb',
      'nobody so old': 'als ich 170 war, starb',
      'a count': 'bis Sie 67 Stück sind, ruht',
    },
  },
};
