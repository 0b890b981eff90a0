import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { longestOf, oneOf, pattern, source } from '../pattern.js';
import { bodiesInLowerCase, bodiesOfSeveralWords, knownBodies } from './known-bodies.js';

/** `OSHA 300`, `HMRC-Nr.`, `DHL.de`: a form, a number or a host. */
const notAForm = source`
  (?![ -]?\d|[ -](?:Nr|Nummer|[nN]o|Number|number|[rR]eg|[rR]ef|PIN|ID|Form|form|registration)${wordEnd}|\.\p{L}|@)
`;

/**
 * An authority, insurer, bank or association by the short name that everybody writes: `KfW`, `HMRC`, `DEKRA`.
 * Rule: the exact writing of one of `known-bodies.ts`, also before the hyphen of a compound (`KfW-Antrag`).
 */
export const knownBody: Recognizer = {
  type: 'ORGANIZATION',
  patterns: [
    pattern('gu')`${wordStart}(?<![@/.\\]|\p{L}-)${longestOf(knownBodies)}${wordEnd}${notAForm}`,
    pattern('gu')`${wordStart}${oneOf(bodiesOfSeveralWords)}${wordEnd}`,
    pattern('gu')`
      ${wordStart}(?<![@/.\\#"'=]|[\p{L}\d]-)${oneOf(bodiesInLowerCase)}${wordEnd}
      (?!["'=:-]|\.\p{L}|@|[ ]?\d)
    `,
    pattern('dgu')`
      // Kasse: TK, Nachweis der TK
      ${wordStart}(?:
        (?:[kK]ranken|KRANKEN)?(?:[kK]asse|KASSE)["']?[ \t.]{0,20}[:=|][ \t]{0,6}["']?
        |[kK]ostenträger["']?[ \t.]{0,20}[:=|][ \t]{0,6}["']?
        |(?:bei|von|seitens|[nN]achweis|[bB]escheinigung|[bB]escheid|[sS]chreiben|[zZ]usage|[mM]itglied)[ ]der[ ]
        |an[ ]die[ ]|[vV]ersichert[ ]bei[ ](?:der[ ])?
      )
      (?<value>TK)${wordEnd}(?![ -]?\d|-\p{L}|[ ][(]?(?:Teil|SB|mit|VK|und[ ]VK)|/VK)`,
  ],
  examples: {
    finds: {
      'in brackets': 'Konto 815 (⟦ING⟧), Ulm',
      'before a hyphen': 'Den ⟦KfW⟧-Antrag stellen wir.',
      'before a town': 'Client A/C, ⟦AIB⟧ Sampleton\n',
      'British authority': 'as ⟦HMRC⟧ wrote to you',
      'of two words, inflected': 'Begutachtung durch den ⟦Medizinischen Dienst⟧ am',
      'scheme of Britain': 'covered by the ⟦Financial Services Compensation Scheme⟧ up',
      insurer: 'Krankenkasse .... ⟦BARMER⟧\n',
      'insurer of two letters': 'Krankenkasse ....: ⟦TK⟧, Status 1',
      'insurer of two letters as a value': 'kasse="⟦TK⟧" raum=3',
      'insurer of two letters in a sentence': 'der Nachweis der ⟦TK⟧ fehlt',
      'dentists of a state': 'die Abrechnung mit der ⟦KZV⟧ für',
      'carrier in lower case': 'laut ⟦dhl⟧ kommt es morgen',
      'with a hyphen': 'bei der ⟦DAK-Gesundheit⟧ versichert',
      'inspectors of a region': 'HU-Termin ⟦TÜV Nord⟧ 22.05.',
      'council of a profession': 'escalate to ⟦GPhC⟧\n',
      inspectors: 'das Gutachten der ⟦DEKRA⟧ (liegt bei)',
    },
    ignores: {
      'a longer word': 'das INGenieurbüro',
      'lower case': 'die ing rief an',
      'cover of a car': 'an die TK und VK gezahlt',
      'a device of two letters': 'bei der TK-Anlage von',
      'two letters alone': 'die TK kommt nach oben',
      'a key in lower case': 'nutzt dhl: true und',
      'a form': 'see OSHA 300 and OSHA-300',
      'a number in a register': 'Dr Sample, GMC no. 6184402',
      'a number': 'HMRC number follows',
      'a host': 'auf KfW.de',
      'a part of a word': 'im Sub-ING stand',
    },
  },
};
