/** Serial numbers of German identity documents. */
import { icao9303CheckDigit } from '../../checksums/icao9303.js';

/** The check digit where the tenth character is there; nine characters have none. */
export const isDocumentNumber = (value: string): boolean =>
  value.length === 9 || icao9303CheckDigit(value.slice(0, 9)) === Number(value[9]);
