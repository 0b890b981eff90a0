import { isHealthInsuranceNumber } from '../../checksums/social-insurance.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';

/**
 * German health insurance number (Krankenversichertennummer, KVNR), the part for life: a letter and nine digits.
 * Rule: SGB V § 290; check digit by the guideline of the GKV-Spitzenverband, Annex 1.
 */
export const healthInsurance: Recognizer = {
  type: 'DE_HEALTH_INSURANCE',
  patterns: [/(?<![\p{L}\p{N}])[A-Z](?:[ \u00a0.-]?\d){9}(?![\p{L}\p{N}])/giu],
  normalize: alphanumericUpper,
  isValid: isHealthInsuranceNumber,
  needsContext: true,
  contextWords: {
    de: [
      'versichertennummer',
      'versicherten-nr',
      'versichertennr',
      'vers.-nr',
      'krankenversichertennummer',
      'kvnr',
      'kv-nr',
      'kv-nummer',
      'kv-versichertennummer',
      'vers.nr',
      'versicherungsnr',
      'patient',
      'krankenversicherung',
      'krankenkasse',
      'kasse',
      'karte',
      'krankenhilfe',
      'krankenschein',
      'versichert',
      'gesundheitskarte',
      'egk',
      'aok',
      'versicherungsnummer',
      'versicherten-id',
    ],
    en: ['health insurance', 'insurance number', 'insured'],
  },
  examples: {
    finds: {
      label: 'Versichertennummer: ⟦A123456780⟧',
      grouped: 'KVNR ⟦M 123 456 785⟧.',
      'lower case': 'kvnr ⟦k987654329⟧',
      'no-break spaces': 'Krankenkasse AOK, ⟦A 123 456 780⟧',
      'card alone': 'läuft über die Karte ⟦K987654329⟧.',
      'word after it': '⟦M123456785⟧ (Versicherten-Nr.)',
      'English word': 'health insurance no. ⟦K987654329⟧',
    },
    ignores: {
      'wrong check digit': 'KVNR A123456781',
      'no word near': 'Teil A123456780',
      'two letters': 'KVNR AA123456780',
      'eight digits': 'KVNR A12345678',
      'ten digits': 'KVNR A1234567800',
      umlaut: 'KVNR Ä123456780',
    },
  },
};
