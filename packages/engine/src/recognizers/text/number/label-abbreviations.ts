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

/**
 * What else announces a number and is no part of it: `EZ 1204`, `PK 290983`, `PL 5273148069`; none that numbers
 * often begin with.
 */
const others = [
  'bn', 'di', 'dc', 'dx', 'ez', 'ga', 'gp', 'ik', 'kg', 'lh', 'mo', 'mv', 'pk', 'pl', 'pr', 'qh', 'rč', 'ro', 'rr', 'sb', 'sf',
  've', 'vk', 'vo', 'vs', 'we', 'xq', 'zi',
] as const; // prettier-ignore

/** All of one or two letters, in capitals. */
export const labelsInCapitals: ReadonlySet<string> = new Set(
  [...german, ...english, ...others].filter((label) => label.length <= 2).map((label) => label.toUpperCase()),
);
