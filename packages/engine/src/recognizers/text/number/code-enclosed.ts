import { digitCount } from '../../../normalize.js';
import type { Recognizer } from '../../../recognizer.js';
import { anyOfBehind } from '../any-of.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isCode } from './code-shape.js';
import { publishedCodes, thingAbbreviations } from './thing-abbreviations.js';
import { thingLabels } from './thing-labels.js';

/** Published codes, and those of updates, changes, texts and devices. */
const published = oneOf([...publishedCodes, 'KB', 'PR', 'UTF', 'S/N']);

/** `AK-9740-2`, `017-AX-55392`, `HBOP-66102/4`, `A-0733`; groups of capitals and digits with joints. */
const jointed = source`
  (?!${published}(?:[-/#. ]|(?<=KB)\d))
  (?=[\d/-]{0,8}\p{Lu})(?=[\p{L}/-]{0,9}(?:\d{1,3}[-/]\p{Lu}{1,4}[-/])?\d{3})
  (?:\p{Lu}{1,5}\d{0,2}|\d{1,5})(?:[-/](?:\p{Lu}{1,3}|\p{Lu}{0,4}\d{1,9}\p{Lu}?)){1,4}
`;
/** `HLS7CT50017752` */
const frame = String.raw`(?=[A-Z\d]{0,8}\d{7})[A-Z]{2,4}\d[A-Z\d]{7,14}`;
const end = String.raw`(?=[)\]]|[,;:] | (?:vom|dated|of|from|für|for|bei|with|an|at|as) )`;

/** Any word but that for a thing: `Inventar`, `see`. */
const word = source`(?!${oneOf(thingAbbreviations)}(?!\p{L}))\p{L}[\p{L}-]{1,30}\.?(?<!(?<![\p{L}-])${anyOfBehind(thingLabels)}\.?)`;

/** `DL-SUP 99821`, `HVD#25-00219`, `MMLA#C-213604` */
const ticket = String.raw`\p{Lu}{2,6}(?:-\p{Lu}{2,5})?(?:#(?:\p{Lu}-?)?|[- :])\d{2,10}(?:-\d{2,8}){0,2}`;

/**
 * A code in parentheses behind one word that names no thing, or alone in them; a ticket in brackets, or with `#`
 * within: `(see HBOP-66102/4)`, `her claim (017-AX-55392)`, `[DL-SUP 99821]`.
 * Rule: as `isCode`; capitals, a joint and four digits. No standard, published paper or article.
 */
export const codeEnclosed: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`(?<=\([^()\n]{0,60})(?<![\p{L}\p{N}-])${word}:?[ ](?<value>${jointed})${end}`,
    pattern('dgu')`(?<=(?<![\p{L}\p{N}-])${word}[ ]{1,2}\()(?<value>${jointed}|${frame})${end}`,
    pattern('dgu')`\[(?!${published}[-# :])(?<value>${ticket})\]`,
    pattern('gu')`
      (?<![\p{L}\p{N}_&/#.-])(?!${published}#)\p{Lu}{2,6}#(?:\p{Lu}-)?\d{2,8}(?:-\d{2,8})?(?![\p{L}\p{N}_-]|[.,]\d)
    `,
  ],
  isValid: (value) => digitCount(value) >= 4 && (/^\p{Lu}{2,6}(?:-\p{Lu}{2,5})?[#: ]/u.test(value) || isCode(value)),
  examples: {
    finds: {
      'alone behind a noun': 'Bonitäts-/Adressauskunft (⟦AK-4418-2⟧)      4,25',
      'digits first': 'with her claim (⟦017-AX-44188⟧), her address',
      'behind a verb': 'overpayment (see ⟦HBOP-44188/4⟧)     112.00',
      'inventory of a school': 'Leih-Tablet (Inventar ⟦RVS-IP-10448⟧) ist',
      'frame of a bicycle': 'Etikett bereit (⟦HLS7CT44188752⟧), wenn',
      'ticket in brackets': 'Subject: [⟦DL-SUP 44188⟧] Re: Befund',
      'ticket with its year': 'Betreff: AW: Fleck [⟦HVD#25-00418⟧] / LW',
      'hash within': 'Legal aid intake ⟦MMLA#C-441882⟧.',
    },
    ignores: {
      'a standard': 'Prüfung (nach ISO-9001-2015) da',
      'a model': 'die Leuchte (Modell AK-4418-2) da',
      'three digits': 'die Leuchte (AK-41-2) da',
      'no parentheses': 'die Leuchte AK-4418-2 da',
      'a weakness of a program': 'behoben [CVE-2026-40718] da',
      'a footnote': 'siehe [AB 41] da',
      'a channel of a chat': 'in C#1204 und',
    },
  },
};
