/** Recognizers of Austrian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { austrianCompanyRegister, labelledCompanyNumber } from './company-register.js';
import { austrianSocialSecurity, looseAustrianSocialSecurity } from './social-security.js';
import { austrianVatId, scannedAustrianVatId } from './vat-id.js';

/** All of this folder. */
export const austrian: readonly Recognizer[] = [
  austrianCompanyRegister,
  labelledCompanyNumber,
  austrianSocialSecurity,
  looseAustrianSocialSecurity,
  austrianVatId,
  scannedAustrianVatId,
];
