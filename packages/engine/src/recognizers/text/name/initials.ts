import type { Recognizer } from '../../../recognizer.js';
import { wordsIn } from '../../../word-list.js';
import { anyOf } from '../any-of.js';
import { lineEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { closings } from './name-words.js';

/** Words before the initials of a clerk. */
const initialsWords = oneOf([
  'Hz.', 'Hdz.', 'HZ.', 'Hz', 'Hdz', 'Handzeichen', 'Namenszeichen', 'Paraphe', 'Diktatzeichen', 'Initials', 'initials',
]); // prettier-ignore

/** `Enclosure`, `Encl.`, `Enc: cheque`, `cc: Mr Sample`: what stands below a signature. */
const belowSignature = source`
  (?<=^[ \t]{0,40}(?:Enc(?:l(?:osures?|s)?)?\b|Attachments?\b|cc\b)[^\n]{0,60}\n(?:[ \t]{0,10}\n)?[ \t]{0,40})
`;

/** Two letters in capitals that are nobody's. */
const notOfAPerson = `(?!${oneOf(wordsIn('U.S. P.S. U.K. N.B. AG CO DC EG EU IT KG NB NY OG OK PC PS SE TV UG UK US'))})`;

/** A stop of an abbreviation or a number, not of a sentence: `Abt. II`, `mit eidg. FA`, `jedes 2. WE`. */
const notAbbreviated = String.raw`(?<! \d\. )(?<!(?:Abt|eidg|eidgen|dipl|Ref|Dez|Kat|Kap|Sekt|Gr)\.[ ]{1,4})`;

/** `6. Juni 2024 / `, `06.06.2024, ` */
const datedLine = String.raw`(?<=^[^\n]{0,60}(?:19|20)\d\d ?[/|·–-] ?)`;

/**
 * Initials of who wrote, dictated or typed: behind `Hz.`, below the enclosures of an American letter (`tr/jw`), and
 * behind the date of a letter (`6. Juni 2024 / hk-bz`); one letter for a signature.
 * Rule: two to four letters, perhaps two groups of them; below and behind, they end their line.
 */
export const initials: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgu')`
      // Hz. Mu
      (?<!V[/ ,]{1,2}\d\d ?)${wordStart}${initialsWords}[:]?[ \t]{1,3}(?<value>\p{Lu}[\p{L}\p{M}]{0,3})(?![\p{L}\p{N}-])`,
    pattern('gmu')`
      // Enclosure, and tr/jw
      ${belowSignature}(?:\p{Ll}{2,3}|\p{Lu}{2,3})[/:]\p{Ll}{2,3}(?=${lineEnd})`,
    pattern('gmu')`
      // MYV/tb, alone between blank lines
      (?<=\n[ \t]{0,10}\r?\n[ \t]{0,40})\p{Lu}{2,4}[/:]\p{Ll}{2,3}(?=${lineEnd}| {3,20}Encl)`,
    // TH, the last line of all
    pattern('gu')`(?<=\n[ \t]{0,10}\r?\n[ \t]{0,10})${notOfAPerson}\p{Lu}(?:\p{Lu}|\p{Ll}(?<!Ja|Ok|Na|So))(?=\s{0,8}$)`,
    // TH, right below an entry that ends with a date
    pattern('gu')`(?<=\d{4}\.?[ \t]{0,4}\r?\n)${notOfAPerson}\p{Lu}{2}(?=\s{0,8}$)`,
    // how he gets on! Z
    pattern('gu')`(?<=\p{Ll}{2}[.!?] )(?![IX])\p{Lu}(?=\.?\s{0,8}$)`,
    pattern('dgu')`
      // a remark. C.R.
      [.!?][ ]{1,4}${notAbbreviated}${notOfAPerson}
      (?<value>\p{Lu}\.\p{Lu}\.|\p{Lu}{2}(?=[ \t]{0,3}\r?\n[ \t]{0,3}\r?\n|\s{0,8}$))(?=${lineEnd})`,
    pattern('dgu')`
      // we just call him doctor V
      ${wordStart}(?:[dD]octor|[mM]ister|[mM]iss|[sS]ister|[nN]urse|Dr|Mr|Mrs|Ms)[ ](?<value>\p{Lu})(?=[,!?]? ?${lineEnd})`,
    pattern('gu')`
      // Sample, Mrs A, in a list
      (?<=\p{Lu}\p{Ll}{2,20}, (?:Mrs?|Ms|Miss|Dr)\.? )\p{Lu}(?=\.?(?: ?[|;,\t]| {2}|${lineEnd}))`,
    pattern('gmu')`
      // Ulm, 6. Juni 2024 / hk-bz
      ${datedLine}\p{Ll}{2,3}(?:[-/]\p{Ll}{2,3})?(?=${lineEnd})`,
    pattern('gmu')`
      // 06.06.2024  hk/bz, in a column of its own
      (?<=^[^\n]{0,60}(?:19|20)\d\d[ \t]{2,40})\p{Ll}{2,3}/\p{Ll}{2,3}(?=${lineEnd})`,
    pattern('gmu')`
      // D, above the line of a telephone
      (?<=^[ \t>]{0,10})\p{Lu}\.?
      (?=[ \t]{0,4}(?:\r?\n[ \t>]{0,10}){1,3}(?:Sent from my|Sent via|Get Outlook|Von meinem|Gesendet (?:von|mit)))`,
    pattern('dgmu')`
      // LG, and K. in the line below
      ^[ \t>]{0,10}(?:${anyOf(closings)})[,.!]?[ \t]{0,4}(?:\r?\n[ \t>]{0,10}){1,3}(?<value>\p{Lu})(?=\.?${lineEnd})`,
  ],
  examples: {
    finds: {
      'before the enclosures beside them': 'Erna Sample\n\n⟦GHW/mrs⟧     Encl.     cc: Max\n',
      'of a clerk': 'Eingang: 05.03.24  Hz. ⟦Mu⟧\n',
      'its long word': 'Handzeichen: ⟦EM⟧ am',
      'below enclosures': 'Enclosure\n⟦sb/em⟧\n',
      'author in capitals': 'Encl.\n\n⟦SB:em⟧\n',
      'between blank lines': 'Erna Muster\n\n⟦EM/sb⟧\ncc: Sam Sample\n',
      'last line': 'Sam Sample, 4711\n\n⟦EM⟧\n',
      'last line, a syllable': 'Konferenz 26.3.\n\n⟦Mu⟧\n',
      'last line, below a date': 'Diary: review 03/03/2026\n⟦EM⟧\n',
      'one letter at the end': 'let me know how he gets on! ⟦E⟧\n',
      'at the end': 'cannot download. Thanks man. ⟦EM⟧\n',
      'below a remark': 'panel scuffed, took it back. ⟦EM⟧\n\nShortages\n',
      'with dots, below a remark': 'Ecke abgebrochen!! ⟦C.R.⟧\n',
      'one letter and its stop': 'Gute Schicht! ⟦E⟧.\n',
      'behind the date of a letter, apart': '06.10.2025  ⟦em/sb⟧\n\nMuster',
      'above the line of a telephone': 'can you do that?\n\n⟦D⟧\nSent from my iPhone\n',
      'under a closing of friends': 'See you soon\n⟦E⟧\n\nErna Sample\n',
      'under the closing': 'Many thanks,\n⟦K⟧\n',
      'of a doctor': 'we just call him doctor ⟦E⟧\n',
      'behind the title, in a list': '| Sample, Mrs ⟦A⟧ | TS-0871 |',
      'signature of an entry': 'will hear about it.  ⟦EM⟧\n\nNext day\n',
      'before a comma': 'gepr. Hdz. ⟦Ms⟧, am',
      'behind the date of a letter': 'Ulm, 6. Juni 2024 / ⟦em-sb⟧\n',
    },
    ignores: {
      'a weekend': 'mit Sohn (4) jedes 2. WE\n\nEinzug',
      'an agreement': 'took it back. OK\n\nShortages\n',
      'a country': 'sold in the other. U.S.\n',
      'a number of a department': 'Geschäftsstelle Abt. II\n\nVfg.',
      'a diploma': 'Bewirtschafterin mit eidg. FA\n\nMuster AG',
      'a sentence that goes on': 'took it back. EM\nwrote that\n',
      'a unit behind the number': '50 Hz, also',
      'a word': 'Hz. folgt',
      'no enclosure above': 'Best wishes\nsb/em\n',
      'words in a line': 'Enclosure\nand/or more\n',
      'a letter above another line': 'can you do that?\n\nD\nSent to you\n',
      'for information': 'Rechtsberaterin\n\nMitglieder z. K.\n',
      'lower case': 'Hz. mu',
      'a letter of a sentence': 'ask the doctor A or B\n',
      'a date alone': 'Ulm, 6. Juni 2024 / siehe\n',
    },
  },
};
