import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart, wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';

/** `-ID`, `s-Nr.`, `snummer`, `bezeichnung` behind the name of what is numbered. */
const ending = source`(?:s?[ -]?(?:ID|Id|[nN]ummer|[nN]r\.?|[bB]ezeichnung|[kK]ennung))?`;
/** `: `, ` lautet `, a gap of a form, the end of the line. */
const between = source`["']?(?: lautet| ist| is|(?: there)? should be)?[:=]?[ \t\u00a0]{0,40}(?:\r?\n[ \t]{0,10})?["']?`;
/** As many digits as `count`, in groups or not. */
const digits = (count: number): string => String.raw`\d(?:[ \u00a0-]?\d){${count - 1}}(?!\d)`;

/**
 * The number that a register of trade, energy, health or public procurement has given a party or a place of supply,
 * behind its name; an accreditation of the DAkkS by its shape alone.
 * Rule: GS1 General Specifications § 2.4 (GLN, once ILN: 13 digits), SGB V § 293 (institutions of health: 9 digits),
 * BDEW code numbers (market location: 11 digits; metering point: country and 31 characters, VDE-AR-N 4400), Leitweg-ID
 * 2.0.2 (buyers of public procurement), D&B (D-U-N-S: 9 digits), Regulation (EU) 952/2013 art. 9 (EORI).
 */
export const partyNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`${wordStart}(?:GLN|ILN)${ending}${between}(?<value>${digits(13)})`,
    pattern('dgu')`
      ${wordStart}(?:IK|Inst\.-Kz\.?|[iI]nstitutionskennz(?:eichen|\.))${ending}(?: \(IK\))?${between}
      (?<value>${digits(9)})
    `,
    pattern('dgu')`
      ${wordStart}(?:MaLo|MALO|[mM]arktlokation|[mM]arket location)${ending}(?: \(MaLo(?:-ID)?\))?${between}
      (?<value>${digits(11)})
    `,
    pattern('dgu')`
      ${wordStart}(?:MeLo|MELO|[mM]esslokation|[zZ]ählpunkt|ZPB?|ZPN)${ending}${between}
      (?<value>(?:DE|AT)[ .]?\d(?:[ .]?[\p{Lu}\d]){30}${tokenEnd})
    `,
    pattern('dgu')`
      ${wordStart}(?:Leitweg-?ID|LEITWEG-ID|Leitweg ID)${between}
      (?<value>\d{2,12}(?:-[\p{Lu}\d]{1,30})?-\d\d(?!\d))
    `,
    pattern('dgu')`${wordStart}(?:D-U-N-S|DUNS|D&B)(?:®| ?\(R\))?${ending}${between}(?<value>${digits(9)})`,
    pattern('dgu')`${wordStart}EORI${ending}${between}(?<value>[A-Z]{2} ?[A-Z\d]{5,15}${tokenEnd})`,
    pattern('gu')`${tokenStart}D-(?:ML|PL|IS|RM|EP|VS|ZM|ZE|ZP|K|P)-\d{5}-\d\d(?:-\d\d)?(?![\p{L}\p{N}-])`,
  ],
  examples: {
    finds: {
      'party of a delivery': 'Werk 2\n   GLN ⟦4012345000009⟧\n',
      'party, grouped': 'ILN: ⟦40 12345 00000 9⟧,',
      'insurer or hospital': 'IK ⟦109999993⟧  |  Betriebsnummer',
      'hospital, written out': 'Institutionskennzeichen (IK): ⟦26 09 99 991⟧\n',
      'market location': 'Marktlokation ⟦50938217467⟧       Zähler',
      'market location, grouped': 'Ihre MaLo-ID lautet ⟦509 3821 7467⟧.',
      'metering point': 'Zählpunktbezeichnung:\n⟦DE0003456789000000000000001234567⟧\n',
      'metering point of Austria, grouped': 'Zählpunkt ⟦AT 003456 78900 00000000000001234567⟧,',
      'public buyer': 'Leitweg-ID: ⟦04011000-12345ABCXYZ-86⟧',
      'data base of companies': 'D-U-N-S® Nummer ⟦31-234-5678⟧',
      'accredited laboratory': 'akkreditiert ⟦D-ML-13284-01-00⟧.',
      'customs of Europe': 'EORI-Nr.: ⟦DE123456789012345⟧',
    },
    ignores: {
      'an article': 'EAN 4012345000009',
      'one digit less': 'GLN=401234500000',
      'protection from blows': 'Gehäuse IK 10, 109999',
      'ten digits behind IK': 'IK 1099999931',
      'ten digits of a market location': 'Marktlokation 5093821746',
      'metering point of thirty characters': 'Zählpunkt DE00034567890000000000000012345',
      'another letter of an accreditation': 'akkreditiert D-XL-13284-01-00.',
      'no word before digits': 'Wert 50938217467',
    },
  },
};
