import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { namePartLabels, roleLabels } from './name-labels.js';
import { formOfAddress } from './person-name.js';

/** A word of a script without capitals, which no other pattern can take for a name: `王小明`. */
const uncased = String.raw`\p{Lo}[\p{Lo}\p{M}'’·-]{0,30}`;
/** What announces a person, with the space behind it. */
const announced = source`
  (?:
    ${formOfAddress}
    |${anyOf([...namePartLabels, ...roleLabels, 'name', 'klient', 'bewohner', 'kundin', 'familie', 'kollege', 'student'])}
    (?:in|n)?(?: \([^()\n]{1,20}\))?
  )
  ["']?[ \t]{0,3}(?:[:=|][ \t]{0,3}["']?|[ \t])`;

/**
 * A person's name in a script without capitals, in a German or English text.
 * Rule: one to four words of letters without case (Unicode's category Lo) behind a form of address, a role or the label
 * of a name.
 */
export const personInOtherScript: Recognizer = {
  type: 'PERSON',
  patterns: [pattern('dgu')`${wordStart}${announced}(?<value>${uncased}(?: ${uncased}){0,3})`],
  examples: {
    finds: {
      'Arabic, behind a form of address': 'Termin mit Herr ⟦محمد الأحمد⟧ am Montag',
      'Arabic, behind a label': 'Patient: ⟦محمد الأحمد⟧\n',
      'Chinese, behind a role': 'Kunde ⟦王小明⟧ hat bezahlt',
      'Korean, behind a label': 'Ansprechpartner: ⟦김민수⟧, Tel.',
      'Hindi, behind a form of address': 'Herr ⟦राजेश कुमार⟧ kommt',
      'Hebrew, behind a label': 'Name: ⟦משה לוי⟧\n',
      'behind a remark of its label': 'Name (Original): ⟦김민수⟧\n',
    },
    ignores: {
      'no person announced': 'Die Vokabel 王小明 steht dort',
      'a label of a thing': 'Artikel: 王小明\n',
      'a word between': 'Herr Doktor sagt 王小明 dazu',
      'a line end between': 'Patient\n王小明\n',
      'letters with case': 'das Wort добрый день heißt',
      'a form of address as part of a word': 'Pfarrherr 王小明 heißt es',
    },
  },
};
