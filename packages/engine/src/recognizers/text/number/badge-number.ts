import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { notAYear } from '../years.js';
import { verbOrAdverb } from './behind-label.js';
import { isNumber, numberToken } from './number-token.js';

const americanRank = String.raw`(?:Officer|Deputy|Det\.|Sgt\.|Ofc\.|Trooper|Constable|PC|Agent)`;
/** Ranks of Britain, Ireland, Canada and Australia that stand before a number and a surname. */
const britishRank = '(?:PC|DC|PS|DS|TDC|WPC|SPC|PCSO|Insp)';
const rankWrittenOut = '(?:[sS]gt|SGT|Cst|CST|Const|Constable|CONSTABLE|Garda|GARDA|Sergeant|SERGEANT)';
/** `Halloran`, `HALLORAN`, `O'Rourke`, `J. Sample`: no word in capitals that an abbreviation could be. */
const surname = String.raw`(?:\p{Lu}\. ?)?(?:[OD]['’]|Mc|Mac)?\p{Lu}(?:\p{Ll}|\p{Lu}{3})`;
const name = String.raw`(?:\p{Lu}[\p{L}.'-]{0,20},? )`;

/**
 * Badge or collar number of a police officer: `PC 4417 Sample`, `Officer R. Sample #412`, `badge 4417`.
 * Rule: none published, each force has its own; a rank and a name, or the word, stand beside it.
 */
export const badgeNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${wordStart}(?:[bB]adge|BADGE|(?:[oO]fficer|OIC):? (?:P[CS]|DC))${verbOrAdverb}(?<value>${numberToken})
    `,
    // of India: a rank, a name and the buckle
    pattern('dgu')`
      (?<!\p{L})(?:HC|PC|WPC|WHC|ASI|PSI|API|SI|PI|Constable|Sergeant|Officer) ${name}{1,3}
      \(?(?:B\.?|Buckle|Belt|Batch) ?[nN]o\.?:? ?(?<value>\d{2,6})(?!\d)
    `,
    pattern('gu')`(?<=${americanRank} ${name}{1,3}#)\d{2,6}(?!\d)`,
    // in a form: `OFFICER     M. Sample #1148`
    pattern('dgu')`
      (?<!\p{L})(?:OFFICER|DEPUTY|TROOPER|DETECTIVE|OFC|SUPV|SUPERVISOR|SUPERVISED BY|REPORTED BY|REPORTING OFFICER|UNIT|
      Officer|Deputy|Supervisor|Reporting officer|Investigator)
      :?[ ]{1,30}(?:(?:Sgt|Lt|Cpl|Ofc|Det|Capt)\. ?)?${name}{1,3}#(?<value>\d{2,6})(?!\d)
    `,
    // at a till, in the field of a form: `Bediener: 0417`
    pattern('dgu')`
      (?<!\p{L})(?:Bediener|Bedienung|Bed\.|Kassierer|Kassiererin|Verkäufer|Verkäuferin|[cC]ashier|CASHIER|[cC]lerk|
      [oO]perator|[sS]achbearbeiter(?:/-?in)?|[bB]earbeiter(?:/-?in)?|[bB]eamter|[aA]ufnehmender Beamter|
      [oO]fficer|OFFICER|[aA]gent|[tT]eller)
      (?:-?[nN]r\.?| [nN]o\.?| #)?: ?(?<value>\d{3,6})(?![\p{L}\d]|[.,:/-]\d)
    `,
    // behind the name: `DC Sample 1188`, `Sgt Sample (4417)`
    pattern('dgu')`
      (?<!\p{L})(?:${britishRank}|${rankWrittenOut}|Sgt|${americanRank}|[rR]eporting officer) (?:\p{Lu}\. ?)?
      \p{Lu}\p{Ll}[\p{L}'’-]{1,20}
      (?: \(|,? )${notAYear}(?<value>\d{3,5})(?=\)|[,;.](?!\d)|${lineEnd})
    `,
    // whoever takes a call: `Agent A4471`
    pattern('dgu')`
      (?<!\p{L})(?:Agent|Agentin|Operator|Consultant|Advisor|Adviser|Berater|Beraterin|Sachbearbeiter|Sachbearbeiterin|
      Bediener|Kassierer|Kassiererin|Cashier|Clerk|Dispatcher|Disponent|Platz)
      :?[ ]{1,3}(?<value>\p{Lu}{1,3}-?\d{3,6})(?=[ ]{0,12}(?:\r?\n|$|[|,;)]| {2}))
    `,
    pattern('gu')`(?<=(?<!\p{L})${britishRank} )\p{Lu}?\d{3,5}\p{Lu}?(?= ${surname})`,
    pattern('gu')`(?<=(?<!\p{L})${rankWrittenOut}\.? )\p{Lu}?\d{2,5}\p{Lu}?(?= ${surname})`,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'behind the name': 'Officer R. Sample #⟦412⟧   Beat 4',
      'before the name': 'taken by: PC ⟦4417⟧ Sample, CID',
      'behind the word': 'Detective Sample, badge ⟦4417⟧, wrote',
      'officer in the case': 'OIC DC ⟦4417⟧ of CID',
      'sergeant with two names': 'Sgt. Anna Sample #⟦88⟧ responded',
      'community support': 'statement of PCSO ⟦7120⟧ Muster',
      'before a surname in capitals': 'Officer:    PC ⟦4417⟧ SAMPLE\n',
      'before an Irish name': "DC ⟦4417⟧ O'Sample",
      'two digits behind the rank written out': 'Sergeant ⟦44⟧ Sample',
      'with the letter of a division': 'Garda ⟦44170F⟧ Muster',
      'badge with letters': 'Badge: ⟦K-4417⟧',
      'buckle of India': 'Recd. by HC Sample, B. No. ⟦4417⟧, on',
      'at a till': 'Kasse 3   Bediener: ⟦0417⟧\n',
      'behind the name of a detective': 'DC Sample ⟦1188⟧, who',
      'behind the name, in parentheses': 'Sgt Sample (⟦4417⟧) came',
      'in a form': 'OFFICER     M. Sample #⟦1148⟧          SUPV  Sgt. Muster #⟦622⟧\n',
      'whoever takes a call': 'Dauer 07:48 | Agent ⟦A4471⟧\n',
      'badge in capitals': 'SAMPLE, M  BADGE ⟦418⟧   SGT',
    },
    ignores: {
      'a year behind a name': 'Sgt Sample, 2019.',
      'no rank': 'striker R. Muster #412',
      'no name': 'PC 4417 and a monitor',
      'a current': 'DC 48 Output',
      'an abbreviation instead of a name': 'PC 4417 USB port',
      'six digits before a name': 'PC 441700 Sample',
      'no digit': 'badge of honour',
      'another word': 'patch 4417, wrote',
      'a word instead of a name': 'Officer on beat #412',
    },
  },
};
