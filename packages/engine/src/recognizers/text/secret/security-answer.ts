import type { Recognizer } from '../../../recognizer.js';
import { lineEnd } from '../bounds.js';
import { pattern } from '../pattern.js';

/**
 * What somebody answers to the security question of an account, and the memorable word of a bank.
 * Rule: as `labelledSecret`; a word alone in its clause, behind a label without a question one with a capital.
 */
export const securityAnswer: Recognizer = {
  type: 'SECRET',
  patterns: [
    // What somebody answers who forgot it
    pattern('dgu')`
      (?:[sS]icherheitsfrage|[sS]ecurity question)(?!\p{L})[^\n]{0,80}?
      (?:[aA]ntwort|[aA]nswer)(?: ist| lautet| is)?:?[ ]["'„“»]?
      (?<value>\p{L}[\p{L}\d-]{2,30})(?=["“«.,;)]|${lineEnd})
    `,
    // `mother's maiden name = Muster`
    pattern('dgu')`
      (?:[mM]other['’]?s maiden name|[mM]ädchenname (?:der|meiner|Ihrer) Mutter)(?: is| ist)?[ ]?[=:][ ]?
      (?!Pflicht|Angabe|Name|Required|Optional)(?<value>\p{Lu}[\p{L}\d-]{2,30})(?=[.,;)]|${lineEnd})
    `,
    pattern('dgu')`
      (?:[sS]icherheitsantwort|[sS]ecurity answer|[mM]emorable (?:word|place|name)|[sS]ecret answer)(?: is|:)?[ ]["'„“»]?
      (?<value>\p{Lu}[\p{L}\d-]{2,30})(?=["“«.,;)]|${lineEnd})
    `,
  ],
  examples: {
    finds: {
      'answer to a question': 'Security question: first pet? Answer: ⟦Fluffy⟧\n',
      German: 'Sicherheitsfrage (erstes Haustier), Antwort: ⟦Minka⟧.',
      'small letters': 'Sicherheitsfrage: Ort der Hochzeit? Antwort lautet ⟦musterstadt⟧\n',
      'a question that all ask': "Security Qs on file: mother's maiden name = ⟦Musterova⟧.",
      'word that one remembers': 'memorable word ⟦BLUEBIRD⟧\n',
      'place that one remembers': 'Memorable place: ⟦Sampleton⟧, as before',
      'no question': 'Security answer: ⟦Fluffy7⟧.',
    },
    ignores: {
      'no word for it': 'Question: first pet? Answer: Fluffy\n',
      'two words': 'Security question: first pet? Answer: see above\n',
      'small letters, no question': 'a memorable word indeed,',
      'in the next line': 'Security question: first pet?\nAnswer: Fluffy\n',
      'too short': 'Security answer: No.',
      'a longer word': 'Sicherheitsfragebogen, Antwort Fluffy\n',
    },
  },
};
