import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { longestOf, pattern, source } from '../pattern.js';
import { courtRegisters, rareRegisters } from './court-registers.js';

const register = longestOf(courtRegisters);

/** Marks of panels of social courts, finance courts and federal courts. */
const registerOfPanel = '(?:ZR|ZB|ZA|ARZ|R|B|S|AS|KR|SB|SO|AL|U|P|VE|BA|EG|AY|RA|KA)';

const roman = 'XI{0,2}|IX|IV|VI{0,3}|I{1,3}';

/** `12`, `VI 3`, `530 a (12)`; the panel or the department. */
const department = source`
  (?:(?:${roman}|III-|[ASL]) ?)?
  \d{1,4} ?[a-z]? ?(?:\(\d{1,3}\) ?)?
`;

/** Kinds of proceedings behind the year: interim orders, what a family court decides, legal aid. */
const proceedings = longestOf([
  'EASO', 'EAHK', 'EAUG', 'EAUK', 'EAUE', 'EAGS', 'EA', 'UG', 'UK', 'UE', 'SO', 'VA', 'RI', 'HK', 'HI', 'AB', 'GÜ',
  'ER', 'PKH', 'VKH', 'PKH1', 'VKH1', 'PKH2', 'VKH2', 'B PKH', 'EK', 'jug', 'eA', 'ALG', 'B ER', 'B',
]); // prettier-ignore

/** What follows the year: a check letter and item (`26k - 7`), a kind of proceeding (`26 EASO`), a judge (`26 W`). */
const suffix = source`
  (?:
  [a-z](?: ?[-–] ?\d{1,3}(?!\d))?|
  [ ][a-z](?: ?[-–] ?\d{1,3}(?!\d)|(?!\. ?[\p{L}\p{N}]|[\p{L}\p{N}]|[ ]\d))|
  [.-][A-Z]{1,2}|
  [ ]?\(\d{1,3}\)|
  [ ]${proceedings}|
  [ ][A-Z](?=[ ]{2}|[,;)]|[ \t]{0,3}(?:\r?\n|$))
  )
`;

/** Marks that stand for a file without the department before them: no word, no unit and no name is written so. */
const plainMarks = longestOf(['Gs', 'Js', 'UJs', 'Ls', 'Ds', 'Cs', 'Ks', 'KLs', 'Qs', 'StVK', 'OWi', 'BewH']);

/** Marks that are units elsewhere, and numerals that few registers have. */
const rareMark = longestOf(rareRegisters);

/**
 * File number of a German or Austrian court or prosecutor, of the courts of the European Union and of the federal
 * courts of the USA.
 * Rule: Aktenordnung (AktO) § 4 with its list of register marks: department, mark, running number, `/`, year of two
 * digits; Rules of Procedure of the Court of Justice: `C-131/12`; CM/ECF of the US courts: `2:26-cv-00418`; superior
 * courts of Washington, with the case assignment of King County behind it. The shape alone is evidence enough; no word
 * needed.
 */
export const courtFile: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      // a letter of the department behind the mark of guardianship: '44 XVII M 71/19'
      ${wordStart}(?<![/.,])${department}(?:XVII [A-Z](?= \d)|${register})
      // the prosecutor's number behind the court's: '530 Cs 231 Js 12345/22'
      (?: ?\(?\d{0,4}\)? ?(?:Js|Gs|Ds|Ls)?)?
      [ ]?\d{1,6}[/.]\d{2}(?:\d{2})?${suffix}?${wordEnd}(?![/.]\d)(?: \(\d{1,3}/\d{2}\))?
    `,
    // panel first: 'VI ZR 123/20', 'S 12 AS 345/22 ER'
    pattern('gu')`
      ${wordStart}(?:${roman}|[SL]) (?:\d{1,3} )?${registerOfPanel}(?: \(?[A-Za-z]{1,3}\)?)?
      [ ]\d{1,5}/\d{2}(?:-[A-Z]| (?:ER|PKH|B ER|B|R|D))?${wordEnd}
    `,
    // administration of a court: '3712 E 1/4-0229'
    pattern('gu')`
      ${wordStart}(?<![/.,-])\d{3,4} ?E (?:- ?)?\d{1,4}[/.]\d{1,4}(?:[-/.]\d{1,6}){1,2}${wordEnd}(?![/.]\d)
    `,
    // registers of a local court, and a bailiff's `Dienstregister`: '12 UR II 17/26', 'DR II 1180/23'
    pattern('gu')`
      ${wordStart}(?<![/.,])(?:\d{1,3} )?(?:UR|VR|AR|NR|HL|GR|DR) (?:I{1,3}|IV) \d{1,4}/\d{2}${suffix}?${wordEnd}(?!/)
    `,
    // its mark alone: 'Gs 1180/23'
    pattern('gu')`${wordStart}(?<![/.,-]|\d ?)${plainMarks} \d{1,5}/\d{2}${suffix}?${wordEnd}(?![/.]\d)`,
    // '12 II 118/25', '51 HL 44/22'
    pattern('gu')`${wordStart}(?<![/.,-])\d{1,3} ${rareMark} \d{1,5}/\d{2}${suffix}?${wordEnd}(?![/.]\d)`,
    // land registry of Baden-Württemberg: 'ULM029 GRG 1417/2024'
    pattern('gu')`${wordStart}[A-Z]{3}\d{3} GRG \d{1,6}/\d{4}${wordEnd}(?!/)`,
    // federal courts of the USA: '2:26-cv-00418-JMS'
    pattern('gu')`${wordStart}(?:\d:)?\d{2}-(?:cv|cr|mj|mc|md|bk|ap|po)-\d{3,6}(?:-[A-Z]{2,4}){0,3}${wordEnd}`,
    // superior courts of Washington: '25-2-04418-1 SEA'
    pattern('gu')`${wordStart}\d{2}-\d-\d{5}-\d(?: (?:SEA|KNT))?(?![\p{L}\p{N}/-]|[.,]\d)`,
    // courts and tribunals of Ireland and Britain, behind their name: '(Circuit Family Court, 2017/0093)'
    pattern('gu')`
      (?<=(?:[cC]ourt|[tT]ribunal),? (?:\(?(?:[rR]ecord|[cC]ase|[cC]laim) )?(?:(?:[nN]o\.?|[nN]umber) )?)
      (?:(?:19|20)\d\d/\d{2,6}(?: ?[A-Z]{1,4})?|\d{5,8}/(?:19|20)\d\d)${wordEnd}(?!/)
    `,
    // Supreme Court of Victoria: 'S PRB 2025 20417'
    pattern('gu')`${wordStart}S (?:E?CI|PRB|CR|APCI|APCR|ECR) (?:19|20)\d\d \d{5}${wordEnd}`,
    // courts of the European Union: 'C-131/12'
    pattern('gu')`${wordStart}[CTF][-‐‑–]\d{1,4}/\d{2}(?: P)?${wordEnd}(?!/)`,
  ],
  examples: {
    finds: {
      'a bailiff': 'Gerichtsvollzieher Muster (⟦DR II 1204/25⟧) war hier',
      'administration of a court': 'registriert, OLG Musterstadt, ⟦3712 E 1/4-0418⟧\n',
      'guardianship, with a letter of its own': 'Betreuung, AG Musterstadt, ⟦44 XVII M 71/19⟧)',
      probation: 'Bewährungshilfe (⟦3 BewH 118/22⟧).',
      'check letter behind a blank': 'Angabe der Geschäftszahl ⟦12 C 417/25 m⟧ zu erlegen',
      'and others behind it': 'im Verfahren ⟦12 C 417/25⟧ u. a. wird',
      'check letter behind a blank, end of the sentence': 'führt das unter ⟦12 C 417/25 m⟧.\nForderung',
      'check letter behind a blank, item': 'BEZIRKSGERICHT   ⟦12 C 417/25 m - 9⟧\n',
      'regional court': 'Az. ⟦12 O 345/23⟧',
      'supreme court of Victoria': 'probate ⟦S PRB 2025 20417⟧, due',
      'constitutional court': 'BVerfG, Beschluss, ⟦2 BvR 1234/19⟧',
      'federal court, Roman senate': 'BGH, Urteil, ⟦VI ZR 123/20⟧.',
      'criminal panel': '(⟦4 StR 12/21⟧)',
      'social court': '⟦S 12 AS 345/22 ER⟧',
      'prosecutor and court': '⟦530 Cs 231 Js 12345/22⟧',
      'prosecutor and court, with its year': 'LG Halle, ⟦13 KLs 417 Js 18820/22 (4/23)⟧.',
      'federal court of the USA': 'Case No. ⟦2:26-cv-00418-JMS⟧\n',
      'federal court of the USA, no office': 'docket ⟦26-cv-00418⟧, filed',
      'superior court of Washington': 'Sample, Inc., Cause No. ⟦25-2-04418-1 SEA⟧, King County',
      'Court of Justice': 'Rechtssache ⟦C-131/12⟧',
      'interim order of a family court': '⟦12 F 447/26 EASO⟧\n',
      'interim order of a family court, shorter': '⟦12 F 447/26 EA⟧\n',
      'Irish, behind the court': 'agreement (Circuit Family Court, ⟦2017/0441⟧) is',
      'tribunal of Britain': 'Employment Tribunal case number ⟦2204417/2026⟧.',
      'register with a Roman numeral': 'Az. ⟦UR II 17/26⟧.',
      'register with a Roman numeral, behind its department': 'läuft, ⟦12 UR II 17/26⟧\n',
      'a deposit': 'das Geld (⟦51 HL 44/22⟧) hängt',
      'a mark without its department': 'in der Sache ⟦Gs 1180/23⟧ Bezug',
      'land registry': 'in der Sache ⟦ULM029 GRG 4417/2024⟧ (unsere',
      'maintenance of a child': 'Beschluss, ⟦12 F 417/25 UK⟧, Kind',
      "a judge's letter": 'Betreuung ⟦44 XVII 71/19 W⟧\n',
      'Austrian, with check letter and item': 'Wien  ⟦12 Cg 44/26k - 7⟧\n',
      'administrative court, asylum in front': 'Az. ⟦A 7 K 3381/24⟧.',
      'prosecutor in Austria': '8010 Graz     ⟦14 St 212/24p-6⟧  (bitte anführen)',
      'administrative court, asylum': '⟦7 K 123/21.A⟧',
    },
    ignores: {
      'no year': 'Absatz 12 O 345',
      'a fraction': '12/23 der Summe',
      'no such register': '12 Xy 345/23',
      'a month': 'PAID IN 10/24',
      'a price of units': '10 VE 24.90',
      'no such mark': 'um Xs 1180/23 herum',
      'year of three digits': '12 O 345/231',
      'a law': '§ 12 Abs. 3 Nr. 45',
      'two digits at the end, as of a substance': 'um 25-2-04418-12 herum',
      'another kind of case of the USA': 'um 2:26-xy-00418',
      'lower case': 'um 12 o 345/23',
    },
  },
};
