import { digitCount, digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { readScannedDigits, scannedDigit } from '../anywhere/scanned-digits.js';
import { tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

/** Numbers that stood in advertisements or on sample cards, void since. */
const voidNumbers: readonly string[] = ['078051120', '219099999', '457555462'];

const numberWords = [
  'ssn', 'ssns', 'ss#', 'ss no', 'social security', 'soc sec', 'social sec', 'taxpayer id', 'social is', 'social:',
  'social #', 'social no', 'his social', 'her social', 'my social', 'your social', '1099', 'form w-2', 'form w-9',
]; // prettier-ignore

/**
 * US social security number: area, group, serial.
 * Rule: 20 CFR § 422.103; SSA, "Social Security Number Randomization": no area 000, 666 or 900-999, no group 00, no
 * serial 0000. There is no check digit, so it needs context.
 */
export const ssn: Recognizer = {
  type: 'US_SSN',
  patterns: [wholeWord(/[0-8]\d{2}[\p{Zs}.\p{Pd}]?\d{2}[\p{Zs}.\p{Pd}]?\d{4}/u)],
  normalize: digitsOnly,
  isValid: (digits) => !/^(?:000|666)|^.{3}00|0000$/.test(digits) && !voidNumbers.includes(digits),
  needsContext: true,
  contextWords: {
    de: ['us-sozialversicherungsnummer', 'amerikanische sozialversicherungsnummer', 'sozialversicherungsnummer'],
    en: numberWords,
  },
  examples: {
    finds: {
      'with hyphens': 'SSN: ⟦482-71-5309⟧.',
      'without separators': 'social security number ⟦618204735⟧',
      'with spaces': 'SSN ⟦701 39 5268⟧',
      taxpayer: 'Taxpayer ID ⟦482-71-5308⟧ (on copies)',
      'form that carries it': 'the SSN for the 1099-INT: ⟦618204736⟧.',
      'with dots': 'Social Security No. ⟦482.71.5309⟧',
      'no-break hyphens': 'SSN ⟦482\u201171\u20115309⟧',
      'word after it': '⟦618-20-4735⟧ (SSN)',
    },
    ignores: {
      'no context word': 'order 482-71-5309',
      'area 000': 'SSN 000-71-5309',
      'area 666': 'SSN 666-71-5309',
      'area above 899': 'SSN 900-71-5309',
      'group 00': 'SSN 482-00-5309',
      'serial 0000': 'SSN 482-71-0000',
      'void since an advertisement of 1938': 'SSN 078-05-1120',
    },
  },
};

const fourDigits = String.raw`(?<value>\d{4})(?![\p{L}\p{N}]|[.,-]\d)`;

const hidden = String.raw`[xX*•]{3}[- ]?[xX*•]{2}[- ]?`;

/**
 * The last four digits of a US social security number, the rest of it hidden: `SSN (last 4): 5309`, `SSN xxx-xx-5309`.
 * Rule: as `ssn`; the word stands before them. Banks and offices take the four as proof of who somebody is.
 */
export const ssnLastFour: Recognizer = {
  type: 'US_SSN',
  patterns: [
    // 'SSN (last 4): 5309'
    pattern('dgu')`
      ${tokenStart}(?:SSN|ssn|[sS]ocial(?: [sS]ecurity(?: [nN]umber)?)?)[^\n\d]{0,4}
      [lL]ast[ _-]?(?:4|[fF]our)(?: digits)?(?: of)?["')]{0,2}
      [ ]?(?:[:=#]|is)? ?["']?${fourDigits}
    `,
    // 'last four of SSN 5309'
    pattern('dgu')`
      ${tokenStart}[lL]ast[ -](?:4|[fF]our)(?: digits)?(?: of(?: the| his| her| your)?)?
      [ ](?:SSN|social(?: security number)?) ?(?:[:=]|is|are)? ?${fourDigits}
    `,
    // 'SSN xxx-xx-5309': all of it, as the hidden digits say what it is
    pattern('dgu')`
      ${tokenStart}(?:SSN|ssn|SS#|[sS]ocial(?: [sS]ecurity(?: [nN]umber| [nN]o\.?)?)?)[^\n\p{L}\d*•]{1,30}
      (?<value>${hidden}\d{4})(?![\p{L}\p{N}-])
    `,
    // 'xxx-xx-5309', no word before it
    pattern('gu')`(?<=(?<![\p{L}\p{N}*•-])${hidden})\d{4}(?![\p{L}\p{N}-])`,
  ],
  examples: {
    finds: {
      'in parentheses': 'SSN (last 4): ⟦5309⟧',
      'key of JSON': '"ssn_last4":"⟦5309⟧"',
      'written out': 'last four of SSN ⟦5309⟧.',
      'hidden groups': 'SSN ⟦xxx-xx-5309⟧',
      'in a column': 'SSN           ⟦XXX-XX-5309⟧\n',
      'no word before it': 'Employee xxx-xx-⟦5309⟧, hired',
      stars: 'Social ⟦***-**-5309⟧ on file',
      'long word': 'Social Security Number last 4 digits: ⟦5309⟧',
    },
    ignores: {
      'no word': 'card ends 5309',
      'another number': 'account (last 4): 5309',
      'three digits': 'SSN (last 4): 530',
      'five digits': 'SSN (last 4): 53091',
      'one hidden group': 'part xxx-5309',
      'the whole number hidden': 'SSN xxx-xx-xxxx',
    },
  },
};

/**
 * The same with letters that a scanner put for digits, or broken over two lines, right behind a label.
 * Rule: as `ssn`; six digits at least were read as digits.
 */
export const scannedSsn: Recognizer = {
  type: 'US_SSN',
  patterns: [
    wholeWord(pattern('u')`${scannedDigit}{3}[\p{Zs}\p{Pd}]\n?${scannedDigit}{2}[\p{Zs}\p{Pd}]\n?${scannedDigit}{4}`),
  ],
  normalize: (value) => (digitCount(value) < 6 ? '000' : digitsOnly(readScannedDigits(value))),
  isValid: (digits) => ssn.isValid?.(digits) === true && !digits.startsWith('9'),
  needsContext: true,
  contextReach: 12,
  contextWords: { en: ['ssn', 'social security number', 'social security no'] },
  examples: {
    finds: {
      'letters for digits': 'SSN: ⟦4B2-7l-5309⟧.',
      'capital I': 'SSN ⟦482-7I-53O9⟧',
      blanks: 'social security number ⟦7Ol 39 5268⟧',
      'broken over lines': 'SSN ⟦482-71-\n5309⟧',
      'broken behind the area': 'SSN: ⟦482-\n71-5309⟧',
      'long word': 'Social Security No. ⟦6l8-20-4735⟧',
    },
    ignores: {
      'no word near': 'order 4B2-7l-5309',
      'a word far off': 'SSN is what they ask for, see 4B2-7l-5309',
      'area 000': 'SSN OOO-71-5309',
      'area above 899': 'SSN 9OO-71-5309',
      'group 00': 'SSN 482-OO-5309',
      'another letter': 'SSN 482-7A-5309',
      'a digit more': 'SSN 4B2-7l-53091',
    },
  },
};
