import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { isBritish, isInPlan } from '../anywhere/phone-plan.js';
import { dialable, notADate, phoneEnd, phoneGap, withoutTrailingText } from '../anywhere/phone-shapes.js';
import { tokenStart } from '../text/bounds.js';
import { oneOf, pattern, source } from '../text/pattern.js';

/** Any case: the patterns with it have the flag `i`. */
export const phoneWord = source`
  ${tokenStart}(?:
  tele(?:fon|fax)(?:nummer|-?nr\.?)?|tel\.?-?nr\.?|tel|tel-privat|tel\. ?privat|fon|fax(?:nummer)?|fx(?!-\d{2,3}(?!\d))
  // as scans have it: Te1., TeI., Te lefon
  |te1(?:efon|efax)?|tei(?=[.:])|te lefon|tel efon|teiefon|t el(?=[.:])
  |mobil(?:telefon|nummer)?|handy(?:nummer)?|festnetz|nebenanschluss|servicetelefon|rufnummer|rückruf|ruf|hotline|notruf
  |phone(?: number)?|ph|mobile|mob|cell|pager|whatsapp|☎|📞
  )
`;
/** Up to 24 characters, words and symbols, between the label and the number: ` (privat): `, `/Fax: `. */
const labelEnd = String.raw`(?![\p{L}\p{N}]|-\p{L})[^\p{N}\n+]{0,24}?(?<!\p{L})`;
/** A letter alone, as letterheads and signatures have it: `T: 0711 123`. */
const letterLabel = String.raw`${tokenStart}[TFMPtfm]:[ ]{1,3}`;
/** Desks that answer the telephone; a number behind them begins with its area code. */
const desk = oneOf([
  'Service', 'Kundenservice', 'Zentrale', 'Vermittlung', 'Empfang', 'Pforte', 'Sekretariat', 'Anmeldung',
  'Sprechstunde', 'Notdienst', 'Bereitschaft',
]); // prettier-ignore

const numberBehindLabel = source`
  (?<value>
    ${notADate}(?:\((?=[^()\n]{1,8}\)))?
    // two digits at least before anything that belongs to no number
    (?=(?:[^\n\d]{0,3}\d){2})
    [\dOlI](?:${phoneGap}[\dOlI]){4,13}(?: ?[-–]0)?
  )
  ${phoneEnd}
`;
const afterPhoneWord = pattern('dgiu')`
  (?:${phoneWord}${labelEnd}|${letterLabel}(?=[(0]))
  ${numberBehindLabel}
`;
/** The label in French, Spanish, Italian, Dutch and the languages of Scandinavia; `tel` without its accent is German. */
const foreignPhoneWord = source`
  ${tokenStart}(?:t(?:é|e\u0301)l(?:(?:é|e\u0301)phone)?|tfno|tlfno|tlfn?|tel(?:é|e\u0301)fono|telefono|telefoon|m(?:ó|o\u0301)vil)
`;
/** Scanners put O for 0, l and I for 1. */
export const withoutLetters = (value: string): string => value.replace(/O/gi, '0').replace(/[lI]/gi, '1');

/** The code of another country behind 00, ten digits of the American plan, or the eleven of a British number. */
function isForeign(value: string): boolean {
  const number = dialable(value);
  if (number.startsWith('+'))
    return !['49', undefined].includes(parsePhoneNumberFromString(number)?.countryCallingCode);
  if (/^1?[2-9]\d{9}$/.test(number)) return isInPlan(number, 'US');
  return /^0\d{10}$/.test(number) && isBritish(number);
}

/** Numbers of emergency and public services, the same for everybody: 110, 112, 115, 116 xxx, 118 xx (TNV § 1). */
const isPublicService = (value: string): boolean => /^(?:11[025]|116\d{3}|118\d{2,3})$/.test(digitsOnly(value));

const isDate = (value: string): boolean => /\d{1,2}\.\d{1,2}\.\d{4}/.test(value);

/** Whether a number behind its label can be a German one or of any old or small network, as no plan can check it. */
export const isLocalNumber = (value: string): boolean => !isDate(value) && !isForeign(value) && !isPublicService(value);

/**
 * Telephone number right after its label, in forms that no numbering plan can check: a local number without the area
 * code, an old or foreign one.
 * Rule: label on the same line, then 5 to 14 digits in telephone layout, no date.
 */
export const labelledPhoneNumber: Recognizer = {
  type: 'DE_PHONE_NUMBER',
  patterns: [
    afterPhoneWord,
    pattern('dgu')`
      ${tokenStart}${desk}:?[ \t]{1,4}
      (?<value>\(?0[1-9]\d{1,4}\)?[ /-]{1,3}\d{2,8}(?:[ -]\d{1,5}){0,3})
      ${phoneEnd}
    `,
    // Behind the number, as in Austria: `Tel. 050 233 233, Kl. 524177`
    pattern('gu')`
      (?<=(?:[tT]el|[fF]on|[tT]elefon)[^\n\p{L}]{3,40}[,; ](?:Kl\.|Klappe|DW) ?)
      \d{1,6}(?![\p{L}\p{N}]|[.,]\d)
    `,
    // under which somebody can be called, no area code
    pattern('dgu')`
      (?<!\p{L})(?:[eE]rreich|[rR]ückfrage|[aA]nruf|[aA]nzuruf|[tT]elefonisch|[mM]elden|
      [mM]eldet)[^\n.;]{0,50} unter(?: der)?
      [ ](?<value>[1-9]\d{1,3}(?:[ /-]\d{2,4}){1,4})(?=[ ,;)]|\.?(?:\s|$))(?! ?(?:€|EUR|Euro|\p{Lu}))
    `,
    // As it is said, with a comma behind the area code
    /(?<=\p{L}: |unter )0[1-9]\d{1,4}, \d{2}(?: \d{1,3}){1,4}(?![\d.,:]\d|\p{L})/gu,
    // `0 22 51, dann 7 70 48`
    pattern('gu')`
      (?<![\p{L}\p{N}.,:-])0(?: ?\d{1,2}){1,3},? (?:und )?(?:dann|danach|weiter)(?: die)?
      [ ]\d{1,3}(?: \d{1,3}){1,4}(?![\d.,:]\d|\p{L})
    `,
  ],
  cut: withoutTrailingText,
  normalize: withoutLetters,
  isValid: isLocalNumber,
  confidence: 0.95,
  examples: {
    finds: {
      'local number with extension': '70173 Stuttgart, Tel.: ⟦12 34 56 -78⟧',
      'area code that does not exist': 'Telefon: ⟦0123 456789⟧',
      'word between label and number': 'Tel. (privat): ⟦48 15 16⟧',
      'two labels': 'Tel./Fax: ⟦23 42-0⟧',
      'letter O of a scan': 'Tel. ⟦O3583/5 1 5 6 4 1⟧',
      'before a sentence with I': 'on my mobile, ⟦48 15 16⟧. I shouted',
      'letters O and l of a scan': 'Fax:  ⟦O2O2 / 56 8l - 44l7⟧\n',
      'label of a scan': 'Te1. ⟦O3612 / 27 4 1 8⟧',
      'label of a scan, torn': 'Te lefon: ⟦0316 / 28 55 71⟧',
      'letter alone': 'T: ⟦0123 456789⟧',
      'in brackets': 'Mobil (⟦48 15 16 17⟧) bis acht',
      'area code in brackets': 'Fon (⟦(0123) 456789⟧)',
      'Austrian extension': 'Tel. ⟦050 233 233⟧, Kl. ⟦524177⟧\n',
      'Vienna, before two groups': 'Wien (TelNr. ⟦01/522 57 00⟧)',
      'said, with a comma behind the area code': 'Kunde: ⟦05151, 33 18 8⟧, oder',
      'under which somebody can be called': 'Rückfragen an Frau Muster unter der ⟦38 39 44 20⟧ oder',
      'said in two parts': 'aufgeschrieben, ⟦0 22 51, dann 7 70 48⟧.',
      'desk before a short number': 'Service: ⟦0671 94 0⟧ (8–18 Uhr)',
      'word for a call back': 'Rückruf unter ⟦0221 4711⟧',
      symbol: '☎ ⟦815 47 11⟧',
    },
    ignores: {
      'a calculator': 'Klasse 7: fx-87DE oder fx-991, 12 345',
      'date after the word': 'Fax vom 12.03.2024',
      'a limit, no number': 'Rückfragen nur bei Beträgen unter 38,39 oder',
      'number of another country': 'Telefon (775) 555-0142',
      'code of another country': 'Telefon 0043 1 999 99 99',
      'amount after the word': 'Telefon 12.345,67 €',
      'longer word': 'Telefonkosten 123456',
      'four digits': 'Handy 2023',
      'a public service': 'Sperr-Notruf 116 116.',
      'a time and then a count': 'um 10:30, dann 7 70 Stück',
      'number on another line': 'Telefon\nArtikel 123456',
      'unit after the number': 'Handy 123456 Stück',
    },
  },
};

/**
 * Telephone number of another country right after its label: an American or British one in its national form
 * (`Phone (775) 555-0142`), one with 00 and a country code.
 * Rule: as `labelledPhoneNumber`, and valid in the numbering plan as libphonenumber has it, or its country code exists
 * (ITU-T E.164).
 */
export const labelledForeignPhoneNumber: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [afterPhoneWord],
  cut: withoutTrailingText,
  normalize: withoutLetters,
  isValid: (value) => !isDate(value) && isForeign(value),
  examples: {
    finds: {
      American: 'Phone ⟦(775) 555-0142⟧',
      'word between label and number': 'Tel. (office): ⟦01584 874 021⟧',
      'letter O of a scan': 'Phone ⟦O121 496 O123⟧',
      'German word': 'Telefon: ⟦775 555 0142⟧',
      'two labels': 'Tel./Fax: ⟦01584 874 021⟧',
      'code of a country that no plan checks': 'Tel. ⟦0043 1 999 99 99⟧\n',
      'in brackets behind a symbol': '☎ ⟦(775) 555-0142⟧',
    },
    ignores: {
      German: 'Telefon 0711 123456',
      'not in any plan': 'Telefon 48 15 16 17 1',
      'amount after it': 'Telefon 01584 874 021 €',
      'longer word': 'Faxgerät 775 555 0142',
      'no code of a country': 'Telefon 00999 1 999 99 99',
      'too short': 'Telefon 01584 874',
      'number on another line': 'Fax 1\n775 555 0142',
    },
  },
};

/**
 * Telephone number in its national form right after its label in another language: `Tél. : 06 99 00 12 34`.
 * Rule: as `labelledPhoneNumber`; no plan is asked, as the label is not of one country.
 */
export const phoneNumberAfterForeignLabel: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [pattern('dgiu')`${foreignPhoneWord}${labelEnd}${numberBehindLabel}`],
  cut: withoutTrailingText,
  normalize: withoutLetters,
  isValid: (value) => !isDate(value) && !isPublicService(value) && !dialable(value).startsWith('+49'),
  examples: {
    finds: {
      French: 'Tél. : ⟦06 99 00 12 34⟧',
      'French, what kind of': 'tél. portable ⟦0699001234⟧',
      Spanish: 'tfno. ⟦699 001 234⟧',
      Danish: 'Tlf. ⟦99 00 12 34⟧',
      Italian: 'telefono: ⟦347 990 0123⟧',
      'in brackets': 'Téléphone (⟦06 99 00 12 34⟧)',
    },
    ignores: {
      German: 'Tél. 0049 711 123456',
      date: 'Tlf. 12.03.2024',
      'no accent': 'Tel. 0711 123456',
      'longer word': 'tlfx 99 00 12 34',
      amount: 'tfno. 69900 €',
      'a public service': 'Tlf. 112',
      'number on another line': 'Tél.\n06 99 00 12 34',
    },
  },
};
