import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../any-of.js';
import { courtRegisters } from './case-labels.js';

const register = `(?:${[...new Set(courtRegisters)].sort((a, b) => b.length - a.length).join('|')})`;
const senate = '(?:XI{0,2}|IX|IV|VI{0,3}|I{1,3}V?|III-|[SL])';

/**
 * File number of a German or Austrian court or prosecutor, and of the courts of the European Union.
 * Rule: Aktenordnung (AktO) § 4 with its list of register marks: department, mark, running number, `/`, year of two digits;
 * Rules of Procedure of the Court of Justice: `C-131/12`. The shape alone is evidence enough; no word needed.
 */
export const courtFile: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    new RegExp(
      String.raw`${wordStart}(?<![/.,])(?:${senate} ?)?\d{1,4} ?[a-z]? ?(?:\(\d{1,3}\) ?)?${register}(?: ?\(?\d{0,4}\)? ?(?:Js|Gs|Ds|Ls)?)? ?\d{1,6}[/.]\d{2}(?:\d{2})?(?:[a-z](?: ?[-–] ?\d{1,3}(?!\d))?|[.-][A-Z]{1,2}| ?\(\d{1,3}\)| (?:EASO|EAHK|EAUG|ER|PKH|EK|jug|eA|ALG|B ER|B))?${wordEnd}(?![/.]\d)`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:XI{0,2}|IX|IV|VI{0,3}|I{1,3}|[SL]) (?:\d{1,3} )?(?:ZR|ZB|ZA|ARZ|R|B|S|AS|KR|SB|SO|AL|U|P|VE|BA|EG|AY|RA|KA)(?: \(?[A-Za-z]{1,3}\)?)? \d{1,5}/\d{2}(?:-[A-Z]| (?:ER|PKH|B ER|B|R|D))?${wordEnd}`,
      'gu',
    ),
    new RegExp(String.raw`${wordStart}(?:UR|VR|AR|NR|HL|GR) (?:I{1,3}|IV) \d{1,4}/\d{2}${wordEnd}(?!/)`, 'gu'),
    new RegExp(String.raw`${wordStart}[CTF][-‐‑–]\d{1,4}/\d{2}(?: P)?${wordEnd}(?!/)`, 'gu'),
  ],
  examples: {
    finds: {
      'regional court': 'Az. ⟦12 O 345/23⟧',
      'constitutional court': 'BVerfG, Beschluss, ⟦2 BvR 1234/19⟧',
      'federal court, Roman senate': 'BGH, Urteil, ⟦VI ZR 123/20⟧.',
      'criminal panel': '(⟦4 StR 12/21⟧)',
      'social court': '⟦S 12 AS 345/22 ER⟧',
      'prosecutor and court': '⟦530 Cs 231 Js 12345/22⟧',
      'Court of Justice': 'Rechtssache ⟦C-131/12⟧',
      'interim order of a family court': '⟦12 F 447/26 EASO⟧\n',
      'register with a Roman numeral': 'Az. ⟦UR II 17/26⟧.',
      'Austrian, with check letter and item': 'Wien  ⟦12 Cg 44/26k - 7⟧\n',
      'administrative court, asylum': '⟦7 K 123/21.A⟧',
    },
    ignores: {
      'no year': 'Absatz 12 O 345',
      'a fraction': '12/23 der Summe',
      'no such register': '12 Xy 345/23',
      'year of three digits': '12 O 345/231',
      'a law': '§ 12 Abs. 3 Nr. 45',
      'lower case': 'um 12 o 345/23',
    },
  },
};
