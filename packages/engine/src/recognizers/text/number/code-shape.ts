/** What a file or customer number looks like where no word says that it is one. */
import { isTellingNumber } from './number-token.js';

const digitsAlone = /^[\d ./-]+$/;
/** Shapes that stand near such words and number no case: standards, laws, weeks, trains, telephone numbers, diagnoses of the ICD-10. */
const otherCode =
  /^(?:FY|SHA|AES|RSA|MIL|KB\d{7}|HU|TÜV|EZ|LED|HDMI|DDR|RTX|GTX|WLAN|WPA|PDF|AA|IP\d\d|E\d\d)(?:[- /\d]|$)|^\d{3}\/\d\d ?Z?R ?\d\d|^[AMEH]\d{1,2}[-x]\d|^\d{1,3}\.\d{1,2}\.\d{3,5}\.\d{1,4}$|^\d+ ?(?:[kKMGT]i?B|kbit|Mbit|[kMG]?Hz|k?VA?|k?Wh?|mA|bar)$|(?:^| )(?:BLZ|GA|RV|KV|PV|AV|Blatt|TOP) |^(?:SKU|BP|RR|HF|DIN|ISO|EN|IEC|RFC|CVE|HTTP|UTF|KW|Q[1-4]|EUR?|USD|GBP|CHF|TEUR|BGB|SGB|USB|IP|VO|COVID|CO|PLZ|VDE|RAL|D-(?:ML|PL|K|ZM|ZE|IS|RM)-)(?:[- /\d]|$)|^(?:D|A|CH)[- ]?\d{4,5}$|^(?:ICE?|EC|R[EB]|S|U|LH|UN|PS|HD|M|L|B)[ -]?\d{1,5}$|^0[1-9]\d{0,4}[ /-](?!\d{4} \d{4} \d{4})|^[A-TV-Z]\d\d\.\d{1,2}$|^\d{4} \p{Lu}{2}$/u;
/** An abbreviation that is a label of its own before digits, or a ZIP code behind its state: `BSNR 7207`, `IL 60607`. */
const labelInside =
  /^\p{Lu}{3,10}[ ](?![^ ]*[-/])|^(?:\p{Lu}{3,6} (?=\d{1,3}[-/]\d{2,3}$)|ID |IP |PIN|[A-Z]{2} \d{5}$)|^(?:IBAN|BIC|BLZ|BSB|TFN|BWA|RTW)(?![\p{L}])/u;
/** Hours and addresses of networks. */
const clockOrHost =
  /^\d{1,2}[:.]\d\d(?!\d)(?![./-]\d{3})|^\d{1,3}(?:\.\d{1,3}){3}|^\d{1,2}:\d\d|^\d{1,2}[–-]\d{1,2}[.:]\d\d$/;
/** Initials of whoever keeps the file: `412/25-br`. */
const initialsBehind = /(?<=\d)[-/]\p{Ll}{1,3}$/u;
/** The largest integers of computers, and stamps of a migration: `20261104063000`. */
const machineNumber =
  /^(?:2147483647|4294967295|9223372036854775807|20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{6})$/;
/** A group of digits long enough for a number, and no year. */
const longGroup = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{4}/;

/**
 * Tells whether a token is a code without any word near: three digits and a capital, or seven digits of which four stand
 * together; no lower case but initials at the end, no standard, train, telephone number, diagnosis, hour or Unix time.
 */
export const isCode = (value: string): boolean =>
  isTellingNumber(value) &&
  !otherCode.test(value) &&
  !labelInside.test(value) &&
  !clockOrHost.test(value) &&
  !machineNumber.test(value) &&
  !/^1[4-9]\d{8}(?:\d{3})?$/.test(value) &&
  !/\p{Ll}/u.test(value.replace(initialsBehind, '')) &&
  (!digitsAlone.test(value) ||
    (value.replace(/\D/g, '').length >= 7 &&
      (longGroup.test(value) || /^(?=.{10})\d+[-/]\d+\.[\d./-]+\d$/.test(value))));
