import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isCode } from './code-shape.js';
import { publishedCodes } from './thing-abbreviations.js';

const year = String.raw`(?:19|20)\d\d`;

/** Published codes, more of the Union and of programs, and parts of a year. */
const published = `(?:${oneOf(publishedCodes)}|CELEX|KOM|COM|TR|PEP|Q[1-4]|H[12])[-/ .]`;

/** `EX-2025-0139`, `KG-2025/40718`; no date behind the letters. */
const lettersFirst = source`
  (?:\p{Lu}{1,5}(?:[-/]\p{Lu}{1,4})?[-/]${year}[-/](?!(?:0[1-9]|1[0-2])[-/]\d\d(?!\d))(?:\p{Lu}{1,4}[-/]?)?\d{3,8}|
  \p{Lu}{1,4}-[12]\d-\d{3,6})
`;
/** `2025-BG-117`, `KK/PI/094` */
const lettersWithin = source`
  (?:${year}[-/]\p{Lu}{1,4}[-/]\d{2,8}|\d{2,6}/(?:1[5-9]|2\d|20[12]\d)-\p{Lu}{1,3}|
  \p{Lu}{2,5} ${year}-\d{5,8}|\p{Lu}{1,5}(?:[-/]\p{Lu}{1,3})?[ .]${year}\.\d{3,6}|
  \p{Lu}{2,4}/\p{Lu}{2,4}/(?:\d{2,4}/)?\d{3,6})
`;

const start = String.raw`(?<![\p{L}\p{M}\p{N}_@.,+/:\\-])(?!${published})`;
const end = String.raw`(?:[-/]\d{1,4})?(?![\p{L}\p{N}_/\\@-]|[.,:]\d|\.[a-z]{2,4}(?!\p{L}))`;

/**
 * Reference of a file, order or paper that has capitals, a year and a running number between its joints, or two groups of
 * capitals, without a word that a list knows: `deren Zeichen ist KG-2025/40718`, `KK/PI/094`.
 * Rule: as `isCode`; whoever numbers by the year numbers transactions. With its letters first, it stands behind a word
 * in small letters or in parentheses: behind a noun it may be a model. No published paper, standard or file of a disk.
 */
export const codeWithYear: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`${start}${lettersWithin}${end}`,
    pattern('gu')`(?<=(?<![\p{L}\p{M}-])\p{Ll}{2,15}[,:]? \(?|\()(?!${published})${lettersFirst}${end}`,
    // behind another and a slash: `4711 / AB-7716405`
    pattern('gu')`(?<=[\p{L}\d)] {1,3}/ {1,3})(?!${published})[A-Z]{2,4}-\d{7,9}${end}`,
    // without a year: `for AB-7716405`
    pattern('gu')`(?<=(?<![\p{L}\p{M}-])\p{Ll}{3,15} )(?!${published})[A-Z]{2,4}-\d{7,9}${end}`,
    // the second of two: `EX-2025-0139 and EX-2025-0140`
    pattern('dgu')`${lettersFirst}(?:, | and | und | & | \+ )(?<value>${lettersFirst})${end}`,
    // whatever stands before the parentheses: `versichert bei Muster (AS-118204417)`
    pattern('gu')`(?<=\p{L} \()(?!${published})\p{Lu}{1,4}-\d{6,12}(?=\)|[,;] )`,
  ],
  isValid: isCode,
  examples: {
    finds: {
      'behind a verb': 'deren Zeichen ist ⟦KG-2025/40718⟧.',
      'year first': 'beantragt: ja, Gesuch ⟦2025-BG-117⟧ bei',
      'year of two digits': 'matched. QA event ⟦QE-24-1166⟧ opened',
      'seven digits': 'body-worn video ⟦BWV-0447182⟧ shows',
      'the second of two': 'two (see ⟦INC-2024-011⟧, ⟦INC-2024-039⟧)',
      'capitals behind the year': 'unter Blatt ⟦4471/24-SB⟧ verwahrt',
      'capitals before the year': 'Report ⟦IRIS 2024-337160⟧. Then',
      'a point behind the year': 'das Dossier ⟦SPD-W 2024.0417⟧ lag',
      'two groups of capitals': "can't match your proforma ⟦KK/PI/094⟧ to",
      'capitals twice': 'das gehört zu ⟦VK-AB-2025-00417⟧, oder',
      'letters behind the year': 'zu ⟦LG-2024-M0441⟧ kam nichts',
      'second device': 'Gerät 1 (Strom)  /  ⟦KAM-67104418⟧ (Wärme)',
      'six digits in parentheses': 'versichert bei Muster (⟦AS-118204417⟧)',
      'in parentheses': 'Ihr Rücktritt (⟦EX-2025-0139⟧) ist da',
    },
    ignores: {
      'a weakness of a program': 'patched with CVE-2025-40718 today',
      'a standard': 'geprüft nach ISO-2024-4411 heute',
      'behind a noun': 'mit dem Adapter NL-2026-3117 geht es',
      'a date': 'liegt als BER-2025-03-12 vor',
      'a file': 'siehe das ab-2025-0139.pdf dort',
      'small letters': 'build x-2025-0139 failed',
      'no year': 'mit ex-40-0139 neu',
    },
  },
};
