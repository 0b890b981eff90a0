import { digitCount } from '../../../normalize.js';
import type { Recognizer } from '../../../recognizer.js';
import { anyOfBehind } from '../any-of.js';
import { isDate } from '../date/date-forms.js';
import { oneOf, pattern, source } from '../pattern.js';
import { codePrefixes } from './thing-abbreviations.js';
import { thingLabels } from './thing-labels.js';

/** `0612`, `40.2`, `E0449281`, `BS4`, `CB.A`, `SchV`, `jcw`. */
const group = String.raw`(?:\d{1,10}(?:\.\d{1,3})?\p{Lu}?|\p{Lu}{1,6}(?:\.\p{Lu}{1,2})?\d{0,8}\p{Lu}?|\p{Lu}\p{L}{1,4}|\p{Ll}{2,3})(?![\p{L}\d])`;

/** Laws, standards and papers of parliaments, which anybody may look up, right before the reference or as its beginning. */
const published = source`
  (?:(?:CVE|EU|EG|EWG|EC|KOM|COM|BT|BR|LT|RL|NATO|ECE|UN)/|${oneOf(codePrefixes)}[-/])
`;
const behindThing = source`
  (?:(?<![\p{L}\d])(?:${anyOfBehind(thingLabels)}|${oneOf(codePrefixes)}|Drs\.?|Drucksache|Richtlinie|Verordnung|Directive|
  Regulation|Leaflet|Faltblatt|Beschluss|Code)\.?:?[ ])
`;

/** Offices of the Union, months, units and days among the groups. */
const otherReferences = [
  /\/(?:EU|EG|EWG|EC|EEC|JI|JHA|GASP|CFSP|Euratom)(?![\p{L}\d])/u,
  /(?:^|[-/])(?:Jan|Feb|Mar|Mär|Apr|May|Mai|Jun|Jul|Aug|Sep|Oct|Okt|Nov|Dec|Dez)[a-z]*[-/]/i,
  /(?:^|\/)(?:km|qm|ml|kg|mg|min|Std|Min|std|MB|GB|EUR|USD)(?:\/|$)/,
  /(?:Wh|VA|bar|dB|Hz|bit)$/,
  /^(?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[-/]/,
  // a day and more; a shelf of a store
  /^\d{1,2}\/\d{1,2}\/(?:19|20)\d\d/,
  /^\p{Lu}\d\d\/\d+\/\d+$/u,
];

/**
 * The reference that an office or a firm composes for its file, whatever word stands before it: three groups or more, a
 * slash among their joints: `HL/0612/19`, `40.2-Sch/24/Mu-9`.
 * Rule: two slashes or two groups of letters; four digits, of which three stand together, and a capital. No law, date,
 * path or measure.
 */
export const slashedReference: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{M}\p{N}_@.,:/\\&=?+*#-]|${behindThing})(?!${published})
      (?=[\p{Lu}\d][\p{L}\d.-]{0,24}/)(?=[^\s\p{Lu}]{0,24}\p{Lu})(?:${group}[-/]){2,6}${group}
      (?![\p{L}\p{N}_/\\@=-]|[.,:]\d|\.\p{Ll})
    `,
  ],
  isValid: (value) =>
    (/\/.*\//.test(value) || /\p{L}.*[-/.].*\p{L}/u.test(value.replace(/\p{L}+\d*$/u, ''))) &&
    digitCount(value) >= 4 &&
    (/\d{3}/.test(value) || /\p{Lu}\p{Ll}.*\p{Lu}\p{Ll}/u.test(value)) &&
    !isDate(value) &&
    !otherReferences.some((other) => other.test(value)),
  examples: {
    finds: {
      'loan of a bank': 'your loan, sanction ⟦HL/0417/19⟧ dt. 3.5.',
      'letters between digits': 'your complaint (PALS ⟦25/P/0418⟧) has',
      'year in the middle': 'Notice  ⟦B/2026/00/418820⟧\n',
      'groups with points and small letters': 'das Zeichen lautet ⟦40.2-SchV/24/Must-9⟧. Falls',
      'initials of author and typist': 'Typed today  ⟦ASB/jcw/E0441882-7⟧\n',
      'post of a hospital': 'Your ref ⟦UHW/NUR/CN2/0418-19⟧ – Nurse',
      'subject of a mail': 'Subject: boiler again ~ ⟦TDL/0418/BS4⟧\n',
      'slot of an operation': 'Theatre slot ⟦PEI-DU-0418/04⟧\n',
      'office of a youth department': 'in der Sache (dort ⟦51.4/UV-W-2026-0418⟧) habe',
    },
    ignores: {
      'a date': 'am 12/Mar/2024 da',
      'a law of the Union': 'die Richtlinie 2016/679/EU gilt',
      'two groups': 'der Adapter NL/3117 da',
      'no capital': 'in 24/7/3650 da',
      'three digits': 'Mo-Fr/8-12/30 da',
      'an article': 'Artikel: NL/118/3117',
      'a path': 'in /Var/Log/2026/3117 da',
      'a file': 'siehe Var/Log/x-3117.txt da',
      'a measure': 'mit 0,5 TL/100/ml da',
    },
  },
};
