/** Recognizers of German numbers. */
import type { Recognizer } from '../../recognizer.js';
import { germanIban } from './iban.js';
import { labelledPhoneNumber } from './labelled-phone-number.js';
import { germanPhoneNumber, ungroupedGermanPhoneNumber } from './phone-number.js';
import { taxId } from './tax-id.js';
import { germanVatId } from './vat-id.js';

/** All of this folder. */
export const german: readonly Recognizer[] = [
  germanIban,
  germanPhoneNumber,
  ungroupedGermanPhoneNumber,
  labelledPhoneNumber,
  taxId,
  germanVatId,
];
