import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';

const simWord = String.raw`(?:SIM|eSIM|ICCID|EID|SIM-Karte|SIM-Kartennummer|SIM-Nr\.|SIM card)`;
const identityCardWord = source`
  (?:Ausw\.|[aA]usweis(?:-?[nN]r\.?|nummer)?|[dD]ow[óo]d(?: osobisty)?|ID card|ID-Karte)
`;
/** `: `, `="`, or a space. */
const mark = `["']? ?[:=]? ?["']?`;

/**
 * Cards that a network or a state issues to somebody, behind their word: SIM cards, subscribers of mobile networks,
 * Polish identity cards, aliens' registration in the USA; and cards of the Swiss insured, by their shape.
 * Rule: ITU-T E.118 (ICCID: 89 for telephony), ITU-T E.212 (IMSI), USCIS (A-number: nine digits), VVK Art. 3 (80756:
 * health, Switzerland, ISO/IEC 7812); a Polish card has three letters and six digits.
 */
export const issuedCard: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`(?<=${simWord}${mark})89\d{16,18}[\dF]?${tokenEnd}`,
    pattern('gu')`(?<=${tokenStart}IMSI(?:-Nr\.?|-Nummer)?${mark})\d{15}(?!\d)`,
    pattern('gu')`(?<![\p{L}\p{N}]|\d[ .-])80756(?: ?\d){15}(?![\p{L}\p{N}]|[ .,-]\d)`,
    pattern('gu')`${tokenStart}A\d{3}-\d{3}-\d{3}${tokenEnd}(?!-)`,
    pattern('gu')`(?<=(?<!\p{L})${identityCardWord}:?[ ]{1,3})[A-Z]{3} ?\d{6}(?!\d)`,
  ],
  examples: {
    finds: {
      'SIM card': 'Kennwort folgt, SIM ⟦89490200001234567890⟧.',
      'SIM card, as a key': '"ICCID":"⟦89490200001234567890⟧"',
      'subscriber of a mobile network': 'IMSI ⟦262011441772044⟧, aktiv',
      'subscriber and colon': 'IMSI-Nr.: ⟦262011441772044⟧\n',
      'Polish identity card': 'Ausw. ⟦DBA 441772⟧\n',
      'alien of the USA': 'Green card ⟦A044-188-204⟧ expires',
      'Swiss insured': 'Karte      ⟦80756 01433 00718 04418⟧\n',
      'Polish word': 'dowód osobisty: ⟦DBA441772⟧,',
    },
    ignores: {
      'no word for a SIM card': 'Zahl 89490200001234567890',
      'another industry': 'EID=79490200001234567890',
      'fourteen digits of a subscriber': 'IMSI=26201144177204',
      'sixteen digits of a subscriber': 'IMSI=2620114417720441',
      'no word for an identity card': 'Schraube DBA 441772',
      'eight digits of an alien': 'form A044-188-20 expires',
      'another industry of the Swiss': 'Karte      70756 01433 00718 04418\n',
      'lower case': 'Ausw. dba 441772',
    },
  },
};
