import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { isAge } from './age-numbers.js';
import { endOfClause, lived } from './age-sentence.js';
import { numberStart } from './date-forms.js';

/**
 * The age behind `mit` or `at`, beside what somebody does or did: `mit 62 in Rente`, `At 17 he joined the crew`.
 * Rule: a number of two digits with what only persons do beside it, and no noun that it could count.
 */
export const ageBehindPreposition: Recognizer = {
  type: 'AGE',
  patterns: [
    // `mit ihren 84 Jahren`
    pattern('gu')`
      (?<=${wordStart}(?:[mM]it|[tT]rotz) (?:sein|ihr|mein|dein)e[nr] (?:\p{Ll}{4,10} )?)
      [1-9]\d Jahren?${wordEnd}(?! \p{Lu})
    `,
    // `mit 87 Jahren nochmal umziehen`
    pattern('gu')`
      (?<=${wordStart}[mM]it )[1-9]\d Jahren
      (?=[.!?]|[ ](?:noch|nochmal|schon|wieder|endlich|erst|bereits|zum|nach|ist|war|wurde|hat|${lived})${wordEnd})
    `,
    // `mit 62 in Rente`
    pattern('gu')`(?<=${wordStart}[mM]it )[1-9]\d(?= (?:Jahren )?in (?:Rente|Pension|den Ruhestand|Altersteilzeit))`,
    // `retired at 62.`
    pattern('dgu')`
      ${wordStart}(?:retired|retire|died|married|widowed|emigrated|diagnosed|orphaned|left school) at
      [ ](?<value>[1-9]\d)${endOfClause}
    `,
    // `Mit 86 nicht selbstverständlich`, `At 86, that's`
    pattern('gmu')`
      (?<=(?:^|[.!?:] )Mit )[1-9]\d
      (?= (?:(?:auch |ja )?nicht (?:selbstverst|mehr|ohne|so )|noch so|
      (?:ist|hat|darf|kann|muss|braucht|wird|geht) (?:man|er|sie|ich)${wordEnd}))
    `,
    // `vor allen gesagt, mit 58 sei man`
    pattern('gu')`(?<=, mit )[1-9]\d(?= (?:ist|sei|wäre|darf|kann|muss|braucht|wird) (?:man|er|sie|ich)${wordEnd})`,
    pattern('gmu')`
      (?<=(?:^|[.;,!?] )[aA]t )${numberStart}[1-9]\d(?=,? (?:that['’]s|it['’]s|you (?:can|don)|one (?:can|does)))
    `,
    // `Mit 17 zog er`, `At 17 she left`
    pattern('gu')`
      (?<=${wordStart}[mM]it )[1-9]\d
      (?= ${lived} (?:er|sie|ich)${wordEnd})
    `,
    pattern('gmu')`(?<=(?:^|[.;,] )[aA]t )${numberStart}[1-9]\d(?=,? (?:he|she|I) \p{Ll})`,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'at the pension': 'Sie ging mit ⟦62⟧ in Rente.',
      'at an event': 'he retired at ⟦62⟧, then',
      'at an age': 'Mit ⟦17⟧ wurde sie Lehrling',
      'at an age, English': 'At ⟦17⟧ he joined the crew',
      'behind a pronoun': 'geht mit ihren ⟦84 Jahren⟧ noch',
      'with so many years': 'Mit ⟦87 Jahren⟧ nochmal umziehen',
      'not a matter of course': 'sie schläft. Mit ⟦86⟧ nicht selbstverständlich',
      'what is said of an age': 'hat vor allen gesagt, mit ⟦58⟧ sei man nicht mehr',
      'not a matter of course, English': "Walking already? At ⟦86⟧ that's something",
    },
    ignores: {
      'a count behind mit': 'Mit 17 Leuten wurde sie fertig',
      'a count behind Mit': 'Fertig. Mit 86 nicht bestandenen Prüfungen',
      'an address': 'At 17 Main Street he joined',
      'a time in a trade': 'mit ihren 20 Jahren Erfahrung',
      'an hour': 'she left school at 16:30',
      'a guarantee': 'Mit 10 Jahren Garantie gekauft',
    },
  },
};
