/**
 * Abbreviations that are a label of their own before a number, so that they do not belong to it: `PO 4500118820`.
 * Origin: German and English business letters and forms, November 2026.
 */
import { anyOf } from '../any-of.js';

const german = [
  'ab', 'ls', 're', 'rg', 'rn', 'gs', 'kd', 'kdnr', 'knr', 'az', 'gz', 'nr', 'pa', 'vnr', 'vsnr', 'vsn', 'pnr', 'dw',
  'kl', 'uvz', 'ur', 'urnr',
] as const; // prettier-ignore
const english = [
  'po', 'so', 'wo', 'id', 'no', 'ref', 'ssn', 'pc', 'ein', 'itin', 'npi', 'mrn', 'utr', 'nhs', 'dob', 'dl', 'abn',
  'acn', 'tfn', 'upn', 'urn', 'sn', 'cad',
] as const; // prettier-ignore

/** Source of such an abbreviation in capitals with the space behind it. */
export const labelAbbreviation = String.raw`(?:(?=\p{Lu}{2})(?!PA \d{4} \d)${anyOf([...german, ...english])}\.? )`;
