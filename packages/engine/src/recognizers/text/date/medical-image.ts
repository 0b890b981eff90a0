import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';

/**
 * The age of a patient in the head of a medical image: `(0010,1010) AS [077Y]`.
 * Rule: DICOM PS3.6, Patient's Age; PS3.18 § F.2 (JSON); PS3.5 § 6.2, AS: three digits and days, weeks, months or years.
 */
export const ageInImage: Recognizer = {
  type: 'AGE',
  patterns: [
    pattern('dgu')`\(0010,1010\)[^\n\d]{1,60}(?<value>\d{3}[DWMY])(?![\p{L}\p{N}])`,
    pattern('dgu')`"00101010" ?: ?\{[^{}\n]{0,60}"Value" ?: ?\[ ?"(?<value>\d{3}[DWMY])"`,
    pattern('dgu')`(?<!\p{L})Patient'?s?[ ]?Age["']?[^\n\d]{1,20}(?<value>\d{3}[DWMY])(?![\p{L}\p{N}])`,
  ],
  examples: {
    finds: {
      'dump of DCMTK': '(0010,1010) AS [⟦077Y⟧]              #   4, 1 PatientAge\n',
      'dump of pydicom': "(0010,1010) Patient's Age                       AS: '⟦045Y⟧'\n",
      months: '(0010,1010) AS [⟦003M⟧]',
      JSON: '{"PatientAge": "⟦077Y⟧"}',
      'XML or text': 'PatientAge: ⟦077Y⟧',
      'JSON of the web': '"00101010":{"vr":"AS","Value":["⟦077Y⟧"]}',
      weeks: 'PatientAge=⟦006W⟧',
    },
    ignores: {
      'another attribute': '(0010,1020) DS [077Y]',
      'another unit': '(0010,1010) AS [077K]',
      'two digits': '(0010,1010) AS [77Y]',
      'more digits': '(0010,1010) AS [1077Y]',
      'no attribute': 'Bauteil 077Y',
      'on the next line': 'PatientAge:\n077Y',
    },
  },
};

const day = String.raw`(?:18|19|20)\d\d(?:0\d|1[0-2])[0-3]\d`;

/**
 * The birth of a patient in the head of a medical image: `(0010,0030) DA [19480923]`.
 * Rule: DICOM PS3.6, Patient's Birth Date; PS3.18 § F.2 (JSON); PS3.5 § 6.2, DA: year, month and day in digits alone.
 */
export const birthInImage: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    pattern('dgu')`\(0010,0030\)[^\n\d]{1,60}(?<value>${day})(?![\p{L}\p{N}])`,
    pattern('dgu')`"00100030" ?: ?\{[^{}\n]{0,60}"Value" ?: ?\[ ?"(?<value>${day})"`,
  ],
  examples: {
    finds: {
      'dump of DCMTK': '(0010,0030) DA [⟦19480923⟧]           #   8, 1 PatientBirthDate\n',
      'dump of pydicom': "(0010,0030) Patient's Birth Date                DA: '⟦19480923⟧'\n",
      'JSON of the web': '"00100030":{"vr":"DA","Value":["⟦19480923⟧"]}',
      'of a child': '(0010,0030) DA [⟦20220104⟧]',
      'without a bracket': '(0010,0030) DA ⟦19480923⟧',
      'in the middle of a dump': '(0010,0020) LO [X]\n(0010,0030) DA [⟦19480923⟧]\n',
      'born long ago': '(0010,0030) DA [⟦18991231⟧]',
    },
    ignores: {
      'day of the examination': '(0008,0020) DA [20250923]',
      'no such month': '(0010,0030) DA [19481323]',
      'one digit more': '(0010,0030) DA [194809231]',
      'not given': '(0010,0030) DA (no value available)',
      'another attribute': '(0010,0032) TM [19480923]',
      'on the next line': '(0010,0030) DA\n19480923',
    },
  },
};
