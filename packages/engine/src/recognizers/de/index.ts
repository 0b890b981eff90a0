/** Recognizers of German numbers. */
import type { Recognizer } from '../../recognizer.js';
import { associationRegister, commercialRegister } from './company-register.js';
import { bsnr, lanr } from './doctor-numbers.js';
import { drivingLicence, drivingLicenceOnCard } from './driving-licence.js';
import { extension, extensionInTable } from './extension.js';
import {
  answeredHealthInsurance,
  healthInsurance,
  healthInsuranceBesideBirth,
  healthInsuranceOnForm,
  scannedHealthInsurance,
} from './health-insurance.js';
import { germanIban } from './iban.js';
import { idCard, idCardZone, scannedIdCard } from './id-card.js';
import {
  labelledForeignPhoneNumber,
  labelledPhoneNumber,
  phoneNumberAfterForeignLabel,
} from './labelled-phone-number.js';
import { passport, passportZone } from './passport.js';
import { germanPhoneNumber, ungroupedGermanPhoneNumber } from './phone-number.js';
import { gluedPlate, hyphenatedPlate, insurancePlate, plate } from './registration-plate.js';
import { scannedSocialSecurity, socialSecurity, socialSecurityWithoutDate } from './social-security.js';
import { spokenPlate } from './spoken-plate.js';
import { scannedTaxId, taxId } from './tax-id.js';
import { bareTaxNumber, groupedTaxNumber } from './tax-number.js';
import { germanVatId, scannedGermanVatId } from './vat-id.js';

/** All of this folder. */
export const german: readonly Recognizer[] = [
  commercialRegister,
  associationRegister,
  lanr,
  bsnr,
  drivingLicence,
  drivingLicenceOnCard,
  healthInsurance,
  healthInsuranceBesideBirth,
  answeredHealthInsurance,
  healthInsuranceOnForm,
  scannedHealthInsurance,
  germanIban,
  idCard,
  idCardZone,
  scannedIdCard,
  labelledPhoneNumber,
  labelledForeignPhoneNumber,
  phoneNumberAfterForeignLabel,
  extension,
  extensionInTable,
  passport,
  passportZone,
  germanPhoneNumber,
  ungroupedGermanPhoneNumber,
  hyphenatedPlate,
  plate,
  gluedPlate,
  insurancePlate,
  spokenPlate,
  socialSecurity,
  socialSecurityWithoutDate,
  scannedSocialSecurity,
  taxId,
  scannedTaxId,
  groupedTaxNumber,
  bareTaxNumber,
  germanVatId,
  scannedGermanVatId,
];
