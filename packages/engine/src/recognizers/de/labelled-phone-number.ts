import type { Recognizer } from '../../recognizer.js';
import { notADate, phoneEnd, phoneGap } from '../anywhere/phone-shapes.js';

const phoneWord =
  '(?:tele(?:fon|fax)(?:nummer|-?nr\\.?)?|tel\\.?-?nr\\.?|tel|fon|fax(?:nummer)?|mobil(?:telefon|nummer)?|handy(?:nummer)?|' +
  'rufnummer|ruf|hotline|phone(?: number)?|mobile|cell|whatsapp|☎|📞)';
const extensionWord = '(?:durchwahl|dw|app\\.|apparat|nebenstelle|nst\\.|ext\\.?|extension)';
const wordStart = String.raw`(?<![\p{L}\p{N}])`;
const labelEnd = String.raw`(?![\p{L}\p{N}]|-\p{L})[^\p{N}\n+]{0,24}?(?<!\p{L})`;

/**
 * Telephone number right after its label, in forms that no numbering plan can check: a local number without the area
 * code, an old or foreign one, an extension alone.
 * Rule: label on the same line, then 5 to 14 digits in telephone layout (1 to 5 after a word for extensions), no date.
 */
export const labelledPhoneNumber: Recognizer = {
  type: 'DE_PHONE_NUMBER',
  patterns: [
    new RegExp(
      String.raw`${wordStart}${phoneWord}${labelEnd}(?<value>${notADate}\(?\d(?:${phoneGap}\d){4,13}(?: ?[-–]0)?)${phoneEnd}`,
      'dgiu',
    ),
    new RegExp(
      String.raw`${wordStart}${extensionWord}(?![\p{L}\p{N}])[.: ]{0,3}(?:[-–] ?)?(?<value>\d{1,5})${phoneEnd}`,
      'dgiu',
    ),
  ],
  isValid: (value) => !/\d{1,2}\.\d{1,2}\.\d{4}/.test(value),
  confidence: 0.95,
  examples: {
    finds: {
      'local number with extension': '70173 Stuttgart, Tel.: ⟦12 34 56 -78⟧',
      'area code that does not exist': 'Telefon: ⟦0123 456789⟧',
      'word between label and number': 'Tel. (privat): ⟦48 15 16⟧',
      'two labels': 'Tel./Fax: ⟦23 42-0⟧',
      'extension alone': 'Durchwahl -⟦217⟧',
      'extension after a comma': 'Frau Muster, App. ⟦4711⟧',
      symbol: '☎ ⟦815 47 11⟧',
    },
    ignores: {
      'date after the word': 'Fax vom 12.03.2024',
      'amount after the word': 'Telefon 12.345,67 €',
      'longer word': 'Telefonkosten 123456',
      'four digits': 'Handy 2023',
      'number on another line': 'Telefon\nArtikel 123456',
      'unit after the number': 'Handy 123456 Stück',
      'extension of a road': 'Extension des Knies um 120',
    },
  },
};
