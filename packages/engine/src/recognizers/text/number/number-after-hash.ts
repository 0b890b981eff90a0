import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';
import { isTellingNumber, numberToken } from './number-token.js';
import { countedThing, thingNoun } from './thing-nouns.js';

/**
 * A number behind `#`: the key of a ticket, or with a word before it that numbers no thing, `Filing # 204411882`.
 * Rule: as `numberAfterNr`; without a word, capitals and a hyphen stand in it.
 */
export const numberAfterHash: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    // the whole key of a ticket in the subject of a mail: `[TH#448192]`
    pattern('dgu')`\[(?<value>(?!PO|RE|RG|INV|RMA)\p{Lu}{2,6}#\d{5,10})\]`,
    pattern('dgu')`(?<![\p{L}\p{N}&/#])#(?<value>\p{Lu}{1,6}-\d{3,10})(?![\p{L}\p{N}-])`,
    pattern('dgu')`
      (?<!(?:${thingNoun}|${countedThing})[ .-]{0,2})(?<=\p{L}\.? ?)#(?:[ ]?|:[ ]{0,4})
      (?=[\p{Lu}\d])(?!L\d{1,6}-L\d)(?<value>${numberToken})
    `,
  ],
  isValid: isTellingNumber,
  examples: {
    finds: {
      'key of a ticket': '#⟦HD-118204⟧  |  Prio 3',
      'word before it': 'Filing # ⟦204411882⟧ of today',
      'key in the subject of a mail': 'Re: [⟦TH#448192⟧] Mails',
      'no space': 'Sendung#⟦4418820⟧ ist da',
      'key in parentheses': 'geschlossen (#⟦SUP-4417⟧)',
      'digits and joint': 'Permit #⟦44-1188⟧ issued',
      'behind an abbreviation': 'Conf. #⟦X44188⟧,',
      'colon behind it': 'chart     pt #:  ⟦44188⟧\n',
    },
    ignores: {
      'no word, digits alone': '#4418820 ist da',
      'a flat': 'Main Street, Apt. #44188',
      'an entry of a tracker': 'siehe Issue #44188',
      'a short number': 'Filing #44 of today',
      'lines of a file': 'src/sample.ts#L1436-L1439',
      'a year': 'Sendung #2019-2020 ist da',
      'inside an address': 'example.org/#AB-4417',
    },
  },
};
