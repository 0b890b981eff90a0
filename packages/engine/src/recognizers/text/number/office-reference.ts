import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { gap, remark, verbOrAdverb } from './behind-label.js';
import { isNumber, numberToken } from './number-token.js';

const germanWord = source`
  (?:Az|AZ|Gz|Zl)\.?|GZ|Aktenzeichen|Geschäftszeichen|Gesch\.?-?Z\.?|
  (?:[iI]hr|[uU]nser|[eE]uer|[dD]ein|[dD]ortig|[hH]iesig)(?:e[mnsr]?|s)? [zZ]eichen|[mM]ein [zZ]eichen|
  (?<=, )Zeichen|(?<=\()Zeichen(?=:? [^)\n]{0,20}[\p{L}/])
`;
const englishWord = String.raw`[oO]ur [rR]ef\.?|[yY]our [rR]ef\.?`;

const characters = String.raw`[\p{L}\d./-]{0,14}`;

const group = String.raw`(?:\d${characters}|\p{L}{1,3}[/-]\p{L}{1,3}(?!\p{L})|\p{Lu}{1,5}|\p{Lu}\p{Ll}{0,2}\p{Lu}?(?=[ /.-]))`;

/** A further group, also in parentheses: `118/25`, `(204)`, `Abt`, `IV`. */
const furtherGroup = source`
  (?: ?[/–-] ?| // ?| )
  (?:\(${group}\)|${group}|(?<=\d )\p{Ll}{2}(?= {0,3}(?:[,;|()]|\r?\n|$)))
`;

/** The reference is all there is on the line, in the cell or before the comma. */
const endOfField = String.raw`(?<!\.)(?=\.?[ \t]{0,3}(?: {2}|[,;|)]|\((?!\d)|\r?\n|$))`;

/**
 * The reference that an office gives its file, behind its word, colon or none: `Geschäftszeichen III 4 – 118/25`.
 * Rule: as `labelledNumber`; a reference that fills the rest of its line or field may have groups of any kind, as
 * offices compose them freely.
 */
export const officeReference: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`${wordStart}(?:${germanWord})${remark}${verbOrAdverb}(?<value>${numberToken})`,
    pattern('dgu')`
      ${wordStart}(?:${germanWord}|${englishWord})${remark}["']?${gap}[:=]?[ \t\u00a0]{1,40}
      (?<value>[\p{Lu}\d]${characters}(?:${furtherGroup}){1,6})${endOfField}
    `,
  ],
  // the abbreviation of a law or office before the digits is no word: `Jug UvG 4418`
  isValid: (value) => isNumber(value.replace(/^\p{Lu}\p{Ll}{2} (?=.*\d)/u, '')),
  examples: {
    finds: {
      'in brackets': 'sein Anwalt (Zeichen ⟦E 77/24 sd⟧) und',
      'behind a day': 'Bestellung v. 03.05.26, Zeichen ⟦Sa/po⟧\n',
      'two references in one field': 'Mein Zeichen: ⟦742.11 - BG 96 206 // 0018 4417⟧\n',
      'groups of any kind': 'Ulm, Geschäftszeichen ⟦III 4 – 118/25 (204)⟧\n',
      'file number': 'Aktenzeichen ⟦123-456/AB 77⟧',
      'initials behind the number': 'Unser Zeichen: ⟦00318/26 M/ha⟧\n',
      'small initials': 'Az.: ⟦26/0417 wa-kt⟧\n',
      'small initials and a remark': 'Unser Az.: ⟦26 K 0517 gr⟧ (bitte stets angeben)\n',
      'the word abbreviated': 'vom 12.03.2026, GeschZ ⟦31-4 II/Kr⟧\n',
      'initials alone': 'Unser Zeichen: ⟦Br/th⟧\n',
      'a verb between': 'Unser Zeichen ist ⟦2025/0388⟧, bitte',
      'at the end of a sentence': 'Ihr Zeichen ⟦KS-12⟧.\n',
      'remark between': 'Unser Zeichen (bitte stets angeben): ⟦UVZ 118/2026 tr-mh⟧\n',
      'adverb between': '> Pflegekasse: Aktenzeichen dort ⟦P 4417-OKA/3⟧\n',
      'of those over there': 'ist informiert (dortiges Zeichen ⟦KGV 044/25-Hz⟧).',
      'number of Austria': 'Eingelangt: 12.02.2026   Zl. ⟦240-1/2026-044⟧   Bearb.',
      'an abbreviated law in it': 'GeschZ.: ⟦Jug UvG 4418 / 204 771 F⟧\n',
      abbreviated: 'Az. ⟦44-118/25⟧ und',
      English: 'Our ref ⟦NW 12 / 44 B⟧\n',
    },
    ignores: {
      'a traffic sign': 'Haltverbot (Zeichen 283) vor dem Haus',
      'no digit': 'Aktenzeichen folgt',
      'a date': 'Unser Zeichen 12.03.2024',
      'another word': 'Unser Pferd KS-12',
      'a verb alone': 'Aktenzeichen ist unbekannt',
      'a longer word': 'Aktenzeichenvergabe 118/25',
      'a telephone number': 'Ihr Zeichen +49 711 123',
    },
  },
};
