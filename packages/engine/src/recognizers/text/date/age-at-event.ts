import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isAge } from './age-numbers.js';

/** What falls ill or ends a life, as histories of a family name it. */
const illnesses = anyOf([
  'stroke', 'cva', 'tia', 'heart attack', 'heart failure', 'mi', 'cabg', 'cancer', 'ca', 'tumour', 'tumor', 'leukaemia',
  'leukemia', 'lymphoma', 'melanoma', 'dementia', 'alzheimers', "alzheimer's", 'parkinsons', "parkinson's", 'diabetes',
  't2dm', 'dm', 'copd', 'aneurysm', 'dvt', 'infarct', 'ihd', 'chd', 'angina', 'epilepsy', 'glaucoma', 'suicide',
  'diagnosis', 'schlaganfall', 'apoplex', 'herzinfarkt', 'infarkt', 'hinterwandinfarkt', 'vorderwandinfarkt', 'krebs',
  'brustkrebs', 'darmkrebs', 'lungenkrebs', 'prostatakrebs', 'mammakarzinom', 'mamma-ca', 'kolonkarzinom', 'karzinom',
  'ca.', 'bronchialkarzinom', 'kolon-ca', 'leukämie', 'lymphom', 'melanom', 'demenz', 'alzheimer', 'parkinson',
  'thrombose', 'lungenembolie', 'hirnblutung', 'suizid', 'erstdiagnose', 'ed', 'menarche', 'menopause', 'bypass-op',
  'hysterectomy', 'hysterektomie', 'alkoholkonsum', 'erstkonsum', 'cannabis', 'nikotin', 'heroin', 'kokain',
]); // prettier-ignore
/** What somebody does at an age, in the words of forms. */
const habits = anyOf([
  'stopped', 'quit', 'gave up', 'started', 'smoked from', 'smoked until', 'smoked since', 'ex-smoker since',
  'smoker since', 'retired', 'deceased', 'died', 'passed', 'passed away', 'diagnosed', 'onset', 'first period',
  'periods started',
]); // prettier-ignore
const died = oneOf(['died', 'Died', 'DIED', 'deceased', 'Deceased', 'd.', 'RIP', 'diagnosed', 'dx', 'Dx', 'DX']);
const deceased = oneOf([
  '†', 'gest.', 'verst.', 'gestorben', 'verstorben', 'verst', 'erkrankt', 'operiert', 'diagnostiziert',
]); // prettier-ignore

const adults = String.raw`(?<value>(?:[1-9]\d|10\d)(?: ?(?:yrs?|years|J\.|Jahren?|y))?)`;
/** The note ends here, or goes on with somebody else; nothing is counted, measured or shown on a clock. */
const end = source`(?=
  [ \t]{0,4}(?:[,;/)&+|?]|\r?\n|$|[ ]{2}|\.(?!\d)| -|– )|[ ](?:and|und|but|aber|with|then|from|of|an|durch|\(|\p{Lu}{2,20}[ .,]))
`;

/**
 * The age at which somebody fell ill, died or left off a habit, as histories of patients and families note it:
 * `mother stroke at 68`, `stopped age 41`, `Vater Herzinfarkt mit 52`.
 * Rule: a number of two digits behind the event and `at`, `age` or `mit`, where its note ends; no hour, dose or
 * address.
 */
export const ageAtEvent: Recognizer = {
  type: 'AGE',
  patterns: [
    pattern('dgu')`
      ${wordStart}${illnesses}(?: \([^()\n]{1,20}\))?,?[ ]
      (?:[aA][tT]|@|[aA][gG][eE]D?|[aA][tT] [aA][gG][eE]|[mM]it|[aA]ge:|mit ca\.|at approx\.?) ?${adults}${end}
    `,
    pattern('dgu')`${wordStart}${habits},? (?:[aA][tT] )?[aA][gG][eE][dD]? ${adults}${end}`,
    // `died (at) 71`, `gest. mit 71`
    pattern('dgu')`
      ${wordStart}(?:${died}(?:,? at| @|,? age)|${deceased},? (?:mit|im Alter von|m\.)) ${adults}${end}
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      capitals: 'MOTHER STROKE AT ⟦68⟧. BROTHER WELL',
      'a habit, capitals': 'Smoker?  EX, STOPPED AGE ⟦41⟧     Units',
      German: 'FA: Vater Herzinfarkt mit ⟦52⟧, Mutter gesund',
      'with its year': 'Mutter Brustkrebs mit ⟦49 J.⟧; Tante',
      age: 'FHx: father MI age ⟦54⟧, mother well',
      'a first use': 'Erster Alkoholkonsum mit ⟦12⟧, Cannabis mit ⟦15⟧, dann',
      death: 'Mother d. at ⟦71⟧; father',
      'death, German': 'Großvater gest. mit ⟦71⟧\n',
      'death and its cause': 'Mutter † mit ⟦72⟧ an Krebs\n',
      'a woman in her history': 'Menarche mit ⟦13⟧, keine Kinder',
      'the word in parentheses': 'sister cancer (breast) at ⟦47⟧\n',
    },
    ignores: {
      'an hour': 'Stroke at 14:30, seen at once',
      'a dose': 'Diabetes mit 40 mg eingestellt',
      'an address': 'He died at 12 Mill Lane',
      'no event': 'We met at 68. It was late',
      'one digit': 'Diabetes mit 2, seit',
      'a part of something': 'Krebs mit 20 % Anteil',
      'a year': 'Schlaganfall mit 2019, dann',
    },
  },
};
