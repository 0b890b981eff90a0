import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { pattern } from '../pattern.js';

/**
 * Number of a parcel of DHL, UPS or a post, by its shape alone: `00340434418820441188`, `1Z999AA10123456784`.
 * Rule: GS1 General Specifications § 2.2.1 (SSCC, with DHL's company prefix 0340434), labels JJD of DHL and 1Z of UPS,
 * UPU S10 (service, eight digits and a check digit, country: `RR123456785GB`), labels of certified mail of the USPS
 * (Publication 199: 20 digits from 70 on, or 22 from 91 to 95). A freight container is a thing, and
 * nobody's parcel.
 */
export const parcelNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`${tokenStart}00340434(?: ?\d{4}){3}(?!\d)`,
    pattern('gu')`${tokenStart}JJD ?\d{4}(?: ?\d{4}){2,4}(?: ?\d{1,4})?${tokenEnd}`,
    pattern('gu')`${tokenStart}1Z[A-Z\d]{16}${tokenEnd}`,
    pattern('gu')`
      ${tokenStart}[A-Z]{2}(?: ?\d){9} ?(?:
      GB|DE|AT|CH|IE|US|NL|FR|IT|CN|HK|SG|AU|NZ|CA|IN)${tokenEnd}
    `,
    pattern('gu')`
      (?<![\p{L}\p{N}]|\d[ .-])(?:7\d{3}(?: \d{4}){4}|9[1-5]\d\d(?: \d{4}){4} \d\d)(?![\p{L}\p{N}]|[ .,-]\d)
    `,
  ],
  examples: {
    finds: {
      'parcel of DHL': 'mein Paket? DHL ⟦00340434418820441188⟧',
      'parcel of DHL, grouped': 'liegt bei: ⟦00340434 4188 2044 1188⟧.',
      'express of DHL': '(⟦JJD0002 4418 8204⟧)',
      'express, not grouped': 'Label ⟦JJD014600004417722044⟧ klebt',
      'parcel of UPS': 'lost: ⟦1Z999AA10123456784⟧,',
      'letter of the Royal Mail': 'sent by ⟦RN118204471GB⟧,',
      'letter, grouped': 'Einschreiben ⟦RT 118 204 471 DE⟧\n',
      'letter, grouped in another way': 'Einschreiben R ⟦RB 22 175 441 8DE⟧\n',
      'certified mail': 'by mail piece ⟦7022 1670 0002 4418 8204⟧.',
      'certified mail, electronic': 'CERTIFIED ⟦9589 0710 5270 1143 4418 82⟧\n',
      'UPS in a list': '1. ⟦1Z4417BX0388204417⟧\n',
    },
    ignores: {
      'another company prefix': '00349434418820441188',
      'seventeen characters': '1Z999AA1012345678',
      'a digit more': 'liegt bei 003404344188204411880',
      'groups of another range': 'by 4022 1670 0002 4418 8204.',
      'seven digits behind JJD': '(JJD0002 441)',
      'a letter of another country': 'sent by RN118204471XX,',
      'a container': 'Container: MSKU 441882-0, 40HC',
      'a letter before it': 'X1Z999AA10123456784,',
      'lower case': 'lost: 1z999aa10123456784,',
    },
  },
};
