/**
 * Products, protocols and norms written as one with their version or number, as logins and passwords are: `Windows11`,
 * `TLS1.2`, `RAL7016`; and errors in hexadecimal: `0xC0000234`.
 * Rule: only numbers that there are; `MD4711` is somebody's login, `CAT2019` somebody's password.
 * Origin: collected by hand from tickets, release notes and notices, November 2026.
 */
import { source } from '../pattern.js';

/** What nobody takes for a password. */
const protocolOrError = source`
  TLS-?1(?:\.[0-3])?|SSLv?[23]|USB-?[1-4](?:\.\d)?|HDMI-?[12](?:\.\d)?|CAT-?[5-8][ae]?|SAML-?2(?:\.0)?|FIDO2|OAuth-?2(?:\.\d)?|
  IPv[46]|HTTP/?[23]|UTF-?(?:8|16|32)|WPA[23]|SHA-?(?:1|2|3|224|256|384|512)|MD[45]|ED(?:25519|448)|AES-?(?:128|192|256)|
  RSA-?(?:1024|2048|3072|4096)|Argon2(?:id?)?|[kK]erberos5|NTLMv2|DDR[345]|SMB[123]|SNMPv[23]|NIST80063|Bluetooth-?[45](?:\.\d)?|
  0x[\dA-F]{8}
`;

/** What people make passwords of as well. */
const productOrNorm = source`
  (?:Windows|Win)-?(?:7|8|8\.1|10|11|20\d\d)|Office-?(?:365|20\d\d)|(?:Exchange|Server)-?20\d\d|Node-?\d\d|Python-?[23](?:\.\d{1,2})?|
  PHP-?[5-8](?:\.\d)?|(?:Safari|Chrome|Firefox)-?\d{1,3}|(?:Ubuntu|Debian)-?\d{1,2}(?:\.\d\d)?|Torx-?\d{1,2}|
  (?:iOS|iPadOS|macOS|Android)-?\d{1,2}(?:\.\d)?|iPhone-?\d{1,2}|PluX\d\d|RAL-?\d{4}|DIN-?\d{3,5}|ISO-?\d{4,5}
`;

/** A protocol or an error up to its end. */
export const protocolTerm = source`(?:${protocolOrError})(?=[.,;:)]{0,2}(?:\s|["']|$))`;

const whole = new RegExp(`^(?:${productOrNorm}|${protocolOrError})$`, 'u');

/** Whether all of `value` is a product, a norm, a protocol or an error. */
export const isTechnicalTerm = (value: string): boolean => whole.test(value);
