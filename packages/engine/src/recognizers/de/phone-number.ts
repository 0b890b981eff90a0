import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Recognizer } from '../../recognizer.js';
import {
  dialable,
  notADate,
  notAfterOtherLabel,
  phoneEnd,
  phoneGap,
  phoneStart,
  withoutTrailingText,
} from '../anywhere/phone-shapes.js';
import { pattern, source } from '../text/pattern.js';

/** A number with +49 counts when its length is possible; a national one must stand in the numbering plan. */
function isGerman(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number, 'DE');
  if (parsed?.countryCallingCode !== '49') return false;
  return parsed.isValid() || (number.startsWith('+') && parsed.nationalNumber.length >= 6 && parsed.isPossible());
}

const start = `${notAfterOtherLabel}${phoneStart}`;
/** An area code with what tells it from any number: brackets, a separator or space behind it, or its digits in pairs. */
const areaCode = source`
  (?:
  // (0711), (0 48 41)
  \(0[1-9]\d{1,4}\)|\(0 [1-9]\d(?: \d{1,2}){0,2}\)
  // 0711/, 0711 12345
  |0[1-9]\d{1,4}(?!\.\d{3}(?!\d|[ .,/-]\d))(?=[ \u00a0]?[/.\-–‑]|[ \u00a0](?:(?:[ \u00a0–-]| [–-] )?\d){5})
  // 07134 513-0
  |0[1-9]\d{2,3}(?=[ \u00a0](?:\d{2,3}-0|\d{3}-\d)(?!\d))
  // 0 30 /, 07 11-
  |0 [1-9]\d{1,3}(?= ?/)|0 ?[1-9]\d?(?: \d\d){1,2}(?= ?[/–-])
  )
`;
/**
 * No area code has two digits but those of Berlin, Hamburg, Frankfurt and Munich, so that `057-0850-16` is an article
 * and `camt.053.001.08` a format.
 */
const notAnArticle = String.raw`(?!0(?!30|40|69|89)\d\d[.-]\d{3,5}[.-]\d{1,3}(?![\d/-]|\.\d| \d))`;
const words = {
  de: [
    'tel', 'telefon', 'telefonnummer', 'fon', 'fax', 'telefax', 'natel', 'mobil', 'handy', 'handynummer', 'festnetz',
    'nummer', 'rufnummer', 'durchwahl', 'hotline', 'anruf', 'anrufen', 'rückruf', 'zurückrufen', 'ruf', 'rufen',
    'erreichbar', 'erreichen', 'sms', 'signal', 'whatsapp',
  ],
  en: ['phone', 'telephone', 'tel', 'fax', 'mobile', 'cell', 'call', 'dial', 'reach', 'whatsapp', 'text me', 'contact'],
}; // prettier-ignore

/**
 * German telephone number as people write it: with +49, 0049 or 0, slashes, brackets, dashes, dots, extension.
 * Rule: numbering plan of the Bundesnetzagentur (TKG § 108) as libphonenumber has it; layouts of DIN 5008 and older.
 * The examples are numbers that the Bundesnetzagentur keeps free for films, or invented.
 */
export const germanPhoneNumber: Recognizer = {
  type: 'DE_PHONE_NUMBER',
  patterns: [
    pattern('giu')`${phoneStart}(?:\(?\+{1,2}|\(?00) ?49\)?(?:${phoneGap}\d){5,13}${phoneEnd}`,
    // The bracketed zero: +49 (0)711
    pattern('giu')`${phoneStart}(?:\+|00)49 ?\(0\)(?:${phoneGap}\d){5,13}${phoneEnd}`,
    pattern('giu')`${start}${notADate}${notAnArticle}${areaCode}(?:${phoneGap}\d){3,11}${phoneEnd}`,
    // Mobile
    pattern('giu')`${start}01[5-7]\d(?:${phoneGap}\d){6,8}${phoneEnd}`,
  ],
  cut: withoutTrailingText,
  normalize: dialable,
  isValid: (number) => number.length >= 7 && isGerman(number),
  confidence: 0.95,
  examples: {
    finds: {
      'mobile with a slash': 'Handy ⟦0171/392 00 34⟧.',
      'country code and bracketed zero': 'Tel. ⟦+49 (0)711 123-0⟧',
      'area code in brackets': 'Tel.: ⟦(0711) 12 34-56⟧',
      'two signs of plus': '⟦++49 30 23125117⟧',
      'two zeros before the country code': '⟦0049 30 23125 117⟧',
      'DIN 5008 with extension': 'Telefon ⟦030 23125-117⟧, Fax ⟦030 23125-118⟧',
      'dash with spaces': '⟦0221 - 4710 123⟧',
      'extension behind a dash with spaces': 'Dr. Muster, ⟦03834 77 20 - 461⟧.',
      'slash with spaces': '⟦040 / 66 96 90 12⟧',
      dots: '⟦069.90009.123⟧',
      'mobile in one piece': 'whatsapp ⟦015228817386⟧ ok?',
      'country code in brackets': '⟦(+49) 89 99998-0⟧',
      'no-break spaces': '⟦+49\u00a0176\u00a0040\u00a0690\u00a078⟧',
      'spaced zero as on typewriters': '⟦0 30 / 23 12 51 17⟧',
      'extension after a short number': 'Sekretariat ⟦0711 503-14⟧',
      'an office and its extension of one digit': 'Weinsberg · ⟦07134 513-0⟧\n',
      'behind a time': '10:20 ⟦+49 1590 6638125⟧: Hallo',
      'number of an office in pairs': 'Frau Muster, ⟦0711 79 03-317⟧',
      'area code in pairs': '⟦07 11-43 77 31⟧',
      'area code in pairs before a slash': '⟦0 71 41 / 84 - 2 093⟧',
      'a year in the next cell': 'Ulm\t⟦0731 7841290⟧\t2015\t0,00',
      'opening hours after it': 'Notdienst ⟦030/23125-661⟧ (24 h)',
      'area code in pairs, in brackets': '⟦(0 48 41) 4 41 20⟧',
      'service number': 'kostenlos ⟦0800 1234567⟧',
      'behind a name that ends as a label does': 'Bruno ⟦0711 123456⟧, Jean ⟦0171 3920034⟧',
      'before a count in brackets': 'ruf an: ⟦0711 123456⟧ (2 Personen)',
      'label of the telephone': 'Telefonnummer: ⟦0711 123456⟧',
    },
    ignores: {
      'a thing behind its word': 'Ersatzteil 0261-230217, neu',
      'an article': 'Zylinderschraube 057-0850-16, Stahl',
      'a format of messages': 'im Format camt.053.001.08 liefern',
      'no area code of the plan': 'die 0000 123456',
      'date with dots': 'am 02.03.2021 gelesen',
      'date with slashes': 'am 02/03/2021 gelesen',
      amount: 'zahlte 0211 123456 €',
      'a title of a budget': 'Haushaltstitel 0412/685 01',
      'end of an amount and the next column': 'x\t2,046.50\t0.00\tx',
      'customer number': 'Kundennummer 0711 123456',
      'article number': 'Art.-Nr. 0171 3920034',
      ISBN: 'ISBN 03-499-26777-1',
      'part of a longer number': '4711-0711 123456',
      'too short': '0711 12',
      'other country': '+43 1 23456789',
      'a range behind a number': 'Lose 07134 51-3 und',
      'four digits after a space, like a year': 'Bestellung 0203 2021',
      'letter before it': 'A0711 123456',
      'end of a reference': 'GET /akten/2025-K-07111 200 48ms',
      'number of a part': '(part KP.06503.017), no charge',
      'a thing of an inventory': 'Leasing NB-0240/0241 läuft weiter',
      version: 'Version 0.711.123.456',
    },
  },
};

/**
 * German telephone number without any gap after the area code (`0711123456`), so that it could be any number:
 * a telephone word must stand near.
 * Rule: as `germanPhoneNumber`.
 */
export const ungroupedGermanPhoneNumber: Recognizer = {
  type: 'DE_PHONE_NUMBER',
  patterns: [pattern('giu')`${start}0[2-9]\d{5,12}(?: ?[-–] ?\d{1,5})?${phoneEnd}`],
  normalize: dialable,
  isValid: isGerman,
  needsContext: true,
  contextWords: words,
  confidence: 0.95,
  examples: {
    finds: {
      label: 'Telefon: ⟦0711123456⟧',
      'with extension': 'Tel. ⟦0711123456-17⟧',
      'verb before it': 'Bitte rufen Sie ⟦03023125117⟧ an',
      'word after it': '⟦0221471012⟧ (Fax)',
      'column of a table': 'Rufnummer;⟦08999998123⟧',
      'Swiss word, German plan': 'Natel ⟦0796148320⟧',
      'English word': 'Call ⟦06990009123⟧ please',
    },
    ignores: {
      'no word near': 'Der Wert 0711123456 steht im Lager',
      'customer number': 'anrufen mit Kundennummer 0711123456',
      'not in the plan': 'anrufen 0100123456',
      'too short': 'anrufen 07112',
      'letter before it': 'anrufen X0711123456',
      'no leading zero': 'Die Artikel 711123456 und Telefone',
      'two zeros': 'anrufen 00711123456',
    },
  },
};
