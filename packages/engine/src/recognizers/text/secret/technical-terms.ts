/**
 * Products, protocols and norms written as one with their version or number, as logins and passwords are: `Windows11`,
 * `TLS1.2`, `RAL7016`; and errors in hexadecimal: `0xC0000234`.
 * Origin: collected by hand from tickets, release notes and notices, November 2026.
 */
import { oneOf, source } from '../pattern.js';

const protocols = [
  'TLS', 'SSL', 'USB', 'HDMI', 'CAT', 'SAML', 'FIDO', 'OAuth', 'IPv', 'HTTP', 'UTF', 'WPA', 'SHA', 'MD', 'AES', 'RSA', 'ED',
  'Argon', 'kerberos', 'Kerberos', 'NTLMv', 'LTE', 'DDR', 'IMAP', 'SMB', 'SNMPv', 'TOTP', 'NIST', 'Bluetooth',
]; // prettier-ignore

/** What people make passwords of as well. */
const productsAndNorms = [
  'Windows', 'Win', 'Office', 'Outlook', 'Exchange', 'Server', 'SQL', 'Node', 'Python', 'Java', 'PHP', 'Safari', 'Chrome',
  'Firefox', 'Edge', 'Ubuntu', 'Debian', 'Torx', 'Photoshop', 'AutoCAD', 'iOS', 'iPadOS', 'macOS', 'Android', 'iPhone',
  'Galaxy', 'PluX', 'RAL', 'DIN', 'ISO', 'IEC', 'IP', 'FD', 'ENISO', 'BSI', 'PCI', 'ECE',
]; // prettier-ignore

const version = String.raw`-?\d{1,5}(?:\.\d{1,3}){0,2}(?:id?|[KMG]B|H\d)?`;
const end = String.raw`(?![\p{L}\p{N}!$#@&%*+_-])`;

/** A protocol or an error, which nobody takes for a password, up to its end: no letter, digit or sign behind it. */
export const protocolTerm = source`(?:${oneOf(protocols)}${version}|0x[\dA-Fa-f]{2,16})${end}`;

const whole = new RegExp(`^(?:${oneOf(productsAndNorms)}${version}|${protocolTerm})$`, 'u');

/** Whether all of `value` is a product, a norm, a protocol or an error. */
export const isTechnicalTerm = (value: string): boolean => whole.test(value);
