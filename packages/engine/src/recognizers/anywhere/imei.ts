import { isLuhn } from '../../checksums/luhn.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';

/**
 * Serial number of a mobile device (IMEI), 15 digits, near a word for it.
 * Rule: 3GPP TS 23.003 § 6.2.1 and Annex B (Luhn check digit).
 */
export const imei: Recognizer = {
  type: 'IMEI',
  patterns: [
    /(?<![\p{L}\p{N}])\d{2}[ -]?\d{6}[ -]?\d{6}[ -]?\d(?![\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}])\d{6}[ -]\d{2}[ -]\d{6}[ -]\d(?![\p{L}\p{N}])/gu,
  ],
  normalize: digitsOnly,
  isValid: isLuhn,
  needsContext: true,
  contextWords: {
    de: ['imei', 'seriennummer', 'gerätenummer', 'handy', 'mobiltelefon', 'smartphone'],
    en: ['imei', 'serial', 'device', 'handset'],
  },
  examples: {
    finds: {
      label: 'IMEI: ⟦352099001761481⟧',
      hyphens: 'IMEI ⟦35-209900-176148-1⟧.',
      'older grouping': 'imei ⟦352099-00-176148-1⟧',
      spaces: 'Seriennummer ⟦49 015420 323751 8⟧',
      'word after it': '⟦860123456789014⟧ (IMEI)',
      'English word': 'device id ⟦490154203237518⟧',
    },
    ignores: {
      'wrong check digit': 'IMEI 352099001761482',
      '14 digits': 'IMEI 35209900176148',
      '16 digits': 'IMEI 3520990017614810',
      'no word near': 'Nr. 352099001761481',
      'letter before it': 'IMEI A352099001761481',
      'letter inside': 'IMEI 35209900176148O',
    },
  },
};
