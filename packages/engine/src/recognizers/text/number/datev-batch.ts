import type { Recognizer } from '../../../recognizer.js';
import { markedCellEnd, markedCellStart } from '../cell.js';
import { pattern, source } from '../pattern.js';

/** The first line of a file for DATEV up to its eighth field: format, kind, time of export and import, origin. */
const header = source`
  ^"(?:EXTF|DTVF)";\d{2,3};\d{1,2};"[^"\r\n]{0,40}";\d{1,3};\d{0,17};"?\d{0,17}"?;"[^"\r\n]{0,4}";
`;
const name = String.raw`"[^"\r\n]{0,25}";`;

/**
 * The adviser and the client in the first line of a file for DATEV: `"EXTF";700;21;"Buchungsstapel";…;29098;55003;`.
 * Rule: DATEV-Format, header: fields 11 (Beraternummer, up to seven digits) and 12 (Mandantennummer, up to five).
 */
export const datevClient: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`(?<=${header}${name}${name})\d{4,7}(?=;)`,
    pattern('gmu')`(?<=${header}${name}${name}\d{4,7};)\d{1,5}(?=;)`,
  ],
  examples: {
    finds: {
      both: '"EXTF";700;21;"Buchungsstapel";9;;;"RE";"";"";⟦29098⟧;⟦55003⟧;20240101;4\n',
      'with who exported and imported':
        '"DTVF";510;16;"Debitoren/Kreditoren";5;20240130140440439;;"";"emu";"svc";⟦1001⟧;⟦1⟧;20240101;4\n',
      'second line of a text': 'Anbei:\n"EXTF";700;21;"Buchungsstapel";9;;;"RE";"";"";⟦1234567⟧;⟦99999⟧;20240101\n',
      'no time of export': '"EXTF";510;20;"Kontenbeschriftungen";2;;;"";"";"";⟦29098⟧;⟦7⟧;20240101;4\n',
      'imported, too': '"EXTF";700;21;"B";9;20240130140440439;20240130140440440;"RE";"";"";⟦29098⟧;⟦55003⟧;2\n',
      'between lines': 'x\n"EXTF";700;65;"Diverse";1;;;"RE";"a b";"";⟦10418⟧;⟦204⟧;x\ny\n',
    },
    ignores: {
      'another format': '"CSVX";700;21;"Buchungsstapel";9;;;"RE";"";"";29098;55003;20240101\n',
      'in the middle of a line': 'x "EXTF";700;21;"Buchungsstapel";9;;;"RE";"";"";29098;55003;20240101\n',
      'three digits': '"EXTF";700;21;"Buchungsstapel";9;;;"RE";"";"";290;55003;20240101\n',
      'a field too few': '"EXTF";700;21;"Buchungsstapel";9;;;"RE";"";29098;55003;20240101\n',
      'no name of a format': '"EXTF";700;21;9;;;"RE";"";"";29098;55003;20240101\n',
      'a word': '"EXTF";700;21;"Buchungsstapel";9;;;"RE";"";"";Berater;55003;20240101\n',
    },
  },
};

/**
 * Who exported or imported the file, in the fields before.
 * Rule: fields 9 and 10 of the same header, up to 25 characters.
 */
export const datevLogin: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('gmu')`(?<=${header}")[^"\r\n]{2,25}(?=")`,
    pattern('gmu')`(?<=${header}${name}")[^"\r\n]{2,25}(?=")`,
  ],
  examples: {
    finds: {
      'who exported it': '"EXTF";700;21;"Buchungsstapel";9;20240130140440439;;"RE";"⟦emuster⟧";"";29098;55003;2\n',
      'who imported it': '"DTVF";700;21;"Buchungsstapel";9;20240130140440439;;"RE";"";"⟦svc-fibu⟧";29098;55003;2\n',
      both: '"EXTF";510;16;"Debitoren";5;;;"";"⟦mu⟧";"⟦be⟧";29098;55003;2\n',
      'a first and a last name': '"EXTF";700;21;"B";9;;;"RE";"⟦Erna Muster⟧";"";29098;55003;2\n',
      'second line': 'Datei:\n"EXTF";700;21;"B";9;;;"RE";"⟦muster01⟧";"";29098;55003;2\n',
      'another origin': '"EXTF";700;21;"B";9;;;"SV";"⟦MUSTERE⟧";"";29098;55003;2\n',
    },
    ignores: {
      nobody: '"EXTF";700;21;"B";9;;;"RE";"";"";29098;55003;2\n',
      'another format': '"CSVX";700;21;"B";9;;;"RE";"emuster";"";29098;55003;2\n',
      'in the middle of a line': 'x "EXTF";700;21;"B";9;;;"RE";"emuster";"";29098;55003;2\n',
      'no quotes': '"EXTF";700;21;"B";9;;;"RE";emuster;"";29098;55003;2\n',
      'one letter': '"EXTF";700;21;"B";9;;;"RE";"e";"";29098;55003;2\n',
      'a later field': '"EXTF";700;21;"B";9;;;"RE";"";"";29098;55003;2;4;2;3;"Januar"\n',
    },
  },
};

/**
 * Accounts of customers and suppliers among the accounts of a journal: `70045` where `8400` is one of the ledger.
 * Rule: DATEV charts of accounts: personal accounts have a digit more than those of the ledger, 10000 to 69999 for
 * debtors, 70000 to 99999 for creditors; only the head of the column counts.
 */
export const personalAccount: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gmu')`${markedCellStart}[1-9](?!0000)\d{4}${markedCellEnd}`],
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: ['konto', 'gegenkonto', 'gegenkto', 'gegenkonto (ohne bu-schlüssel)', 'sollkonto', 'habenkonto', 'kto', 'soll-kto', 'haben-kto'],
  }, // prettier-ignore
  examples: {
    finds: {
      'contra account': 'Umsatz;Konto;Gegenkto;BU\n238,00;4806;⟦70045⟧;9\n',
      debtor: 'Umsatz;Konto;Gegenkonto\n1904,00;⟦10023⟧;8400\n',
      bars: '| Betrag | Sollkonto | Habenkonto |\n| 12,00 | 6815 | ⟦71204⟧ |\n',
      tabs: 'Betrag\tKto\tText\n12,00\t⟦10418⟧\tx\n',
      'quotes around it': '"Umsatz";"Konto";"Text"\n"12,00";"⟦10418⟧";"x"\n',
      'a digit among the heads': 'Umsatz;Konto;Belegfeld 1;Text\n12,00;⟦10418⟧;RE1;x\n',
    },
    ignores: {
      'an account of the ledger': 'Umsatz;Konto;Gegenkonto\n12,00;4806;8400\n',
      'another head': 'Umsatz;Menge;Text\n12,00;10418;x\n',
      'six digits': 'Umsatz;Konto;Text\n12,00;104180;x\n',
      'an amount': 'Umsatz;Konto;Text\n12,00;10418,00;x\n',
      'a round number': 'Umsatz;Konto;Text\n12,00;10000;x\n',
      'the word beside it': 'Konto offen;10418;x\n',
    },
  },
};
