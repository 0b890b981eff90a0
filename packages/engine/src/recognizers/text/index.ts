/** Recognizers for what text and layout show: addresses, dates, numbers after their word, secrets, plain names. */
import type { Recognizer } from '../../recognizer.js';
import { englishPremises } from './address/english-premises.js';
import { englishStreet } from './address/english-street.js';
import { europeanStreet } from './address/european-street.js';
import { foreignPostalCode } from './address/foreign-postal-code.js';
import { mannheimSquare } from './address/mannheim-square.js';
import { placeAfterPostalCode } from './address/place-after-postal-code.js';
import { postalCode } from './address/postal-code.js';
import { postalCodeInTable } from './address/postal-code-in-table.js';
import { postOfficeBox } from './address/post-office-box.js';
import { romanceStreet } from './address/romance-street.js';
import { streetAbovePostcode } from './address/street-above-postcode.js';
import { streetAddress } from './address/street-address.js';
import { streetBeforePostcode } from './address/street-before-postcode.js';
import { streetBesideLandmark } from './address/street-beside-landmark.js';
import { streetBySurroundings } from './address/street-by-surroundings.js';
import { streetField } from './address/street-field.js';
import { streetInTable } from './address/street-in-table.js';
import { ageBehindName } from './date/age-behind-name.js';
import { ageInForm } from './date/age-in-form.js';
import { ageReached } from './date/age-reached.js';
import { zipCode } from './address/zip-code.js';
import { age } from './date/age.js';
import { birthBehindName } from './date/birth-behind-name.js';
import { dateOfBirthInForm } from './date/birth-in-form.js';
import { dateOfBirthInTable } from './date/birth-in-table.js';
import { dateOfBirth } from './date/date-of-birth.js';
import { spokenDate } from './date/spoken-date.js';
import { calendarDate, partOfDate } from './date/date-time.js';
import { courtFile } from './number/court-file.js';
import { answeredNumber } from './number/answered-number.js';
import { codeNearWord } from './number/code-near-word.js';
import { numberAfterColon } from './number/number-after-colon.js';
import { numberToQuote } from './number/number-to-quote.js';
import { numberAfterNr } from './number/number-after-nr.js';
import { numberAfterHash } from './number/number-after-hash.js';
import { issuedCard } from './number/issued-card.js';
import { parcelNumber } from './number/parcel-number.js';
import { paymentNumber } from './number/payment-number.js';
import { policeNumber } from './number/police-number.js';
import { professionalId } from './number/professional-id.js';
import { plateAfterWord } from './number/plate-after-word.js';
import { spokenNumber, spokenPhoneNumber } from './number/spoken-number.js';
import { labelledNumber } from './number/labelled-number.js';
import { numberAfterMark } from './number/number-after-mark.js';
import { numberAfterAbbreviation } from './number/number-after-abbreviation.js';
import { officeSign } from './number/office-sign.js';
import { landRegisterLeaf } from './number/land-register.js';
import { numberInJson } from './number/number-in-json.js';
import { badgeNumber } from './number/badge-number.js';
import { exhibit } from './number/exhibit.js';
import { bookingCode } from './number/booking-code.js';
import { lastFourDigits } from './number/last-four-digits.js';
import { serviceId } from './number/service-id.js';
import { numberAfterNoun } from './number/number-after-noun.js';
import { paymentPurpose } from './number/payment-purpose.js';
import { numberInTable, numberUnderNoun } from './number/number-in-table.js';
import { addressedPerson } from './name/addressed-person.js';
import { mailName } from './name/mail-name.js';
import { nameField } from './name/name-field.js';
import { organization } from './name/organization.js';
import { salutation } from './name/salutation.js';
import { signature } from './name/signature.js';
import { coordinates } from './number/coordinates.js';
import { issuedSecret } from './secret/issued-secret.js';
import { labelledSecret } from './secret/labelled-secret.js';
import { passwordInProse } from './secret/password-in-prose.js';
import { pinCode } from './secret/pin-code.js';
import { chatSpeaker } from './secret/chat-speaker.js';
import { handle } from './secret/handle.js';
import { loginInLog } from './secret/login-in-log.js';
import { loginInShell } from './secret/login-in-shell.js';
import { loginInTicket } from './secret/login-in-ticket.js';
import { usernameInCode } from './secret/username-in-code.js';
import { usernameInTable } from './secret/username-in-table.js';
import { username } from './secret/username.js';

/** All of them. */
export const textRecognizers: readonly Recognizer[] = [
  streetAddress,
  streetBesideLandmark,
  streetBySurroundings,
  englishStreet,
  englishPremises,
  streetBeforePostcode,
  streetAbovePostcode,
  zipCode,
  romanceStreet,
  europeanStreet,
  postOfficeBox,
  mannheimSquare,
  streetField,
  streetInTable,
  postalCode,
  postalCodeInTable,
  placeAfterPostalCode,
  foreignPostalCode,
  dateOfBirth,
  dateOfBirthInForm,
  birthBehindName,
  dateOfBirthInTable,
  spokenDate,
  calendarDate,
  partOfDate,
  age,
  ageBehindName,
  ageInForm,
  ageReached,
  courtFile,
  issuedCard,
  parcelNumber,
  paymentNumber,
  policeNumber,
  professionalId,
  plateAfterWord,
  labelledNumber,
  numberAfterMark,
  numberAfterAbbreviation,
  officeSign,
  landRegisterLeaf,
  numberInJson,
  badgeNumber,
  exhibit,
  bookingCode,
  lastFourDigits,
  serviceId,
  numberAfterNoun,
  paymentPurpose,
  numberInTable,
  numberUnderNoun,
  numberAfterNr,
  numberAfterHash,
  numberAfterColon,
  numberToQuote,
  codeNearWord,
  answeredNumber,
  spokenNumber,
  spokenPhoneNumber,
  issuedSecret,
  labelledSecret,
  passwordInProse,
  pinCode,
  username,
  usernameInCode,
  usernameInTable,
  handle,
  chatSpeaker,
  loginInLog,
  loginInShell,
  loginInTicket,
  coordinates,
  addressedPerson,
  salutation,
  signature,
  nameField,
  mailName,
  organization,
];
