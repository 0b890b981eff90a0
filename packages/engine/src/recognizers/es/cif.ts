import { isLuhn } from '../../checksums/luhn.js';

const controlLetters = 'JABCDEFGHI';

/**
 * Tells whether a letter, seven digits and a control character are a Spanish company's tax number (CIF, since 2008
 * NIF). The control character is the Luhn digit, or the letter that stands for it where the first letter is one of N P
 * Q R S W.
 * Rule: Orden EHA/451/2008.
 */
export function isCif(number: string): boolean {
  const control = number.charAt(8);
  const digit = controlLetters.includes(control) ? controlLetters.indexOf(control) : Number(control);
  const needsLetter = /^[NPQRSW]/.test(number);
  const mayHaveLetter = /^[^ABEH]/.test(number);
  return isLuhn(`${number.slice(1, 8)}${digit}`) && (/\d/.test(control) ? !needsLetter : mayHaveLetter);
}
