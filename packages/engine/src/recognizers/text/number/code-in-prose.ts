import { englishFunctionWords, germanFunctionWords } from '../../../function-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { anyOfBehind } from '../any-of.js';
import { pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';
import { isCode } from './code-shape.js';

/** `by `, `für `, `gave her `: a thing would have its noun there. */
const behindFunctionWord = source`
  (?<=(?<![\p{L}\p{M}\p{N}-])${anyOfBehind([...germanFunctionWords, ...englishFunctionWords])}[ ][("„“]?)
`;

/** `Anlieferung Sdg. `, `Re: Shpt. `; what abbreviates an article, a drawing or a place owns its code. */
const behindAbbreviation = source`
  (?<=(?<![\p{L}\p{M}\p{N}.-])
  (?!(?:[aA]rt|[tT]yp|[mM]od|[mM]odell|[sS]er|[tT]eil|[zZ]chn|[zZ]eichn|[pP]os|[aA]bb|[fF]ig|[kK]at|[cC]at|[mM]at|
  [cC]h|[lL]os|[vV]ers|[vV]er|[rR]ev|[sS]tr|[gG]er|[bB]est|[sS]iehe|[vV]gl|bzw|ggf|[eE]d|[sS]pec|[dD]wg|[pP]rod|[iI]t|
  [eE]tc|[uU]sw|[dD]im)\.)
  \p{Lu}?\p{Ll}{1,5}\.[ ])
`;

/** `in der Mail `, `on the label `, `laut Betreff `: papers that show a code. */
const onPaper = source`
  (?<=(?<!\p{L})(?:[iI]n|[iI]m|[aA]uf|[aA]us|[lL]aut|[oO]n|[fF]rom|[pP]er)
  (?: (?:der|dem|einer|Ihrer|Ihrem|deiner|deinem|meiner|meinem|unserer|unserem|the|your|my|our|his|her|their))?
  [ ](?:(?:E-)?Mail|Email|Betreff|Betreffzeile|Brief|Schreiben|Anschreiben|Fax|Etikett|Aufkleber|Umschlag|SMS|
  e-?mail|letter|fax|subject|subject line|label|sticker|envelope|text|papers|paper|form|Papiere|Papieren)
  (?: (?:steht|stand|is|was|it says|says))?:?[ ])
`;

/** `// wegen `, `-- EG 9a, siehe `, `# see `. */
const inComment = source`
  (?<=(?:^|[\s;{}])(?://|--|#|/\*|\*)[ ][^\n]{0,80}?(?<!\p{L})
  (?:[wW]egen|[sS]iehe|[sS]ee|[lL]aut|[vV]gl\.|[cC]f\.|[fF]ixes|[cC]loses|[pP]er|[fF]or|[fF]ür|[aA]us)[ ])
`;

/** `CS-7719304`, `FL25-0661094`, `P0047502`, `KC-C-118-0623`, `PX-331 907 552/6` */
const code = source`
  (?!(?:CVE|GHSA|ISO|IEC|DIN|EN|BS|KW|FY|IMG|DSC|VID)[-/])
  (?:
  \p{Lu}{1,4}\d{0,2}-\d{6,10}|
  \p{Lu}{1,2}\d{7,10}|
  \p{Lu}{2,4}(?:-\p{Lu}{1,2})?-\d{2,4}-\d{3,8}(?:-[\p{Lu}\d]{1,2})?|
  \p{Lu}{1,4}-\d{3}(?: \d{3}){1,3}(?:/\d)?
  )
`;

/**
 * A code of capitals and digits in running text, without a noun for what it numbers: `replaced by FL25-0661094 for`.
 * Rule: as `isCode`, right behind a function word or an abbreviation that names no thing; six digits, as few models of
 * things have, or groups of them.
 */
export const codeInProse: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`${behindFunctionWord}${code}(?![\p{L}\p{N}_/@-]|[.,:]\d|\.\p{Ll})`,
    // what somebody reads there: `in der Mail B88-1270`
    pattern('gu')`
      ${onPaper}(?:\p{Lu}{1,4}\d{0,2}-${notAYear}\d{3,8}|\d{2,6}[-/]\d{4,8}|\p{Lu}{2}-\d{4,6}-\p{Lu}{1,3})(?![\p{L}\p{N}_/@-]|[.,:]\d|\.\p{Ll})
    `,
    // a ticket in a comment of a program: `// wegen BAU-1187`
    pattern('gmu')`
      ${inComment}(?!(?:RFC|PEP|JEP|JSR|ADR|UTF|SHA|ISO|CVE|CWE|EN|EG)-)\p{Lu}{2,8}-\d{3,5}
      (?![\p{L}\p{N}_/@-]|[.,:]\d|\.\p{Ll})
    `,
    pattern('gu')`${behindAbbreviation}\p{Lu}{2,4}-\d{2,4}-\d{3,6}(?![\p{L}\p{N}_/@-]|[.,:]\d|\.\p{Ll})`,
  ],
  isValid: isCode,
  examples: {
    finds: {
      'behind an abbreviation': 'AW: Anlieferung Sdg. ⟦BHV-2501-0417⟧ / fehlende',
      'behind a pronoun': 'Gave her ⟦CS-7719304⟧ again',
      'behind a preposition': "It's replaced by ⟦FL25-0661094⟧ for £20",
      'a letter behind it': 'cert is ⟦IE-25-0049216-C⟧. Email it',
      'in one piece': 'not twice like on ⟦P0047502⟧.',
      'German, in groups': 'Der Beitrag für ⟦PX-331 907 552/6⟧ konnte',
      'letters between joints': 'to us, with ⟦KC-C-118-0623⟧ on the front',
      'on a paper': 'steht KX-1207 und in der Mail ⟦B88-1270⟧.',
      'on an envelope': 'it says on the envelope ⟦26-04418⟧, but',
      'in a comment of a program': 'lock(b); // wegen ⟦BAU-1187⟧\nx := NULL; -- EG 9a, siehe ⟦LOHN-388⟧\n',
      'with its year': 'das gehört zu ⟦KB-26-00318⟧, oder',
    },
    ignores: {
      'on no paper': 'und in der Lampe B88-1270.',
      'article behind its abbreviation': 'Art. NL-2026-3117 fehlt',
      'behind a noun': 'with adapter CS-771930 again',
      'a section in a comment': '// siehe RFC-8259\n',
      'five digits': 'Gave her CS-77193 again',
      'a weakness of a program': 'fixed by CVE-2026-40718 today',
      'small letters': 'in cs-7719304 again',
      'a file': 'look at CS-7719304.pdf again',
      'more behind it': 'look at P0047502_x again',
    },
  },
};
