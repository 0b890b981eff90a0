import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../any-of.js';
import { pattern } from '../pattern.js';
import { isNumber, numberToken } from './number-token.js';

/**
 * The identifier that a service or a system gives an account: `org o-44k177xq`, `uid=44188`.
 * Rule: none published; behind the word small letters, a hyphen and six characters with a digit, or five digits.
 */
export const serviceId: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      (?<=(?<!\p{L})(?:org|tenant|acct|account|workspace)(?: id)?:? )
      [a-z]{1,4}-(?=[a-z]{0,8}\d)[a-z\d]{6,20}(?![\p{L}\p{N}-])
    `,
    pattern('dgu')`${wordStart}uid=(?=\d{5})(?<value>${numberToken})`,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'organization of a service': 'eu-central-1, org ⟦o-44k177xq⟧. contact',
      tenant: 'moved to tenant ⟦tn-7ab4471⟧ today',
      'with id': 'workspace id: ⟦w-a44k177⟧\n',
      account: 'for acct ⟦acc-x4417ab⟧,',
      'user of a system': 'login uid=⟦44188⟧ gid',
      'user with more digits': 'audit: uid=⟦4418820⟧ ok',
    },
    ignores: {
      'no word': 'host o-44k177xq. contact',
      'no digit': 'org o-abcdefgh. contact',
      'five characters': 'org o-44k17. contact',
      'capitals in it': 'org o-44K177xq. contact',
      'user of four digits': 'login uid=1000 gid',
      'another key': 'login gid=44188 ok',
    },
  },
};
