/** Recognizers for the numbers of files, customers, contracts and cards, and for coordinates. */
import type { Recognizer } from '../../../recognizer.js';
import { accountUnderNumber } from './account-under-number.js';
import { alpinePlate } from './alpine-plate.js';
import { answeredNumber } from './answered-number.js';
import { badgeNumber } from './badge-number.js';
import { bookingCode } from './booking-code.js';
import { boxedNumber } from './boxed-number.js';
import { codeAlone } from './code-alone.js';
import { codeBehindName, numberBeforeName } from './code-behind-name.js';
import { codeEnclosed } from './code-enclosed.js';
import { codeInLog } from './code-in-log.js';
import { codeInProse } from './code-in-prose.js';
import { codeInQuotes } from './code-in-quotes.js';
import { codeInRow } from './code-in-row.js';
import { codeNearWord } from './code-near-word.js';
import { codeWithYear } from './code-with-year.js';
import { companyNumber } from './company-number.js';
import { coordinates } from './coordinates.js';
import { courtFile } from './court-file.js';
import { datevClient, datevLogin, personalAccount } from './datev-batch.js';
import { dictatedCode, digitsApart, spelledLetter } from './dictated-code.js';
import { edifactNumber } from './edifact-number.js';
import { endReadBack } from './end-read-back.js';
import { exhibit } from './exhibit.js';
import { foreignRegisterNumber } from './foreign-register-number.js';
import { hl7Number } from './hl7-number.js';
import { idOfPerson } from './id-of-person.js';
import { issuedCard } from './issued-card.js';
import { jointedNumber } from './jointed-number.js';
import { labelledNumber } from './labelled-number.js';
import { landParcel } from './land-parcel.js';
import { landRegisterLeaf } from './land-register.js';
import { lastFourDigits } from './last-four-digits.js';
import { listedNumbers } from './listed-numbers.js';
import { deviceOfFlat, meterNumber } from './meter-number.js';
import { mixedCodeAfterNoun } from './mixed-code-after-noun.js';
import { numberAfterAbbreviation } from './number-after-abbreviation.js';
import { numberAfterCapitals } from './number-after-capitals.js';
import { numberAfterColon } from './number-after-colon.js';
import { numberAfterHash } from './number-after-hash.js';
import { numberAfterMark } from './number-after-mark.js';
import { numberAfterNoun } from './number-after-noun.js';
import { numberAfterNr } from './number-after-nr.js';
import { numberBehindHeading } from './number-behind-heading.js';
import { numberBesideDate } from './number-beside-date.js';
import { numberBesideName, numberUnderNr } from './number-beside-name.js';
import { numberByShape } from './number-by-shape.js';
import { numberInJson } from './number-in-json.js';
import { numberInPath } from './number-in-path.js';
import { numberInPosting } from './number-in-posting.js';
import { numberInQuery } from './number-in-query.js';
import { numberInTable, numberUnderLabels, prefixedNumberInTable } from './number-in-table.js';
import { numberInXml } from './number-in-xml.js';
import { numberOfRow } from './number-of-row.js';
import { numberOfShape } from './number-of-shape.js';
import { numberToQuote, quotedNumber } from './number-to-quote.js';
import { digitsUnderNoun, numberUnderEnglishNoun, numberUnderNoun } from './number-under-noun.js';
import { numberWithArticle } from './number-with-article.js';
import { numberWithSpokenJoint } from './number-with-spoken-joint.js';
import { officeReference } from './office-reference.js';
import { parcelNumber } from './parcel-number.js';
import { partyNumber } from './party-number.js';
import { identityDocumentNearWord, passportNumber } from './passport-number.js';
import { paymentNumber } from './payment-number.js';
import { paymentPurpose } from './payment-purpose.js';
import { planningApplication } from './planning-application.js';
import { plateAfterWord } from './plate-after-word.js';
import { policeNumber } from './police-number.js';
import { prefixedNumber } from './prefixed-number.js';
import { professionalId } from './professional-id.js';
import { readBackNumber } from './read-back-number.js';
import { recordingNumber } from './recording-number.js';
import { numberAfterReport, reportNumber } from './report-number.js';
import { serviceId } from './service-id.js';
import { shortNumberBesideDate } from './short-number-beside-date.js';
import { officerInTable, shortNumberInCell, shortNumberInTable } from './short-number-in-table.js';
import { slashedReference } from './slashed-reference.js';
import { spelledCode } from './spelled-code.js';
import { spokenCode } from './spoken-code.js';
import { spokenNumber, spokenPhoneNumber } from './spoken-number.js';
import { tradeNumber } from './trade-number.js';

/** All of them. */
export const numberRecognizers: readonly Recognizer[] = [
  courtFile,
  numberByShape,
  numberWithSpokenJoint,
  companyNumber,
  planningApplication,
  issuedCard,
  parcelNumber,
  partyNumber,
  meterNumber,
  deviceOfFlat,
  passportNumber,
  identityDocumentNearWord,
  foreignRegisterNumber,
  paymentNumber,
  policeNumber,
  professionalId,
  alpinePlate,
  plateAfterWord,
  labelledNumber,
  numberAfterMark,
  numberAfterAbbreviation,
  numberOfShape,
  officeReference,
  landRegisterLeaf,
  landParcel,
  recordingNumber,
  reportNumber,
  numberAfterReport,
  numberInJson,
  numberInXml,
  datevClient,
  datevLogin,
  personalAccount,
  numberInQuery,
  numberInPath,
  badgeNumber,
  dictatedCode,
  digitsApart,
  spelledLetter,
  edifactNumber,
  exhibit,
  bookingCode,
  lastFourDigits,
  serviceId,
  hl7Number,
  idOfPerson,
  numberAfterNoun,
  listedNumbers,
  mixedCodeAfterNoun,
  jointedNumber,
  prefixedNumber,
  tradeNumber,
  paymentPurpose,
  numberBehindHeading,
  numberBesideDate,
  numberBesideName,
  numberUnderNr,
  numberOfRow,
  numberInPosting,
  numberInTable,
  prefixedNumberInTable,
  shortNumberInTable,
  officerInTable,
  shortNumberBesideDate,
  shortNumberInCell,
  numberUnderLabels,
  numberUnderNoun,
  numberUnderEnglishNoun,
  digitsUnderNoun,
  accountUnderNumber,
  numberAfterNr,
  numberAfterHash,
  numberAfterColon,
  numberAfterCapitals,
  numberToQuote,
  quotedNumber,
  codeNearWord,
  codeWithYear,
  codeInLog,
  codeInProse,
  codeInRow,
  codeAlone,
  codeEnclosed,
  codeInQuotes,
  slashedReference,
  codeBehindName,
  numberBeforeName,
  numberWithArticle,
  boxedNumber,
  answeredNumber,
  readBackNumber,
  endReadBack,
  spelledCode,
  spokenCode,
  spokenNumber,
  spokenPhoneNumber,
  coordinates,
];
