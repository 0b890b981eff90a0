import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Recognizer } from '../../recognizer.js';
import { behindCell, cellStart } from '../text/cell.js';
import { dialable, notADate, phoneEnd, phoneGap } from '../anywhere/phone-shapes.js';

const phoneWord =
  '(?:tele(?:fon|fax)(?:nummer|-?nr\\.?)?|tel\\.?-?nr\\.?|tel|fon|fax(?:nummer)?|mobil(?:telefon|nummer)?|handy(?:nummer)?|' +
  'nebenanschluss|servicetelefon|rufnummer|rückruf|ruf|hotline|festnetz|notruf|tel-privat|phone(?: number)?|mobile|cell|mob|ph|fx|pager|tel\\. ?privat|whatsapp|☎|📞)';
const extensionWord =
  '(?:durchwahl|dw|app\\.|apparat|nebenstelle|nebenst\\.|nst\\.|hausruf|hausapparat|ext\\.?|extension|bleep|pager)';
const wordStart = String.raw`(?<![\p{L}\p{N}])`;
const labelEnd = String.raw`(?![\p{L}\p{N}]|-\p{L})[^\p{N}\n+]{0,24}?(?<!\p{L})`;
/** A letter alone, as letterheads and signatures have it: `T: 0711 123`. */
const letterLabel = String.raw`(?<![\p{L}\p{N}])[TFMPtfm]:[ ]{1,3}`;

/** Desks that answer the telephone; a number behind them begins with its area code. */
const desk = String.raw`(?:Service|Zentrale|Empfang|Sekretariat|Pforte|Anmeldung|Kundenservice|Vermittlung|Sprechstunde|Notdienst|Bereitschaft)`;
const afterPhoneWord = new RegExp(
  String.raw`(?:${wordStart}${phoneWord}${labelEnd}|${letterLabel}(?=[(0]))(?<value>${notADate}(?:\((?=[^()\n]{1,8}\)))?(?=(?:[^\n\d]{0,3}\d){2})[\dOlI](?:${phoneGap}[\dOlI]){4,13}(?: ?[-–]0)?)${phoneEnd}`,
  'dgiu',
);
/** Scanners put O for 0, l and I for 1. */
const withoutLetters = (value: string): string => value.replace(/O/gi, '0').replace(/[lI]/gi, '1');

/** Ten digits of the American plan, or the eleven of a British number that the German plan lacks. */
function isForeign(value: string): boolean {
  const number = dialable(value);
  const isValidIn = (country: 'DE' | 'GB' | 'US') => parsePhoneNumberFromString(number, country)?.isValid() === true;
  if (/^1?[2-9]\d{9}$/.test(number)) return isValidIn('US');
  return (
    /^0\d{10}$/.test(number) &&
    (number.startsWith('07700900') || isValidIn('GB')) &&
    (/^07[4-9]/.test(number) || !isValidIn('DE'))
  );
}

/** Numbers of emergency and public services, the same for everybody: 110, 112, 115, 116 xxx, 118 xx (TNV § 1). */
const isPublicService = (value: string): boolean => /^(?:11[025]|116\d{3}|118\d{2,3})$/.test(value.replace(/\D/g, ''));

const isDate = (value: string): boolean => /\d{1,2}\.\d{1,2}\.\d{4}/.test(value);

/**
 * Telephone number right after its label, in forms that no numbering plan can check: a local number without the area
 * code, an old or foreign one, an extension alone.
 * Rule: label on the same line, then 5 to 14 digits in telephone layout (1 to 5 after a word for extensions), no date.
 */
export const labelledPhoneNumber: Recognizer = {
  type: 'DE_PHONE_NUMBER',
  patterns: [
    afterPhoneWord,
    /(?<=(?:[tT]el|[fF]on|[tT]elefon)[^\n\p{L}]{3,40}[,; ](?:Kl\.|Klappe|DW) ?)\d{1,6}(?![\p{L}\p{N}]|[.,]\d)/gu,
    /(?<=(?<!\p{L})(?:Herrn?|Frau|Dr\.|Hr\.|Fr\.) (?:\p{Lu}[\p{L}.'’-]{0,20} )?\p{Lu}[\p{L}'’-]{1,20},? )[-–]\d{2,4}(?=[,;.)]| oder | und |\s{0,4}$)/gmu,
    /(?<=\p{L}: |unter )0[1-9]\d{1,4}, \d{2}(?: \d{1,3}){1,4}(?![\d.,:]\d|\p{L})/gu,
    new RegExp(
      String.raw`${wordStart}${desk}:[ \t]{1,4}(?<value>\(?0[1-9]\d{1,4}\)?[ /-]{1,3}\d{2,8}(?:[ -]\d{1,5}){0,3})${phoneEnd}`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:(?:${extensionWord}|tel\. intern)(?![\p{L}\p{N}])[.: ]{0,3}(?:[-–] ?)?|${phoneWord}[.:]{0,2} ?[-–](?=\d{2,5}(?!\d|[ ]?[-–/])))(?<value>\d{1,6}(?:-\d{1,4})?)${phoneEnd}`,
      'dgiu',
    ),
  ],
  normalize: withoutLetters,
  isValid: (value) => !isDate(value) && !isForeign(value) && !isPublicService(value),
  confidence: 0.95,
  examples: {
    finds: {
      'local number with extension': '70173 Stuttgart, Tel.: ⟦12 34 56 -78⟧',
      'area code that does not exist': 'Telefon: ⟦0123 456789⟧',
      'word between label and number': 'Tel. (privat): ⟦48 15 16⟧',
      'two labels': 'Tel./Fax: ⟦23 42-0⟧',
      'extension alone': 'Durchwahl -⟦217⟧',
      'number inside a company': 'KST 44, Tel. intern ⟦8820⟧',
      'extension after a comma': 'Frau Muster, App. ⟦4711⟧',
      'letter O of a scan': 'Tel. ⟦O3583/5 1 5 6 4 1⟧',
      'letters O and l of a scan': 'Fax:  ⟦O2O2 / 56 8l - 44l7⟧\n',
      'extension behind the label': 'Tel. -⟦3417⟧ bis zwölf',
      'letter alone': 'T: ⟦0123 456789⟧',
      'in brackets': 'Mobil (⟦48 15 16 17⟧) bis acht',
      'area code in brackets': 'Fon (⟦(0123) 456789⟧)',
      'Austrian extension': 'Tel. ⟦050 233 233⟧, Kl. ⟦524177⟧\n',
      'extension behind a name': 'direkt: Dr. Muster, ⟦-15⟧ oder Handy',
      'pager of a hospital': 'Please call bleep ⟦4417⟧ with queries',
      'Vienna, before two groups': 'Wien (TelNr. ⟦01/522 57 00⟧)',
      'said, with a comma behind the area code': 'Kunde: ⟦05151, 33 18 8⟧, oder',
      'desk before a short number': 'Service: ⟦0671 94 0⟧ (8–18 Uhr)',
      'house telephone': 'Nebenst.: ⟦141-227⟧      Datum',
      'word for a call back': 'Rückruf unter ⟦0221 4711⟧',
      symbol: '☎ ⟦815 47 11⟧',
    },
    ignores: {
      'date after the word': 'Fax vom 12.03.2024',
      'number of another country': 'Telefon (775) 555-0142',
      'amount after the word': 'Telefon 12.345,67 €',
      'longer word': 'Telefonkosten 123456',
      'four digits': 'Handy 2023',
      'a public service': 'Sperr-Notruf 116 116.',
      'number on another line': 'Telefon\nArtikel 123456',
      'unit after the number': 'Handy 123456 Stück',
      'extension of a road': 'Extension des Knies um 120',
    },
  },
};

/**
 * An extension alone in its cell, under a table head or in the line of references that names it: `Durchwahl` over `-44`.
 * Rule: DIN 5008:2020 § 16 (line of references); the head is the evidence.
 */
export const extensionInTable: Recognizer = {
  type: 'DE_PHONE_NUMBER',
  patterns: [new RegExp(String.raw`${cellStart}[-–]?\d{2,5}(?:-\d{1,4})?(?=${behindCell})`, 'gmu')],
  needsContext: true,
  contextReach: 30,
  contextWords: {
    de: ['durchwahl', 'telefon-durchwahl', 'tel.-durchwahl', 'nebenstelle', 'apparat', 'hausruf', 'dw'],
    en: ['extension', 'ext.', 'ext'],
  },
  confidence: 0.95,
  examples: {
    finds: {
      'line of references':
        'Unser Zeichen      Durchwahl        Datum\nab-cd              ⟦-44⟧              12.03.2026\n',
      semicolons: 'Name;Durchwahl;Raum\nMuster;⟦4417⟧;b\n',
      bars: '| Name | Nebenstelle |\n| Muster | ⟦217⟧ |',
      tabs: 'Name\tDW\nMuster\t⟦33⟧',
      'two groups': 'Name    Apparat\nMuster  ⟦141-227⟧\n',
      English: 'name,extension,x\nSample,⟦4417⟧,y',
    },
    ignores: {
      'another head': 'Name;Menge;Raum\nMuster;4417;b\n',
      'six digits': 'Name;Durchwahl;Raum\nMuster;441772;b\n',
      'one digit': 'Name;Durchwahl;Raum\nMuster;4;b\n',
      'more in the cell': 'Name;Durchwahl;Raum\nMuster;ca. 4417;b\n',
      'a decimal number': 'Name;Durchwahl;Raum\nMuster;44.17;b\n',
      'no head': 'Muster;4417;b\n',
    },
  },
};

/**
 * American or British telephone number in its national form right after its label: `Phone (775) 555-0142`.
 * Rule: as `labelledPhoneNumber`, and valid in the numbering plan as libphonenumber has it.
 */
export const labelledForeignPhoneNumber: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [afterPhoneWord],
  normalize: withoutLetters,
  isValid: (value) => !isDate(value) && isForeign(value),
  examples: {
    finds: {
      American: 'Phone ⟦(775) 555-0142⟧',
      'word between label and number': 'Tel. (office): ⟦01584 874 021⟧',
      'letter O of a scan': 'Phone ⟦O121 496 O123⟧',
      'German word': 'Telefon: ⟦775 555 0142⟧',
      'two labels': 'Tel./Fax: ⟦01584 874 021⟧',
      'in brackets behind a symbol': '☎ ⟦(775) 555-0142⟧',
    },
    ignores: {
      German: 'Telefon 0711 123456',
      'not in any plan': 'Telefon 48 15 16 17 1',
      'amount after it': 'Telefon 01584 874 021 €',
      'longer word': 'Faxgerät 775 555 0142',
      'too short': 'Telefon 01584 874',
      'number on another line': 'Fax 1\n775 555 0142',
    },
  },
};
