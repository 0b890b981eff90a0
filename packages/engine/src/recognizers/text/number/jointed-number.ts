import { digitCount } from '../../../normalize.js';
import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isTellingNumber } from './number-token.js';
import { numberedNoun, wholeNoun } from './numbered-nouns.js';
import { codePrefixes, thingAbbreviations } from './thing-abbreviations.js';

/** `24-1187`, `118/24`, `10422-003`, `815/204936-K`, `07-4418-29Q`; no month of a year, and no count. */
const jointed = source`
  (?!(?:0?[1-9]|1[0-2])/(?:19|20)\d\d(?!\d))\d{2,8}(?:[-/]\d{1,8}(?:\p{Lu}(?=-))?){1,3}
  (?:[-/]?\p{Lu}{1,3}(?!\p{L})| \d{2,6}-\d{1,4})?
`;
/** `L-4471`, `A4471BC`, `TWE004`, `A25-061`, `M2-0226-4471`, `Q4417-B`, `LOG-25/4`, `PH/AC/7740`, `RE 25/0641`. */
const lettered = source`
  (?!${oneOf(codePrefixes)}[-/ ](?!\p{Lu}{2,4}/\d))
  (?:
  \p{Lu}{1,4}[-/]\d{3,8}|
  \p{Lu}{1,5}\d{0,2}-(?:(?:19|20)\d\d|\d{2,5}|\p{Lu}{1,4})-\d{3,8}(?:-\p{Lu}{1,2})?|
  \p{Lu}{1,5}\d{0,2}[-/](?:19|20)\d\d[-/]\d{1,8}|
  \p{Lu}{1,3}\d\d[-/]\d{3,8}|
  \p{Lu}{1,2}\d{4,10}(?:\p{Lu}{0,2}|-[\p{Lu}\d]{1,6})|
  \p{Lu}\p{L}{2,11}-(?:19|20)\d\d-\d{4,8}|
  \p{Lu}{2,4}\d{3,10}(?:/\d{1,3}\p{Lu}?)?|
  (?!(?:19|20)\d\d-)\d{4,8}-\p{Lu}{1,3}|
  \p{Lu}{2,5}-\d\d/\d{1,4}|
  \p{Lu}{2,4}/\p{Lu}{2,4}/\d{3,6}|
  \p{Lu}{2,3} 0\d{3,5}|
  (?!${oneOf([...thingAbbreviations, 'BT', 'BR', 'LT'])} )\p{Lu}{2,4} (?!(?:0?[1-9]|1[0-2])[-/](?:19|20)?\d\d(?!\d)|
  (?:19|20)\d\d[-/])\d{1,4}(?:[-/]\d{1,6}){1,3}
  )
`;

/** What has a number and is nobody's: `DIN 0276`, and a flat among others: `WE 0012`. */
const things: ReadonlySet<string> = new Set([...thingAbbreviations, 'WE']);
/** `50-100` */
const rangeOfTens = /^\d{1,3}0-\d{1,3}0$/;

/**
 * A number with a joint or capitals right behind a noun for what it numbers: `case 24-1187`, `Projekt 24-118`,
 * `licence L-4471`.
 * Rule: as `labelledNumber`; five digits where it has none but a joint. No month, year or range of years.
 */
export const jointedNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      (?!(?<=(?:Anlage|Vordruck|Formular|Formblatt)[^\n.]{0,12} )[aA]ntrag [A-Z]\d{4}(?!\d))
      ${numberedNoun}\.?[ ]{1,20}(?:[nN]r\.? ?|#|(?:is|ist|was|war|lautet):? )?(?<value>${jointed}|${lettered})
      (?![\p{L}\p{N}/-]|[.,:]\d| ?(?:[€%°]|EUR|USD|m²|qm|km|kg|mm|cm|Uhr|pages|units|Seiten|Stück)(?!\p{L}))
    `,
    // behind a word for any insurance: `KFZ-VERS. 815/204936-K`
    pattern('dgu')`
      (?:[vV]ers\.|VERS\.|[vV]ersicherung|VERSICHERUNG|[iI]nsurance|INSURANCE|(?<!\p{L})INS)
      [ ]{1,20}(?<value>${jointed}|${lettered})
      (?![\p{L}\p{N}/-]|[.,:]\d| ?[€%])
    `,
    // of a lift or heating, which is no annex: `Anlage 160-44817`
    pattern('dgu')`${wordStart}Anlage(?:n-?[nN]r\.)?:?[ ]{1,4}(?<value>\d{2,6}-\d{4,8})(?![\p{L}\p{N}/-]|[.,:]\d)`,
    // in parentheses behind more words: `the meter on the bollard (E-0417)`, `Abschlagsrechnung: Die erste (26/009, 40 %)`
    pattern('dgu')`
      ${wholeNoun}(?!\p{L})[^.!?;\n()\d]{1,40}
      \((?<!(?:[fF]orm|[fF]ormular|[fF]ormblatt|[vV]ordruck|[tT]yp|[mM]odell) \()(?<value>${jointed}|${lettered})
      (?=\)|[,;] )
    `,
  ],
  isValid: (value) =>
    !rangeOfTens.test(value) &&
    !/^B[TG]-\d{1,3}$/.test(value) && // terms of an electronic invoice (EN 16931-1)
    !(/^\p{Lu}{2,3} 0/u.test(value) && things.has(value.replace(/ .*/, ''))) &&
    isTellingNumber(value) &&
    (/\p{L}/u.test(value) || digitCount(value) >= 5),
  examples: {
    finds: {
      'compound that no list knows': 'die Handwerkerrechnung ⟦RE 25/0417⟧ liegt',
      'capitals and a blank': 'opened, case ⟦CAS 41/08/2026⟧ at',
      'answer to a complaint': 'Your reply ⟦SR-CX-441882⟧ does not',
      'subject of a mail': 'schreib im betreff ⟦WE 58-09⟧ sonst',
      'opening for a post': 'Bewerbung, Kennziffer ⟦LOG-25/4⟧,',
      'two groups of capitals': '(their reference ⟦PH/AC/4417⟧), on',
      'a letter at the end': 'Auto-transcribed. Claim ⟦07-4417-29Q⟧\n',
      'a year and two digits': 'Ihre Ausschreibung ⟦WWS-2026-31⟧; Gutachten, Beleg ⟦IL-2026/56⟧\n',
      'flat of a house': 'Betr.: Betriebskosten – Whg. ⟦MUS418/2L⟧\n',
      'case with a joint': 'see case ⟦24-1187⟧ for more',
      'a verb between': 'the case is ⟦24-11874⟧, please',
      'a letter behind the joint': 'the cert ⟦IE-25-0049216-C⟧ came',
      'certificate of a scheme': 'Deposit scheme cert ⟦EWC04471882⟧  Tenant',
      'officer of a notice': 'Location Elm Close  Officer ⟦BS447⟧\n',
      'dispute with a bank': 'Re: Dispute ⟦D26-0004187⟧\n',
      'flat in a posting': '04.07. MIETE WHG ⟦0417-22⟧ MUSTER    -812,00 S\n',
      'group of an insurer': 'Group ⟦0447-AB⟧   Member',
      'letters apart and a zero': 'Gutschrift ⟦GS 0447⟧ zur Rechnung',
      'staff in a log': 'idm-sync WARN  staff ⟦E0048817⟧ (x)',
      'project with its year': 'Stundenzettel Projekt ⟦24-118⟧ fehlt',
      'client and matter': 'Matter ⟦10422-003⟧, please',
      'file of a year': 'in der Akte ⟦44187/24⟧ liegt',
      'a lift of a house': 'Lift Muster verständigt, Anlage ⟦160-44817⟧\n',
      'a group behind a space': 'Liegenschaft ⟦72-00 419-3⟧.',
      'capitals behind it': 'unter Standblatt ⟦4471/24-SB⟧ verwahrt',
      licence: 'renewed licence ⟦L-4471⟧ today',
      customer: 'for customer ⟦TWE004⟧ since',
      'letters, a year and a number': 'erhalten, Geschäft ⟦EX-2026-0139⟧. Damit',
      'two letters': 'RE: payroll, client ⟦MJ114⟧ and',
      'office and year, in parentheses': 'in einem früheren Verfahren (⟦BHVBVerk-2024-602117⟧) Ihrem Bruder',
      'account of a hospital': 'Account ⟦H26081-3305⟧     Due $1,725\n',
      'in parentheses, words between': 'the meter on the bollard (⟦E-0417⟧) is',
      'in parentheses behind another': 'Abschlagsrechnung: Die erste (⟦26/009⟧, 40 %) ist',
      'certificate of a craft': 'SCC-Zertifikat ⟦SGU-DE-118204⟧ (gültig',
      'offer with its year': 'Angebot ⟦A25-061⟧ über eine',
      'claim in a form': 'Leistungsfall          ⟦L-2025-0077194⟧\n',
      'run of reminders': 'Mahnlauf           ⟦M2-0226-4471⟧\n',
      'loan and its part': 'that loan ⟦L20881-3⟧ has',
      'insurance of a car': 'KFZ-VERS. ⟦815/204936-K⟧ SB-MT 1908\n',
      'long number behind letters': 'under policy ⟦HV0006081127⟧. Assessor',
      vendor: 'VENDOR  ⟦V20418⟧     SHIP TO\n',
      grave: 'Grave ⟦C/0418⟧ – renewal of',
      'of whoever may act': 'got that here, authority ⟦TPA-30488⟧, lodged',
      'order, abbreviated': 'Muster beauftragt, Auftr. ⟦A-2025-0019⟧, kommen',
      'a letter within': 'Estimate done; Claim ⟦01-118B-204⟧; Adj',
      prisoner: 'Prisoner ⟦A4471BC⟧ asked',
    },
    ignores: {
      'blood pressure on admission': 'Bei Aufnahme RR 165/95 mmHg, Puls',
      'a month': 'Rechnung 11/2026 ist da',
      'a range of years': 'Projekt 2023/24 endet',
      'a fraction': 'order 1/2 of it',
      'another noun': 'screen 24-1187 for more',
      'a date': 'Angebot 12-03-2026 kam',
      'a standard behind a certificate': 'certificate ISO-9001 of',
      'a form': 'die Anlage zum Antrag G0110 fehlt',
      'small letters': 'licence l-4471 today',
      'an annex': 'siehe Anlage 10-15 zum',
      'a range': 'file 100-200 MB',
      'a unit': 'Auftrag 100-150 Stück',
      'a flat of a house': 'für Ihre Wohnung (WE 0012, 3. OG',
    },
  },
};
