import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordStart } from '../any-of.js';
import { closings } from './name-words.js';
import { isName } from './name-check.js';
import { anyLegalForm, anyTitles, fullName, nameWord, personName } from './person-name.js';

const lineEnd = String.raw`(?=[ \t]{0,5}(?:\r?\n|$|[,(|]))`;
const closing = `${wordStart}${anyOf(closings)}`;
const blank = String.raw`[ \t]{0,5}[,.!]?[ \t]{0,5}(?:\r?\n[ \t>_]{0,40}){1,5}`;
const office = String.raw`(?:[iI][mn] (?:Auftrage?|Vertretung)[ \t]{1,5}|[iI][mn] (?:Auftrage?|Vertretung)[ \t]{0,5}\r?\n[ \t]{0,20})?(?:(?:i\. ?A\.|i\. ?V\.|ppa\.|gez\.|Ihre?|Deine?|Euer|Eure|Your) )?${anyTitles}`;
const noCompany = String.raw`(?![^\r\n]{0,60} (?:${anyLegalForm})(?![\p{L}\p{N}]))`;
const companyLine = String.raw`(?:[^\r\n]{0,60}(?:${anyLegalForm}|Team|GmbH)[^\r\n]{0,20}(?:\r?\n[ \t>_]{0,40}){1,4})?`;

/**
 * The writer's name in the line under a closing, or behind it on the same line.
 * Rule: DIN 5008:2020 § 17 (closing, company, signature block). A line with a company may stand between.
 */
export const signature: Recognizer = {
  type: 'PERSON',
  patterns: [
    new RegExp(`${closing}${blank}${companyLine}${noCompany}${office}(?<value>${personName})${lineEnd}`, 'dgu'),
    new RegExp(
      String.raw`${wordStart}(?:LG|VG|MfG|mfg|lg|BG|Liebe Grüße|Viele Grüße|Beste Grüße|Gruß|Best regards|Cheers|Grüße),? (?:von )?${office}(?!vom |zu |zum |zur |aus )(?<value>${nameWord}|${fullName})${lineEnd}`,
      'dgu',
    ),
  ],
  isValid: isName,
  examples: {
    finds: {
      'under the closing': 'Mit freundlichen Grüßen\n⟦Erna Muster⟧\n',
      'blank lines and order': 'Mit freundlichen Grüßen\n\n\ni. A. ⟦Müller⟧\n',
      'company between': 'Mit freundlichen Grüßen\nMusterbau GmbH\n\n⟦Max Beispiel⟧\nVertrieb',
      'umlauts written out': 'Mit freundlichen Gruessen\n⟦Erna Muster⟧',
      'same line': 'LG ⟦Erna⟧',
      English: 'Kind regards,\n⟦Sam Sample⟧\nSales',
      'by order, on a line of its own': 'Mit freundlichen Grüßen\nIm Auftrag\n⟦Müller⟧\n',
      title: 'Hochachtungsvoll\nDr. ⟦Erna Muster⟧\n',
    },
    ignores: {
      'no closing': 'Vielen Dank im Voraus\nErna Muster\n',
      'an order alone': 'Mit freundlichen Grüßen\nIm Auftrag\n',
      'from a place': 'Beste Grüße vom Plauer See\n',
      'a team': 'Viele Grüße\nIhr Team\n',
      'a company': 'Mit freundlichen Grüßen\nMusterbau GmbH\n',
      'a department': 'Mit freundlichen Grüßen\nKundenservice\n',
      'a sentence': 'Viele Grüße\nIch melde mich morgen noch einmal.',
      'lower case': 'viele grüße\nbis morgen\n',
    },
  },
};
