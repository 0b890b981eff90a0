import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';

/**
 * The house number of a payment message, which stands in an element of its own:
 * `<StrtNm>Ringweg</StrtNm><BldgNb>3</BldgNb>`.
 * Rule: ISO 20022, PostalAddress, BuildingNumber: at most 16 characters.
 */
export const paymentHouseNumber: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [pattern('gu')`(?<=BldgNb>)(?=[^<]{0,15}\d)[\p{L}\d][^<\r\n]{0,15}(?=<)`],
  examples: {
    finds: {
      number: '<BldgNb>⟦3⟧</BldgNb><PstCd>',
      'number and letter': '<BldgNb>⟦12a⟧</BldgNb>',
      'with a space': '<BldgNb>⟦12 a⟧</BldgNb>',
      'two houses': '<BldgNb>⟦12-14⟧</BldgNb>',
      'behind a prefix': '<ns2:BldgNb>⟦88⟧</ns2:BldgNb>',
      'letter first': '<BldgNb>⟦A7⟧</BldgNb>',
    },
    ignores: {
      'no digit': '<BldgNb>ohne</BldgNb>',
      nothing: '<BldgNb></BldgNb>',
      'of another element': '<NbOfTxs>3</NbOfTxs>',
      'in a sentence': 'das Element BldgNb 3 fehlt',
      'no end of the element': '<BldgNb>3',
      'too long': '<BldgNb>3 im Hof hinter dem Tor</BldgNb>',
    },
  },
};
