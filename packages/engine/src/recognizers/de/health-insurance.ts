import { isHealthInsuranceNumber } from '../../checksums/social-insurance.js';
import { alphanumericUpper, digitCount } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { looseGap, readScannedDigits, scannedDigit } from '../anywhere/scanned-digits.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';
import { nextSpeaker } from '../text/speaker.js';

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
      'versichertennummer', 'versicherten-nr', 'versichertennr', 'vers.-nr', 'krankenversichertennummer', 'kvnr',
      'kv-nr', 'kv-nummer', 'kv-versichertennummer', 'vers.nr', 'versicherungsnr', 'patient', 'krankenversicherung',
      'krankenvers', 'gkv-nr', 'gkv-nummer',
      'krankenkasse', 'kasse', 'karte', 'krankenhilfe', 'krankenschein', 'versichert', 'gesundheitskarte', 'egk',
      'aok', 'barmer', 'tk', 'techniker', 'dak', 'ikk', 'bkk', 'kkh', 'hkk', 'hek', 'knappschaft',
      'versicherungsnummer', 'versicherten-id', 'pflegegrad', 'pflegekasse', 'pflegeversicherung', 'pflegestufe',
    ], // prettier-ignore
    en: ['health insurance', 'insurance number', 'insured'],
  },
  examples: {
    finds: {
      label: 'Versichertennummer: ⟦A123456780⟧',
      'abbreviated label': 'Krankenvers.-Nr. ⟦A123456780⟧, GKV-Nr.: ⟦M123456785⟧',
      'behind its insurer': 'versorgt durch BARMER, ⟦A123456780⟧\n',
      'behind its insurer, other names': 'IKK classic ⟦M123456785⟧, bei TK: ⟦K987654329⟧',
      grouped: 'KVNR ⟦M 123 456 785⟧.',
      'lower case': 'kvnr ⟦k987654329⟧',
      'no-break spaces': 'Krankenkasse AOK, ⟦A\u00a0123\u00a0456\u00a0780⟧',
      'card alone': 'läuft über die Karte ⟦K987654329⟧.',
      'degree of care': 'Pflegegrad meiner Mutter Erna Muster, ⟦A123456780⟧\n',
      'word after it': '⟦M123456785⟧ (Versicherten-Nr.)',
      'English word': 'health insurance no. ⟦K987654329⟧',
    },
    ignores: {
      'wrong check digit': 'KVNR A123456781',
      'no word near': 'Teil A123456780',
      'another insurer': 'Allianz, A123456780',
      'two letters': 'KVNR AA123456780',
      'eight digits': 'KVNR A12345678',
      'ten digits': 'KVNR A1234567800',
      umlaut: 'KVNR Ä123456780',
    },
  },
};

/**
 * The same in the message behind the one that asks for it or names the insurer: `Omas Versichertennummer?`.
 * Rule: as `healthInsurance`; another speaker's line begins between the word and the number.
 */
export const answeredHealthInsurance: Recognizer = {
  type: 'DE_HEALTH_INSURANCE',
  patterns: [
    pattern('dgu')`
      (?<!\p{L})(?:[kK]ranken|[gG]esundheits)?
      (?:[vV]ersicher(?:ten|ungs)|[kK]assen|[kK]arten|[mM]itglieds|KV|kv|[kK]asse|[kK]arte|AOK|TK|[bB]armer)
      [^\n]{0,80}${nextSpeaker}(?:[^\n]{0,80}[ .:])?(?<value>[A-Z]\d{9})(?![\p{L}\p{N}])
    `,
  ],
  isValid: isHealthInsuranceNumber,
  examples: {
    finds: {
      'answer in a chat':
        'Hast du Omas Versichertennummer?\nRolf: Hab ich aufgeschrieben. ⟦A123456780⟧. Ist nicht mehr',
      'with times': '[22.01.25, 14:22:51] Erna: die kv-nr von Papa bitte\n[22.01.25, 14:25:00] Max: ⟦M123456785⟧',
      'the insurer': 'Erna: ist er noch bei der AOK?\nMax: ja, ⟦A123456780⟧',
      'behind a label of its own': 'Versicherten-Nr. von Lena?\nMax: Nr. ⟦M123456785⟧',
      'request without a mark': 'kassennummer bitte noch\nErna: ⟦K987654329⟧',
      'the card': 'Erna: ich brauch die Kartennummer\nMax: moment ⟦K987654329⟧',
    },
    ignores: {
      'wrong check digit': 'Versichertennummer?\nRolf: Hab ich. A123456781',
      'nine digits alone': 'Versichertennummer?\nRolf: Hab ich. 123456780',
      'a digit more': 'Versichertennummer?\nRolf: Hab ich. A1234567800',
      'two letters first': 'Versichertennummer?\nRolf: Hab ich. AA123456780',
      'another question': 'Wie heißt das Teil?\nRolf: Hab ich. A123456780',
      'a blank line and another text': 'Versichertennummer?\n\n\n\nA123456780',
    },
  },
};

/**
 * The same behind the birth of an insured, as lists of patients have it: `Muster, Erna  *12.03.1980  A123456780`.
 * Rule: as `healthInsurance`; star or birth word, date, and the number at once or behind the name of the insurer.
 */
export const healthInsuranceBesideBirth: Recognizer = {
  type: 'DE_HEALTH_INSURANCE',
  patterns: [
    pattern('dgu')`
      (?:\*[ ]?|(?<!\p{L})(?:geb\.?|geboren|Geb\.|DOB)(?: am)?:? ?)\d{1,2}\. ?\d{1,2}\. ?\d{2,4}
      (?:[ )]?[,;|/]?[ \t]{1,4}|[;|/])(?:\p{Lu}[\p{L} ]{1,20}[,:;]? {1,3})?
      (?<value>[A-Z]\d{9})(?![\p{L}\p{N}])
    `,
  ],
  isValid: isHealthInsuranceNumber,
  examples: {
    finds: {
      star: 'Bett 3  Muster, Erna  *27.02.1980  ⟦A123456780⟧, Diät',
      'birth word': 'Erna Muster, geb. 27.02.1980, ⟦M123456785⟧\n',
      'an insurer between': 'Muster *27.02.1980 Novitas Kasse ⟦K987654329⟧',
      'in brackets': '(geb. am 27.02.80) ⟦A123456780⟧',
      slashes: 'Muster, Erna / geb. 27.02.1980 / ⟦M123456785⟧',
      'a tab': 'Muster\t*27.02.1980\t⟦K987654329⟧',
    },
    ignores: {
      'wrong check digit': 'Muster, Erna  *27.02.1980  A123456781',
      'another line': 'Muster, Erna  *27.02.1980\nA123456780',
      'eight digits': 'Muster, Erna  *27.02.1980  A12345678',
      'another date': 'Muster, Erna, am 27.02.2026  A123456780',
      'a digit more': 'Muster, Erna  *27.02.1980  A1234567800',
      'two letters': 'Muster, Erna  *27.02.1980  AA123456780',
    },
  },
};

/**
 * The same in the block of prescriptions and referrals (Muster 16 and its like), where no word names it: institution
 * code of the insurer, number of the insured, status.
 * Rule: as `healthInsurance`; BMV-Ä Anlage 2 (Vordruckvereinbarung), fields `Kostenträgerkennung`, `Versicherten-Nr.`
 * and `Status`. The code has nine digits, 10 first: the class of the health insurers (SGB V § 293).
 */
export const healthInsuranceOnForm: Recognizer = {
  type: 'DE_HEALTH_INSURANCE',
  patterns: [
    pattern('dgu')`
      (?<![\p{L}\p{N}])10\d{7}[ \t]{1,12}(?<value>[A-Z]\d{9})(?=[ \t]{1,12}\d{4,7}(?!\p{L}|\d))
    `,
  ],
  isValid: isHealthInsuranceNumber,
  examples: {
    finds: {
      'wide gaps': 'Muster\nErna  geb. am 27.02.80\n108310400   ⟦A123456780⟧   1000 1\n',
      'single blanks': 'Barmer\nErna Muster\n104212059 ⟦M123456785⟧ 1000000',
      'five digits of a status': '101575519  ⟦K987654329⟧  50001',
      tabs: '108310400\t⟦A123456780⟧\t1000',
      'doctor and date below': '108310400  ⟦M123456785⟧  3000\n123456789  999999900  02.03.26',
      'date of validity above': 'gültig bis 12/27\n104212059  ⟦K987654329⟧  1000000\n',
    },
    ignores: {
      'wrong check digit': '108310400   A123456781   1000 1',
      'another class of institution': '208310400   A123456780   1000 1',
      'eight digits before it': '10831040   A123456780   1000 1',
      'no status': '108310400   A123456780',
      'three digits of a status': '108310400   A123456780   100',
      'eight digits behind it': '108310400   A123456780   10000000',
      'another line': '108310400\nA123456780   1000 1',
    },
  },
};

/** The letter in front stays; five digits at least must have been read well. */
const readScan = (value: string): string =>
  digitCount(value) < 5 ? '' : alphanumericUpper(`${value.charAt(0)}${readScannedDigits(value.slice(1))}`);

/**
 * The same with letters that a scanner put for digits, or broken over two lines, near a label of its own.
 * Rule: as `healthInsurance`.
 */
export const scannedHealthInsurance: Recognizer = {
  type: 'DE_HEALTH_INSURANCE',
  patterns: [pattern('gu')`${tokenStart}[A-Z](?:${looseGap}${scannedDigit}{3}){3}${tokenEnd}`],
  normalize: readScan,
  isValid: isHealthInsuranceNumber,
  needsContext: true,
  contextWords: {
    de: [
      'versichertennummer', 'versicherten-nr', 'versichertennr', 'vers.-nr', 'krankenversichertennummer', 'kvnr',
      'kv-nr', 'kv-nummer', 'krankenvers', 'gkv-nr', 'gkv-nummer', 'vers.nr', 'versicherten-id',
    ], // prettier-ignore
    en: ['insurance number'],
  },
  examples: {
    finds: {
      'letter for a digit': 'KVNR ⟦Al23456780⟧',
      'two letters': 'Versichertennummer: ⟦A1234S678O⟧.',
      grouped: 'KV-Nr. ⟦K 9B7 654 329⟧',
      'broken over lines': 'Versichertennummer ⟦A123\n456780⟧',
      'broken behind the letter': 'KVNR ⟦M\n123456785⟧',
      'another word': 'GKV-Nr. ⟦MI23456785⟧',
    },
    ignores: {
      'wrong check digit': 'KVNR Al23456781',
      'no word near': 'Teil Al23456780',
      'a digit more': 'KVNR Al234567800',
      'another letter': 'KVNR AA23456780',
      'eight digits': 'KVNR Al2345678',
      'letters alone': 'KVNR ISOLIBOSSO',
    },
  },
};
