import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, tokenStart, wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { isAge, wholeYears } from './age-numbers.js';
import { numberStart } from './date-forms.js';

/** What doctors write behind age and sex: `45M presents with cough`. */
const ofANote = oneOf([
  'presents', 'presented', 'presenting', 'with', 'c/o', 's/p', 'p/w', 'h/o', 'k/c/o', 'PMH', 'PMHx', 'admitted', 'seen',
  'known', 'smoker', 'non-smoker', 'ex-smoker', 'hypertensive', 'diabetic', 'brought', 'referred', 'transferred',
  'complaining', 'who', 'mit', 'bekannt', 'bek.', 'Z.n.', 'St.p.',
]); // prettier-ignore
const pastIllness = oneOf([
  'hypertensive', 'diabetic', 'asthmatic', 'smoker', 'epileptic', 'Known', 'known', 'Pt', 'Pt.', 'Patient', 'Pat.',
]); // prettier-ignore
/** What personal advertisements have behind sex and age. */
const ofAnAd = oneOf([
  'sucht', 'suche', 'suchen', 'Student', 'Studentin', 'ledig', 'berufstätig', 'Nichtraucher', 'NR', 'geschieden',
  'verwitwet', 'verheiratet', 'aus',
]); // prettier-ignore
const patient = oneOf([
  'Patientin', 'Patient', 'Pat.', 'Pat', 'Pt.', 'Pt', 'Mann', 'Frau', 'Herr', 'Dame', 'Raucher', 'Raucherin', 'männl.',
  'weibl.', 'männlich', 'weiblich', 'Rentner', 'Rentnerin',
]); // prettier-ignore

/**
 * The age beside the sex or the word for a patient, as doctors, the police and personal advertisements abbreviate it:
 * `45M presents with`, `Pt. M/47`, `72j. Patient`.
 * Rule: a letter for the sex touches the number, and a word of such notes stands beside them; `45M` alone is an amount,
 * `M/5` a bus.
 */
export const ageInNote: Recognizer = {
  type: 'AGE',
  patterns: [
    pattern('gu')`${numberStart}[1-9]\d(?= ?[MF],? ${ofANote}${wordEnd})`,
    pattern('gu')`(?<=${wordStart}${pastIllness} )[1-9]\d(?= ?[MF]${wordEnd})`,
    // `Pt. M/47`
    pattern('gu')`
      (?<=${wordStart}(?:Pt|Pat|Patient|Patientin)\.?:? (?:is )?[MFmfw] ?/ ?)
      [1-9]\d(?![\p{L}\p{N}/]|[.,]\d)
    `,
    // `DoB 03-Mar-1941 (85F)`
    pattern('gu')`(?<=(?:DoB|DOB|geb\.?|Pt|Pat\.?|[pP]atient)[^\n]{0,60} \()[1-9]\d(?= ?[FMWfmw]\))`,
    // `mother died at 67 of`, `Mutter mit 91 verst., Bruder 79, KHK`
    pattern('dgu')`
      (?<!\p{L})(?:[mM]other|[fF]ather|[sS]ister|[bB]rother|[mM]utter|[vV]ater|[sS]chwester|[bB]ruder|[fF]irst child)
      (?: died)?(?: at| mit| gest\.| verst\.| †)?
      [ ](?<value>[1-9]\d)(?=[,;](?!\d)|\.(?:\s|$)| (?:verst|gest|an|of|from)(?!\p{L}))
    `,
    // `Mit 19 Jahren Appendektomie`
    pattern('gu')`
      (?<=(?<!\p{L})[mM]it )[1-9]\d Jahren
      (?= (?:\p{Lu}\p{Ll}{0,20}(?:ektomie|tomie|itis|plastik|infarkt|fraktur|operation|embolie|thrombose)|OP|Menarche|
      Menopause)(?!\p{L}))
    `,
    // `Pt: 70 F, HTN`
    pattern('gu')`(?<=${wordStart}(?:Pt|Pat)[.:]{0,2} )[1-9]\d(?= ?[MFmfw](?:,|${wordEnd}))`,
    // `F/62, known diabetic`
    pattern('gu')`(?<=${tokenStart}[MFmfw]/)[1-9]\d(?=,? ${ofANote}${wordEnd}|,? ${ofAnAd}${wordEnd})`,
    // `ich 29/w`, `29/m sucht`
    pattern('gmu')`(?<=(?:^|[iI]ch |[bB]in |, ))[1-9]\d(?=/[mwd]${wordEnd}(?!/))`,
    // `(w/28)`, `w, 28, sucht`
    pattern('gu')`(?<=\([mwfMWF]/)[1-9]\d(?=\))`,
    pattern('gu')`(?<=(?<![\p{L}\p{N}.])[mwd], )[1-9]\d(?=, ${ofAnAd}${wordEnd})`,
    pattern('gu')`(?<=\()[1-9]\d(?=, ?[mwd]\))`,
    // `W/M/34`, `B/F 34` of the American police
    pattern('gu')`(?<=${tokenStart}[WBHAU]/[MF][/,]?[ ]?)[1-9]\d(?![\p{L}\p{N}/]|[.,]\d)`,
    // `Female, 67, fell`, `F, 34, Hispanic`
    pattern('gu')`
      (?<=${tokenStart}(?:[mM]ale|[fF]emale|[mM]ännlich|[wW]eiblich), )[1-9]\d(?=, \p{Ll}{2}|[.;)]?${lineEnd})
    `,
    // `Muster ♀ 79, Fallnr`, `84y F`
    pattern('gu')`(?<=[\p{L}.] [♀♂] ?)[1-9]\d(?= ?J(?!\p{L})|, (?:Fall|Pat|geb|\*|\p{Lu}{2,4}(?!\p{L})))`,
    pattern('gu')`${numberStart}[1-9]\dy(?= ?[MF](?: {2}| (?:DOB|NHS|MRN)|, ))`,
    // `34 y male`
    pattern('gu')`${numberStart}[1-9]\d ?(?:y|yrs?)\.?(?= ?(?:male|female|man|woman|lady|gentleman)${wordEnd})`,
    pattern('gu')`
      (?<=${tokenStart}[MF], )[1-9]\d
      (?=, (?:[wW]hite|[bB]lack|[aA]sian|[hH]ispanic|[cC]aucasian)${wordEnd})
    `,
    // `72j. Patient`, `68 j Pat.`
    pattern('gu')`${numberStart}${wholeYears} ?[jJ]\.?(?= ${patient}(?!\p{L}))`,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'behind the sign of the sex': 'Muster ♀ ⟦79⟧, Fallnr 25',
      'of a patient': '(likes Peggy)   ⟦84y⟧ F   DOB',
      'behind the birth': 'DoB 03-Mar-1941 (⟦85⟧F)   Ward 7',
      'of relatives': 'Father died at ⟦67⟧ of MI, mother at ⟦92⟧, sister ⟦79⟧, A&W.',
      'of relatives, German': 'Mutter mit ⟦91⟧ verst., Bruder ⟦79⟧, KHK',
      'at an operation': 'Mit ⟦19 Jahren⟧ Appendektomie, sonst',
      'sex behind it': '⟦45⟧M presents with cough',
      'sex behind it, a comma': '⟦47⟧F, smoker, seen today',
      'behind an illness': 'Known asthmatic ⟦62⟧F on inhalers',
      'behind sex and slash': 'Pt. M/⟦47⟧, stable',
      'behind sex and slash, no word before': 'Bed 4: F/⟦62⟧ with fever',
      'of the American police': 'SUSPECT  W/M/⟦34⟧  6-1',
      'sex in a word': 'Female, ⟦67⟧, slipped on ice',
      'sex in a word, at the end of a line': 'Witness, male, ⟦34⟧\n',
      'years abbreviated before the sex': 'Known: ⟦34 y⟧ male with fever',
      'sex and origin': 'Victim: F, ⟦34⟧, Hispanic',
      'of an advertisement': 'Zimmer gesucht (w/⟦28⟧), ruhig',
      'of an advertisement, commas': 'm, ⟦24⟧, Student, ruhig',
      'before a slash and the sex': 'kurz zu mir: ich ⟦29⟧/w, ruhig',
      'behind the patient': 'Pt: ⟦70⟧ F, HTN',
      'of a German note': '⟦72j.⟧ Patient mit Sturz',
    },
    ignores: {
      'a quantity with an M': '45M rows of data',
      'a bus': 'Linie M/47 fährt',
      'a temperature': 'It was 62F on Monday',
      'a row of variables': 'm, 24, x',
      'a term': '5 J. Garantie',
      'three digits': '245M presents with cough',
    },
  },
};
