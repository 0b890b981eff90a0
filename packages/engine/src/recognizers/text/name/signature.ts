import { commonWords } from '../../../common-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { tokenEnd, wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { legalForm } from './legal-form.js';
import { isName } from './name-check.js';
import { closings, wordsThatClose } from './name-words.js';
import { departmentEndings } from './not-names.js';
import { anyTitles, byOrder, fullName, nameWord, personName, postNominal } from './person-name.js';

/** Closings that the name follows on the same line. */
const shortClosings = [
  'LG', 'VG', 'MfG', 'mfg', 'lg', 'BG', 'Liebe Grüße', 'Viele Grüße', 'Beste Grüße', 'Gruß', 'Best regards', 'Cheers',
  'Grüße',
]; // prettier-ignore

/** `Mit freundlichen Grüßen`; `Ihre` at the start of a line or behind the end of a sentence. */
const closing = source`(?:
  ${wordStart}${anyOf(closings)}
  |(?<=(?:^|\n)[ \t>_]{0,40}|[.,!?][ ]|[gG]rüßt )${anyOf(wordsThatClose)}${wordEnd}
)`;

const nextLine = String.raw`\r?\n[ \t>_]{0,40}`;

/** `Musterbau GmbH` or `Ihr Serviceteam` between closing and name, if it stands there. */
const companyLine = source`
  (?:[^\r\n]{0,60}(?:${legalForm}|Team|${anyOf(departmentEndings)})[^\r\n]{0,20}(?:${nextLine}){1,4})?
`;
const noCompany = String.raw`(?![^\r\n]{0,60} ${legalForm}${tokenEnd})`;

/** `Im Auftrag`, `i. A. `, `Ihre ` and titles before the name or on the line above it, if they stand there. */
const office = source`
  (?:[iI][mn] (?:Auftrage?|Vertretung)(?:[ \t]{1,5}|[ \t]{0,5}\r?\n[ \t]{0,20}))?
  (?:(?:${byOrder}|Ihre?|[dD]eine?|[eE]uer|[eE]ure|Your)(?:[ ]|[ \t]{0,5}\r?\n[ \t]{0,20}))?
  ${anyTitles}`;

/** Who signs with `Ihr` or `Ihre` and is no person. */
const institutions = ['Bank', 'Volksbank', 'Hausbank', 'Stadt', 'Gemeinde', 'Kita', 'Schule'];
/** `Ihre BKK`, `Ihre Bank`. */
const notAnInstitution = String.raw`(?!(?<=Ihre? )(?:\p{Lu}{2,5}|${oneOf(institutions)})(?!\p{L}))`;

/** The line ends behind the name, but for degrees, or goes on with a mark. */
const nameEnd = String.raw`(?=(?:${postNominal}){0,8}[ \t]{0,5}(?:\r?\n|$|[,(|]))`;

/**
 * The writer's name in the line under a closing, or behind it on the same line.
 * Rule: DIN 5008:2020 § 17 (closing, company, signature block). A line with a company may stand between.
 */
export const signature: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgu')`
      // Mit freundlichen Grüßen, and the name below
      ${closing}[ \t]{0,5}[,.!]?[ \t]{0,5}(?:${nextLine}){1,5}
      ${companyLine}${noCompany}${office}${notAnInstitution}(?<value>${personName})${nameEnd}`,
    pattern('dgu')`
      // LG Erna
      ${wordStart}${oneOf(shortClosings)},? (?:von )?
      ${office}(?!vom |zu |zum |zur |aus )(?<value>${nameWord}|${fullName})${nameEnd}`,
    pattern('dgmu')`
      // lg erna, alone on its line
      ^[ \t>]{0,8}(?:lg|vg|glg|bg|hg|gruß|gruss|grüße|liebe grüße|viele grüße|cheers),? (?<value>\p{Ll}{3,15})(?=[ \t]{0,4}$)`,
  ],
  isValid: (name) => isName(name) && !commonWords.has(name),
  examples: {
    finds: {
      'under the closing': 'Mit freundlichen Grüßen\n⟦Erna Muster⟧\n',
      'blank lines and order': 'Mit freundlichen Grüßen\n\n\ni. A. ⟦Müller⟧\n',
      'company between': 'Mit freundlichen Grüßen\nMusterbau GmbH\n\n⟦Max Beispiel⟧\nVertrieb',
      'department between': 'Mit freundlichen Grüßen\nIhre Hausverwaltung\n⟦Erna Muster⟧\n',
      'umlauts written out': 'Mit freundlichen Gruessen\n⟦Erna Muster⟧',
      'same line': 'LG ⟦Erna⟧',
      'pronoun in lower case': 'Liebe Grüße, deine ⟦Erna⟧',
      'all in lower case': 'bis dann\nlg ⟦steffi⟧\n',
      English: 'Kind regards,\n⟦Sam Sample⟧\nSales',
      'by order, on a line of its own': 'Mit freundlichen Grüßen\nIm Auftrag\n⟦Müller⟧\n',
      'membership of letting agents': 'Yours sincerely\n\n⟦Sam Sample⟧ MARLA\n',
      degrees: 'Yours sincerely\n\nDr ⟦Sam Sample⟧ MBChB MRCGP\n',
      'pronoun alone': 'Bis bald.\n\nDeine\n⟦Erna⟧\n',
      title: 'Hochachtungsvoll\nDr. ⟦Erna Muster⟧\n',
    },
    ignores: {
      'no closing': 'Vielen Dank im Voraus\nErna Muster\n',
      'an order alone': 'Mit freundlichen Grüßen\nIm Auftrag\n',
      'from a place': 'Beste Grüße vom Plauer See\n',
      'a team': 'Viele Grüße\nIhr Team\n',
      'a team with its task': 'Hochachtungsvoll\nIhr Forderungsteam\n',
      'an administration': 'Mit freundlichen Grüßen\nIhre Hausverwaltung\n',
      'a company': 'Mit freundlichen Grüßen\nMusterbau GmbH\n',
      'a department': 'Mit freundlichen Grüßen\nKundenservice\n',
      'an office of the writer': 'Freundliche Grüße\nIhr Schadenzentrum\n',
      'a health insurer': 'Freundliche Grüße\nIhre BKK\n',
      'a possessive at the end of a line': 'Wir danken für Ihre\nGeduld\n',
      'a sentence': 'Viele Grüße\nIch melde mich morgen noch einmal.',
      'an everyday word in lower case': 'bis dann\nlg auch\n',
      'lower case': 'viele grüße\nbis morgen\n',
    },
  },
};
