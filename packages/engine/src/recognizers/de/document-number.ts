/** Serial numbers of German identity documents. */
import { icao9303CheckDigit } from '../../checksums/icao9303.js';
import { alphanumericUpper } from '../../normalize.js';

/** The check digit where the tenth character is there; nine characters have none. */
export const isDocumentNumber = (value: string): boolean =>
  value.length === 9 || icao9303CheckDigit(value.slice(0, 9)) === Number(value[9]);

/** The same of a scan: the letter O stands in no such number, so it is a 0; two digits at least were read as digits. */
export const readScannedDocument = (value: string): string => {
  const characters = alphanumericUpper(value);
  return /\d.*\d/.test(characters) ? characters.replaceAll('O', '0') : '';
};
