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
 * What else stands before a number and is no part of it: labels (`EZ 1204`, `MA 4711`), countries (`PL 5273148069`),
 * courts (`LG 4 O 12/26`), legal forms (`Muster AG 118204`); none that numbers often begin with.
 */
const others = [
  'bn', 'di', 'dc', 'dx', 'ez', 'fn', 'ga', 'gp', 'i', 'ik', 'kg', 'kn', 'lh', 'ma', 'mo', 'mv', 'pk', 'pl', 'pn', 'pr',
  'qh', 'rč', 'ro', 'rr', 'sb', 'sf', 've', 'vk', 'vn', 'vo', 'vs', 'we', 'xq', 'zi', 'lg', 'sg', 'vg', 'ag', 'as',
  'bv', 'nv', 'oy', 'sa', 'se', 'ug',
] as const; // prettier-ignore

/** All of one or two letters, in capitals. */
export const labelsInCapitals: ReadonlySet<string> = new Set(
  [...german, ...english, ...others].filter((label) => label.length <= 2).map((label) => label.toUpperCase()),
);
