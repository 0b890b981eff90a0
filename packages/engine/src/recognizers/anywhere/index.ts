/** Recognizers of values that belong to no single country. */
import type { Recognizer } from '../../recognizer.js';
import { americanPhoneNumber } from './american-phone-number.js';
import { britishPhoneNumber } from './british-phone-number.js';
import { cardEnding } from './card-ending.js';
import { cardInTable } from './card-in-table.js';
import { cardLastFour } from './card-last-four.js';
import { accountShownInPart, cardShownInPart } from './card-shown-in-part.js';
import { creditCard, scannedCreditCard, shortCreditCard } from './credit-card.js';
import { cryptoAddress } from './crypto.js';
import { email, obfuscatedEmail } from './email.js';
import { iban } from './iban.js';
import { imei } from './imei.js';
import { indianPhoneNumber } from './indian-phone-number.js';
import { ipv4, ipv6, singleDigitIpv4 } from './ip-address.js';
import { localPhoneNumber } from './local-phone-number.js';
import { macAddress } from './mac-address.js';
import { maskedCard, maskedIban, maskedPhone } from './masked-number.js';
import { phoneUnderEnglishHead, phoneUnderGermanHead } from './phone-in-table.js';
import {
  internationalPhoneNumber,
  nationalPhoneNumber,
  phoneNumberBehindName,
  trunkZeroPhoneNumber,
} from './phone-number.js';
import { scannedGermanIban, scannedIban } from './scanned-iban.js';
import { spokenEmail, spokenUrl } from './spoken-address.js';
import { swiftCode, swiftCodeBesideBank, swiftCodeInCell } from './swift-code.js';
import { travelDocumentZone } from './travel-document-zone.js';
import { schemelessUrl, url } from './url.js';
import { vin, vinInAnswer } from './vin.js';

/** All of this folder. */
export const anywhere: readonly Recognizer[] = [
  creditCard,
  shortCreditCard,
  scannedCreditCard,
  maskedCard,
  maskedIban,
  maskedPhone,
  cardEnding,
  cardInTable,
  cardLastFour,
  cardShownInPart,
  accountShownInPart,
  cryptoAddress,
  email,
  obfuscatedEmail,
  spokenEmail,
  iban,
  scannedIban,
  scannedGermanIban,
  imei,
  ipv4,
  singleDigitIpv4,
  ipv6,
  macAddress,
  internationalPhoneNumber,
  nationalPhoneNumber,
  phoneNumberBehindName,
  trunkZeroPhoneNumber,
  americanPhoneNumber,
  phoneUnderGermanHead,
  phoneUnderEnglishHead,
  localPhoneNumber,
  indianPhoneNumber,
  britishPhoneNumber,
  swiftCode,
  swiftCodeInCell,
  swiftCodeBesideBank,
  url,
  schemelessUrl,
  spokenUrl,
  travelDocumentZone,
  vin,
  vinInAnswer,
];
