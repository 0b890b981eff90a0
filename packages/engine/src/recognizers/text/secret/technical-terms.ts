/**
 * Products, protocols and norms written as one with their version or number, as passwords are: `Windows11`, `TLS1.2`,
 * `RAL7016`; and errors in hexadecimal: `0xC0000234`.
 * Origin: collected by hand from tickets, release notes and notices, November 2026.
 */
import { oneOf, source } from '../pattern.js';

const products = [
  'Windows', 'Win', 'Office', 'Outlook', 'Exchange', 'Server', 'SQL', 'Node', 'Python', 'Java', 'PHP', 'Safari', 'Chrome',
  'Firefox', 'Edge', 'Ubuntu', 'Debian', 'Bluetooth', 'Torx', 'Photoshop', 'AutoCAD', 'iOS', 'iPadOS', 'macOS', 'Android',
  'iPhone', 'Galaxy', 'PluX',
]; // prettier-ignore

const protocols = [
  'TLS', 'SSL', 'USB', 'HDMI', 'CAT', 'SAML', 'FIDO', 'OAuth', 'IPv', 'HTTP', 'UTF', 'WPA', 'SHA', 'MD', 'AES', 'RSA', 'ED',
  'Argon', 'kerberos', 'Kerberos', 'NTLMv', 'LTE', 'DDR', 'IMAP', 'SMB', 'SNMPv', 'TOTP',
]; // prettier-ignore

const norms = ['RAL', 'DIN', 'ISO', 'IEC', 'NIST', 'IP', 'FD', 'ENISO', 'BSI', 'PCI', 'ECE'];

/** Such a term up to its end, no letter or digit behind it. */
export const technicalTerm = source`
  (?:
  ${oneOf([...products, ...protocols, ...norms])}-?\d{1,5}(?:\.\d{1,3}){0,2}(?:id?|[KMG]B|H\d)?
  |0x[\dA-Fa-f]{2,16}
  )(?![\p{L}\p{N}!$#@&%*+_-])
`;

const whole = new RegExp(`^${technicalTerm}$`, 'u');

/** Whether all of `value` is such a term. */
export const isTechnicalTerm = (value: string): boolean => whole.test(value);
