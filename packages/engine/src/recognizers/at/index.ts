/** Recognizers of Austrian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { austrianCompanyRegister, labelledCompanyNumber } from './company-register.js';
import { austrianSocialSecurity } from './social-security.js';
import { austrianVatId } from './vat-id.js';

/** All of this folder. */
export const austrian: readonly Recognizer[] = [
  austrianCompanyRegister,
  labelledCompanyNumber,
  austrianSocialSecurity,
  austrianVatId,
];
