import type { Recognizer } from '../../../recognizer.js';
import { tokenStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { gap } from './behind-label.js';
import { isCode } from './code-shape.js';
import { isNumber, numberToken } from './number-token.js';

/** `Sturzprotokoll`, `Unfallbericht`, `Lichtbildmappe`, `Förderplan`. */
const germanReport = source`
  (?:\p{L}{3,25}(?:protokoll|bericht|gutachten|mappe|bogen|akte|vermerk|anzeige)|
  (?:[fF]örder|[hH]ilfe|[pP]flege|[bB]ehandlungs|[mM]edikations|[tT]herapie)plan|[bB]eweisstück|
  (?:[uU]nfall|[sS]chadens?|[vV]erlust|[sS]turz)meldung)s?
`;
const englishReport = source`
  (?:[iI]ncident|[aA]ccident|[fF]all|[iI]njury|[iI]nspection|[tT]est|[lL]ab|[sS]ervice|[cC]rash|[pP]olice|[aA]utopsy|
  [dD]amage|[sS]urvey|[aA]udit|INCIDENT|ACCIDENT|POLICE|INSPECTION|TEST) ?[rR](?:eport|EPORT)
`;

const nr = String.raw`(?:[ -]?(?:[nN]r\.?|[nN]ummer|[nN]o\.?|[nN]umber|NR\.?|NO\.?|ID)|[ ]?#)`;
const mark = String.raw`["']?${gap}(?:[:=|]${gap})?["']?`;
const start = String.raw`(?=[\p{Lu}\d])`;

/** Reports that come every day, month or year are numbered by it, and are about nobody. */
const periodical = source`
  (?!
  (?:[jJ]ahre?s|[mM]onats|[wW]ochen|[tT]ages|[qQ]uartals|[hH]albjahre?s|[gG]eschäfts|[zZ]wischen|[wW]etter|[lL]age|
  [pP]resse|[sS]itzungs|[vV]ersammlungs|[bB]eschluss|[pP]lenar|[vV]erlaufs|[fF]ehler|[sS]tatus)
  )
`;

/**
 * Number of a report or protocol about something that happened to somebody, or was examined for them: `Sturzprotokoll
 * Nr. S-26-0147`, `incident report IR-26-0147`.
 * Rule: as `labelledNumber`; without `Nr.` the number has the shape of a code. Minutes of a meeting and reports that
 * come regularly are left out.
 */
export const reportNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${tokenStart}(?:${periodical}${germanReport}|${englishReport})${nr}${mark}
      ${start}(?=(?:\p{Lu}{1,4}[ ])?\S{0,20}(?:\d{3}|\d[-/]\d))(?<value>${numberToken})
    `,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'fall in a nursing home': 'Sturzprotokoll Nr. ⟦S-26-0147⟧ ausgefüllt',
      'protocol of a test': 'Prüfprotokoll-Nr.: ⟦17/2026⟧\n',
      'expert opinion': 'Schadengutachten Nr. ⟦26-0417⟧ vom',
      'report in a table': 'Unfallbericht-Nr.     ⟦0147/26⟧\n',
      number: 'Einsatzberichtsnummer ⟦E 2026/0147⟧,',
      English: 'incident report no. ⟦IR-26-0147⟧ filed',
      hash: 'Accident report #⟦260147⟧\n',
    },
    ignores: {
      'a report of every month': 'Monatsbericht Nr. 05/2026',
      'minutes of a meeting': 'Sitzungsprotokoll Nr. 5/2025',
      'one digit': 'Prüfprotokoll Nr. 5',
      'a date': 'Prüfprotokoll Nr. 12.03.2026',
      'no number': 'Prüfprotokoll Nr. folgt',
      'another word': 'Rasterzeile Nr. 5 ',
    },
  },
};

/**
 * The same behind the word itself.
 * Rule: as `isCode`.
 */
export const numberAfterReport: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${tokenStart}(?:${periodical}${germanReport}|${englishReport}|(?<=\()[rR]eport)(?:[ ][(]?|:${gap})
      ${start}(?<value>${numberToken})
    `,
  ],
  isValid: isCode,
  examples: {
    finds: {
      'of a photographer': 'Lichtbildmappe ⟦LM 24-118⟧, drei',
      'of a school': 'Klasse 7b, Förderplan ⟦FP-24-0447⟧ liegt',
      'of a nursing home': 'siehe Sturzprotokoll ⟦S-26-0147⟧.',
      colon: 'Einsatzbericht: ⟦E-2026-0147⟧\n',
      parentheses: 'im Schadengutachten (⟦SG-26-0417⟧) steht',
      'of the police': 'police report ⟦26-004417⟧ says',
      'alone in parentheses': 'stolen on 16 May (report ⟦QP2401171902⟧). It',
      'of a test': 'Messprotokoll ⟦MP2026-118⟧ liegt bei',
      English: 'The incident report ⟦IR-26-0147⟧ was',
    },
    ignores: {
      'a year': 'im Unfallbericht 2026 steht',
      'a report of a year': 'Jahresbericht JB-2026-118',
      'a standard': 'Prüfbericht DIN 18202-2',
      'two digits': 'Messprotokoll MP-12',
      'a size': 'Messprotokoll 512 GB',
      'another word': 'Sturzhelm S-26-0147',
    },
  },
};
