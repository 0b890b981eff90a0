import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isEan13 } from '../../checksums/ean13.js';
import type { Recognizer } from '../../recognizer.js';
import { givenName } from '../text/date/given-name.js';
import { pattern } from '../text/pattern.js';
import { isInPlan } from './phone-plan.js';
import {
  dialable,
  notADate,
  notAfterOtherLabel,
  phoneEnd,
  phoneGap,
  phoneStart,
  withoutTrailingText,
} from './phone-shapes.js';

/**
 * In the plan of its country, or with its country code and as long as its numbers are: numbers kept free are no less
 * telling.
 */
function isPlausible(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number);
  return parsed !== undefined && (parsed.isValid() || (parsed.nationalNumber.length >= 9 && parsed.isPossible()));
}

/**
 * A range in parentheses behind the number of an article, as manuals have it: ` (0.5 - 3.5 V)`; nor is a GTIN-14 a
 * telephone number whose first digits no German or English text dials.
 */
const withoutArticle = (value: string): string =>
  /^00[78]\d{11}$/.test(value) && isEan13(value.slice(1))
    ? ''
    : withoutTrailingText(value.replace(/ \(\d[.,]\d.*$/s, ''));

/**
 * Telephone number of any country but Germany in international form: + or 00, country code, number.
 * Rule: ITU-T E.164 and the numbering plans as libphonenumber has them.
 */
export const internationalPhoneNumber: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [pattern('giu')`${phoneStart}\(?(?:\+ ?|00(?=[1-9]))[1-9](?:${phoneGap}\d){6,14}${phoneEnd}`],
  cut: withoutArticle,
  normalize: dialable,
  isValid: (number) => !number.startsWith('+49') && isPlausible(number),
  examples: {
    finds: {
      Austrian: 'Tel. ⟦+43 664 1234567⟧,',
      'Swiss with bracketed zero': '⟦+41 (0)44 668 18 00⟧',
      'Liechtenstein with two zeros': '⟦00423 235 12 34⟧',
      American: 'call ⟦+1 (212) 555-0123⟧.',
      British: '⟦+44 20 7946 0958⟧',
      'French with dots': '⟦+33.1.99.00.12.34⟧',
      'without gaps': '⟦+43512123456⟧',
      'before an address in the next cell': 'x,⟦+1 404 555 0177⟧,3 Sample Pl',
      'before a count in brackets': 'rang ⟦+447700900177⟧ (3 times)',
      'kept free for drama': 'Muster,⟦+447700900177⟧,x',
    },
    ignores: {
      'too short for its country': '+43 664 123',
      'growth in units': '+12.500.000 Einheiten',
      'country code that does not exist': '+999 664 1234567',
      German: '+49 30 23125117',
      'letter before it': 'x+43 664 1234567',
      amount: '+43 664 1234567 €',
      'article and a range': 'sensor 0020059717 (0.5 - 3.5 V DC)',
      'a GTIN': 'GTIN 00812674021959',
      'no sign': '43 664 1234567',
    },
  },
};

/**
 * The same with a bracketed zero, whatever its length: no other number is written so, and the plans lack ranges that
 * are new or kept free.
 * Rule: ITU-T E.164, a country code that exists and no more digits than any number has.
 */
export const trunkZeroPhoneNumber: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [pattern('giu')`${phoneStart}(?:\+ ?|00)[1-9]\d{0,2} ?\(0\)(?:${phoneGap}\d){8,12}${phoneEnd}`],
  cut: withoutTrailingText,
  normalize: dialable,
  isValid: (number) =>
    !number.startsWith('+49') && parsePhoneNumberFromString(number)?.countryCallingCode !== undefined,
  examples: {
    finds: {
      'a digit too long for its plan': 'T: ⟦+44 (0)1632 960 1234⟧\n',
      'a range of no plan': 'Tel. ⟦+41 (0)99 000 18 00⟧,',
      'two zeros': '⟦0043 (0)1 999 99 99⟧',
      'before a count in brackets': '⟦+44 (0)1632 960 1234⟧ (2 lines)',
      'before an extension': '⟦+353 (0)1 960 12345⟧ ext. none',
      'no gaps': 'Fax ⟦+44(0)16329601234⟧\n',
    },
    ignores: {
      German: '+49 (0)99 00018',
      'country code that does not exist': '+999 (0)1632 960 1234',
      'no zero': '+44 (1)1632 960 1234',
      'no sign': '44 (0)1632 960 1234',
      'seven digits': '+44 (0)1632 960',
      amount: '+44 (0)1632 960 1234 €',
    },
  },
};

/** Countries whose national numbers of nine digits and more turn up in German and English texts, the nearest first. */
const nationalPlans: readonly CountryCode[] = [
  'AT', 'CH', 'GB', 'US', 'FR', 'IT', 'NL', 'BE', 'ES', 'PL', 'CZ', 'AU', 'IE', 'ZA',
]; // prettier-ignore

const isGermanNational = (number: string): boolean => number.startsWith('0') && isInPlan(number, 'DE');

const isForeignNational = (number: string): boolean =>
  !isGermanNational(number) && nationalPlans.some((country) => isInPlan(number, country));

/**
 * Telephone number in the national form of another country, after or before a telephone word.
 * Rule: at least nine digits, valid in one of the numbering plans above and not in the German one.
 */
export const nationalPhoneNumber: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [pattern('giu')`${notAfterOtherLabel}${phoneStart}${notADate}\(?\d(?:${phoneGap}\d){8,11}${phoneEnd}`],
  normalize: dialable,
  isValid: isForeignNational,
  needsContext: true,
  contextWords: {
    de: ['tel', 'telefon', 'fon', 'fax', 'mobil', 'handy', 'natel', 'rufnummer', 'anrufen', 'erreichbar', 'whatsapp'],
    en: [
      'phone', 'ph', 'mob', 'pager', 'telephone', 'tel', 'fax', 'mobile', 'cell', 'call', 'dial',
      'text me', 'whatsapp', 'reach', 'contact', 'emergency', 'helpline', 'switchboard', 'ring', 'voicemail',
    ], // prettier-ignore
  },
  examples: {
    finds: {
      Viennese: 'erreichbar unter ⟦01 58858 12⟧',
      'American with brackets': 'Please call me back at ⟦(212) 555-0123⟧',
      'American with dashes': 'text me at ⟦212-555-0123⟧.',
      London: 'You can reach her on ⟦020 7946 0958⟧',
      'French with dots': 'anrufen unter ⟦01.99.00.12.34⟧',
      'word after it': '⟦(646) 555-0112⟧ is my mobile',
    },
    ignores: {
      'no word near': 'Posten 212 555 0123 liegt im Lager',
      'not in any plan': 'call 112-155-0123',
      'order number': 'Call about Order-No. 212-555-0123',
      'letter before it': 'call X212-555-0123',
      date: 'call 12.03.2024 1234',
      amount: 'call 212-555-0123 €',
    },
  },
};

/**
 * Telephone number in national form behind somebody's name in brackets: `my sister (Agnes, 01914 960 1233)`.
 * Rule: a zero, ten to twelve digits in groups and the closing bracket; whatever the plans say, since ranges are new or
 * kept free, and people misplace a digit.
 * The examples are in no plan.
 */
export const phoneNumberBehindName: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [
    pattern('dgu')`
      \((?:[^()\n]{1,30}[ ,])?${givenName}(?: ${givenName})?(?:,|:| -| –| on| unter)[ ]
      (?<value>(?=[^\n)]{3,6}[ /-])0[1-9](?:${phoneGap}\d){8,10})(?=\))
    `,
  ],
  normalize: dialable,
  isValid: (number) => !isGermanNational(number),
  examples: {
    finds: {
      'in no plan': 'my sister (Agnes, ⟦01914 960 1233⟧) and',
      'with what somebody is': '(neighbour Agnes Sample on ⟦01914 960 123⟧)',
      'a dash': 'next of kin (Agnes - ⟦01914 96 01 23⟧)',
      'a colon': 'call them (Agnes: ⟦01914/960123⟧).',
      'behind a comma': 'Zweitkontakt (Oma, Agnes Muster, ⟦01914 960 123⟧), sonst',
      German: 'Schwester (Agnes unter ⟦01914 960 123⟧) fragen',
    },
    ignores: {
      'a noun': 'see (Anmeldung, 01914 960 1233) and',
      'no brackets': 'my sister Agnes, 01914 960 1233, and',
      'no zero': 'my sister (Agnes, 11914 960 1233) and',
      'no groups': 'my sister (Agnes, 019149601233) and',
      'too few digits': 'my sister (Agnes, 01914 960) and',
      'more behind it': 'my sister (Agnes, 01914 960 1233 or so) and',
    },
  },
};
