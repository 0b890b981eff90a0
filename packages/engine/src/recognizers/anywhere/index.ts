/** Recognizers of values that belong to no single country. */
import type { Recognizer } from '../../recognizer.js';
import { creditCard, shortCreditCard } from './credit-card.js';
import { email, obfuscatedEmail } from './email.js';
import { iban } from './iban.js';
import { ipv4, ipv6, singleDigitIpv4 } from './ip-address.js';
import { internationalPhoneNumber, nationalPhoneNumber } from './phone-number.js';
import { schemelessUrl, url } from './url.js';

/** All of this folder. */
export const anywhere: readonly Recognizer[] = [
  creditCard,
  shortCreditCard,
  email,
  obfuscatedEmail,
  iban,
  ipv4,
  ipv6,
  singleDigitIpv4,
  internationalPhoneNumber,
  nationalPhoneNumber,
  schemelessUrl,
  url,
];
