import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';

/**
 * Code of a booking with a carrier or a hotel, six capitals and digits behind its word: `Buchung (Code QX7LM4)`.
 * Rule: none published; carriers give six characters, and without a digit they would be a word.
 */
export const bookingCode: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      (?<=
      (?<!\p{L})(?:[bB]uchung|[bB]ooking|[rR]eservierung|[rR]eservation|PNR)
      [ (:]{1,3}(?:[cC]ode|[rR]ef\.?)?:? ?
      )
      (?=[A-Z]{0,5}\d)[A-Z\d]{6}(?![\p{L}\p{N}-])
    `,
  ],
  examples: {
    finds: {
      'in parentheses': 'Die Buchung (Code ⟦QX7LM4⟧) umfasste',
      English: 'your booking ref. ⟦K7PL2M⟧ is confirmed',
      'of an airline': 'PNR: ⟦X4YZ81⟧\n',
      reservation: 'Reservation: ⟦HM44QP⟧ for two',
      digits: 'Buchung: ⟦441882⟧\n',
      'at once': 'Ihre Reservierung ⟦B4417C⟧ ist',
    },
    ignores: {
      'no word': 'Raum QX7LM4 umfasste',
      'no digit': 'Die Buchung (Code QXALMB) umfasste',
      'lower case': 'Die Buchung (Code qx7lm4) umfasste',
      'a joint behind it': 'Die Buchung (Code QX7LM4-B) umfasste',
      'seven characters': 'Die Buchung (Code QX7LM4B) umfasste',
      'words between': 'Die Buchung mit dem Code QX7LM4 umfasste',
    },
  },
};
