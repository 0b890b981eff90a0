import type { Recognizer } from '../../recognizer.js';
import { lineEnd } from '../text/bounds.js';
import { pattern, source } from '../text/pattern.js';
import { answerBegins } from '../text/speaker.js';
import { isCurrentAge } from './vehicle-registration.js';

/** Asked for in a chat: `I'll give them your reg. is it still the Honda?`. */
const askedFor = source`
  (?<!\p{L})(?:[rR]eg(?:istration)?|[pP]late|[cC]ar|[vV]an|[vV]ehicle|[pP]ark(?:ing|ed)?|[pP]ermit)(?!\p{L})[^\n]{0,120}
`;

/**
 * The current or prefix form in the message behind the one that asks for it: `Yes BD51 SMR`.
 * Rule: as `vehicleRegistration`, in capitals; the other speaker's line begins between the word and the plate.
 */
export const answeredRegistration: Recognizer = {
  type: 'UK_VEHICLE_REGISTRATION',
  patterns: [
    pattern('dgu')`
      ${askedFor}${answerBegins}(?<value>[A-HJ-PR-Y]{2}\d{2} ?[A-HJ-PR-Z]{3}|[A-HJ-NPR-TV-Y]\d{1,3} ?[A-HJ-PR-Y]{3})
      (?=[.,!?]|${lineEnd}|[ ]\p{Ll})
    `,
  ],
  isValid: (value) => !/^[A-Z]{2}/.test(value) || isCurrentAge(Number(value.slice(2, 4))),
  examples: {
    finds: {
      'a word first': "I'll give them your reg. is it still the Honda?\n21/09/2026, 20:47 - Bev: Yes ⟦BD51 SMR⟧\n",
      'all of the answer': 'which car will it be?\nErna: ⟦BD51SMR⟧',
      'prefix form': 'And the plate?\nCaller: It is ⟦P482 KRT⟧, blue',
      permit: 'need it for the parking permit\n[18:02] Max: ⟦LK23 XPT⟧ thanks',
      'a time before the speaker': '10:04 Agent: your registration please\n10:05 Visitor: ⟦LK23 XPT⟧\n',
      van: 'is the van still yours?\nMax: yes, ⟦LK23 XPT⟧.\n',
    },
    ignores: {
      'another question': 'which one is it?\nErna: BD51 SMR',
      'no speaker': 'which car will it be?\nBD51 SMR',
      'an age identifier of no year': 'which car will it be?\nErna: BD50 SMR',
      'lower case': 'which car will it be?\nErna: bd51 smr',
      'four letters at the end': 'which car will it be?\nErna: BD51 SMRT',
      'more words before it': 'which car?\nErna: I told you twice and more often that BD51 SMR',
    },
  },
};
