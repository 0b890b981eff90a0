import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { verbOrAdverb } from './behind-label.js';
import { isNumber, numberToken } from './number-token.js';

/** Abbreviations that number somebody or somebody's file whatever stands behind them. */
const abbreviations = [
  // staff
  'Pers.-Nr.', 'PNR', 'PNr', 'PNr.', 'Pnr', 'Pnr.',
  // contracts, policies and customers
  'VNR', 'VSN', 'VSNR', 'Vers.-Schein', 'Pol.', 'POL.', 'pol.', 'Mitgl.', 'Kd.', 'Grp', 'Grp.', 'ZD', 'Chiffre',
  'Mdt', 'Mdt.', 'SNr', 'SNr.', 'E-Nr', 'E-Nr.', 'AÜV',
  // invoices and accounts
  'RG', 'Rg.', 'Rechn.', 'Auftr.', 'Vorg.', 'Vertr.', 'Darl.', 'Liefersch.', 'Kto', 'Kto.', 'Acct', 'Acct.', 'A/C',
  'A/c', 'a/C', 'a/c', 'Vertragskonto', 'Kassenzeichen', 'Kassenz.', 'Tgb.-Nr.',
  // direct debits
  'Mandatsreferenz', 'Mandatsref', 'Mandatsref.', 'EREF', 'KREF', 'MREF',
  // patients, taxpayers, pupils and drivers of Britain and America
  'MRN', 'UTR', 'URN', 'UPN', 'CSN', 'PTIN', 'OLN',
  // foreigners in the registers of Switzerland and Germany
  'ZEMIS', 'ZEMIS-Nr.', 'AZR', 'AZR-Nr.',
  // companies, charities and foreigners of Ireland, customers of offices
  'CRO', 'RCN', 'CHY', 'GNIB', 'IRP', 'CRN', 'UPRN',
  // data of wages for the German tax office, deeds of a notary
  'eTIN', 'ETIN', 'URNr', 'URNr.',
  // SIM cards
  'SIM', 'eSIM', 'ICCID',
]; // prettier-ignore

/** ` no.` behind it, or the bracket that closes before a colon: `Medical record (MRN): 44188`. */
const nr = String.raw`(?: [nN][or]\.?|\)(?=:))?`;

/**
 * A number behind an abbreviation that needs no colon before it: `MRN 0049182`, `A/C No 4418820`.
 * Rule: as `labelledNumber`.
 */
export const numberAfterAbbreviation: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${wordStart}(?!(?<=\d-)pol\.)${oneOf(abbreviations)}${nr}(?!:? (?:ca|etwa)\.? )${verbOrAdverb}
      (?<value>${numberToken})
    `,
    // identifiers of SEPA in the purpose of a payment: `EREF+E-2025-0388`
    pattern('dgu')`(?<!\p{L})[EKMC]REF\+ ?(?<value>(?=[^\s+]{0,30}\d)[\p{L}\d][\p{L}\d./:-]{2,34}?)(?=[\s+,;]|\.?$)`,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'medical record': 'MRN: ⟦0049182⟧',
      'abbreviation in parentheses': 'Medical record (MRN): ⟦44188⟧',
      'number of an employee': 'Kollegin Muster, PNr ⟦88117⟧, von',
      'invoice of a posting': 'RG ⟦25/1188⟧ vom 3. 4.     64,34-',
      'preparer of taxes': 'Anthony (PTIN ⟦P01331882⟧, Sample',
      'groups and a point': 'Ausweis B, ZEMIS-Nr. ⟦018 774 203.6⟧\nwohnhaft',
      'policy, abbreviated': 'Rechtsschutz: Muster, Vers.-Schein ⟦70 4418820⟧, Schaden',
      'policy, three letters': 'Muster Tierversicherung, Pol. ⟦TK-338 190 6⟧, gefaxt',
      'member of a club': 'Beratungsstelle Muster, Mitgl. ⟦LR 7719⟧\n',
      loan: 'Bank AG, Ulm – Darl. ⟦60 118 7724/01⟧.',
      'order of a laboratory': 'Vorbefund (Auftr. ⟦26 0112 3 307⟧):',
      'foreigner in Switzerland': 'Ausweis C (ZEMIS ⟦014.872.336.1⟧)\n',
      'charity of Ireland': 'Sample Trust, CHY ⟦44188⟧, Cork',
      'client of a tax adviser': 'für: Lisa, Mdt. ⟦10447⟧ Muster rief an',
      'operation of a fire brigade': 'E-Nr ⟦2026-041⟧   28.07.   Stichwort B3',
      'mandate of a direct debit': 'MREF ⟦M-44188⟧ EREF ⟦E-2025-0388⟧ ',
      'identifiers with a plus sign': 'EREF+⟦0091827364501⟧ MREF+⟦E00174463-2⟧\n',
      'wages for the tax office, in a form': 'eTIN:                          ⟦MSTRRN80C52⟧\n',
      'wages for the tax office': 'Steuer-Id folgt | eTIN ⟦MSTRRN80C52⟧ |',
      'account, abbreviated': 'Bank Ltd, A/C No ⟦352-907-441-6⟧, name',
    },
    ignores: {
      'poles of a switch': 'FI 40/0,03 Typ A 4-pol.: 20418 Stück',
      'a paragraph of police law': 'nach Pol. Abs. 2',
      'a date': 'RG 12.03.2024',
      'an amount': 'RG 120,00 EUR',
      'inside a word': 'xMRN 0049182',
      'no digit': 'MRN folgt',
      'another abbreviation': 'Bd. 0049182',
      'an hour': 'VNR 12:30',
      'how long it took': 'Tel. mit Mdt. ca 15 Min.',
    },
  },
};
