import { isCalendarDate } from '../../calendar.js';
import { isIso7064Mod11_2 } from '../../checksums/iso7064.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** First two digits by GB/T 2260; 81-83 are residence permits for people of Hong Kong, Macau, Taiwan, 9 foreigners. */
const isProvince = (code: string): boolean =>
  /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|9\d)$/.test(code);

/**
 * Chinese resident identity number: region, birth date, serial, check character, which may be X.
 * Rule: GB 11643-1999; ISO/IEC 7064 MOD 11-2. The examples are computed.
 */
export const residentId: Recognizer = {
  type: 'CN_RESIDENT_ID',
  patterns: [wholeWord(/[1-9]\d{5}\p{Zs}?(?:18|19|20)\d{2}[01]\d[0-3]\d\p{Zs}?\d{3}[\dX]/iu)],
  normalize: alphanumericUpper,
  isValid: (number) =>
    isProvince(number.slice(0, 2)) &&
    isCalendarDate({
      year: Number(number.slice(6, 10)),
      month: Number(number.slice(10, 12)),
      day: Number(number.slice(12, 14)),
    }) &&
    isIso7064Mod11_2(number),
  contextWords: {
    de: ['chinesische ausweisnummer'],
    en: ['resident identity', 'chinese id'],
    other: ['身份证', '身份证号', '身份证号码', '公民身份号码', '居民身份证'],
  },
  examples: {
    finds: {
      'Chinese words': '身份证号：⟦11010519830914482X⟧。',
      'check character X': 'Chinese ID ⟦44030619920228111X⟧',
      'check character x in lower case': '公民身份号码 ⟦31011520010305612x⟧',
      'grouped 6-8-4': 'resident identity ⟦510107 19750621 5300⟧',
      'without any word': '⟦330106200002290475⟧',
      'a resident of Hong Kong': '⟦810000196701239531⟧',
    },
    ignores: {
      'wrong check character': '身份证 110105198309144821',
      'no such province': '身份证 170105198309144820',
      'no such month': '身份证 110105198313144822',
      'no such day': '身份证 110105198309314825',
      'leap day of 1900': '身份证 110105190002294827',
      'one digit more': '身份证 11010519830914482X0',
    },
  },
};
