import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';

/** `Flurstück`, `Flst.-Nr.`, `FlNr.`, of Austria `Gst.-Nr.`, of Switzerland `Parzelle Nr.` */
const germanLabel = source`
  (?:
  (?:[fF]lurstücks?|[fF]lurst\.|[fF]lst\.?|FLST\.?|FLURSTÜCK|[gG]rundstück|[gG]st\.?|GST|[pP]arzellen?|[pP]arz\.)
  (?:[ -]?(?:[nN]r\.?|NR\.?|[nN]ummern?))|
  [fF]l\.?[ -]?[nN]r\.|FlNr\.?|
  [fF]lurstück(?:e|en|s)?|[fF]lurst\.|[fF]lst\.?|FLURSTÜCKE?|FLST\.?|[gG]st\.|[pP]arzellen?|[pP]arz\.
  )
`;
const englishLabel = source`
  (?:[pP]arcel|PARCEL|[aA]ssessor['’]s [pP]arcel|[tT]ax [pP]arcel|[lL]and [tT]itle|[tT]itle)
  (?: (?:[nN]o\.?|NO\.?|[nN]umber|NUMBER|ID|[iI]dentification [nN]umber)|#)
`;

const mark = String.raw`["']?[ ]{0,20}[:=|]?[ ]{1,20}["']?`;
/** `418`, `418/7`, of Austria `.417` and `1234/5`. */
const plot = String.raw`(?:\d{1,5}/\d{1,4}|\d{3,5}|(?<!arz(?:\.|ellen?) )\d{2})`;
/** A size or a count in its place. */
const end = String.raw`(?![\p{L}\p{N}]|[.,:/-]\d| ?(?:m²|m2|qm|ha|€|EUR|%|ar?(?!\p{L})))`;
const further = String.raw`(?:,|;| und| u\.| sowie| bis| and)`;

/**
 * A parcel of land by its number in the cadastre, which names its owner to everybody who may read the land register:
 * `Flst. 418/7`, `APN 118-204-77`.
 * Rule: VwV Flurstücksnummern of the German states (number, or number / number), VermG § 7a of Austria, TGBV Art. 6 of
 * Switzerland; the assessors of American counties give groups of digits; New Zealand, Australia and Canada number lots
 * on plans of survey.
 */
export const landParcel: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`${tokenStart}${germanLabel}${mark}(?<value>${plot})${end}`,
    // Further ones: `Flurstücke 418/7, 418/9 und 420`
    pattern('gu')`(?<=${tokenStart}${germanLabel}${mark}(?:${plot}${further} ){1,5})${plot}${end}`,
    pattern('dgu')`
      ${tokenStart}(?:${englishLabel}|APN|A\.P\.N\.)["']?[:#]?[ ]{1,20}["']?
      (?<value>(?=(?:[A-Z]{0,4}[-. ]?\d){5})[A-Z\d]{1,10}(?:[-.][A-Z\d]{1,8}){0,6})${tokenEnd}
    `,
    // of England and Wales: `title WYK441882`
    pattern('gu')`(?<=(?<!\p{L})[tT]itles? )[A-Z]{1,4}\d{5,6}${tokenEnd}`,
    // a lot on a plan of survey: `Lot 2 DPS 61938`
    pattern('gu')`
      ${tokenStart}(?:Lots?|LOTS?) \d{1,4}(?: on| in)?
      [ ](?:Deposited Plan|DPS?|LT|SO|SP|RP|BCP|PS|CP) ?\d{3,7}[A-Z]?${tokenEnd}
    `,
  ],
  examples: {
    finds: {
      abbreviated: 'Gemarkung Musterdorf, Flst. ⟦418/7⟧, Bauplatz',
      'with Nr.': 'Flst.-Nr. ⟦1204⟧ der Gemarkung',
      'written out': 'Flur 12, Flurstück ⟦118/4⟧.',
      colon: 'Flurstück: ⟦1184/7⟧, Gemarkung',
      several: 'die Flurstücke ⟦418/7⟧, ⟦418/9⟧ und ⟦420⟧ verkauft',
      Bavarian: 'Fl.Nr. ⟦612/3⟧ zu 880 m²',
      'Austrian, no Nr.': 'KG 72175, Gst. ⟦417/3⟧. Strom',
      Austrian: 'Gst.-Nr. ⟦1234/5⟧ in EZ 417',
      Swiss: 'Parzelle Nr. ⟦1204⟧ im Grundbuch',
      American: 'APN: ⟦118-204-77⟧\n',
      British: 'Title number ⟦WYK441882⟧, freehold',
      'British, the title alone': 'Land Registry title ⟦WYK441882⟧, freehold',
      'lot on a plan': 'Legal: ⟦Lot 2 DPS 44188⟧\n',
      'lot on a plan of Australia': 'being ⟦Lot 14 on SP 118204⟧ in the',
    },
    ignores: {
      'one digit': 'Flst. 3 ist frei',
      'a garden of a club': 'Parzelle 17 ist frei',
      'a garden of a club, abbreviated': 'Bei Parz. 17 ist die Mahnung raus',
      'a size': 'ein Flurstück 418 m² groß',
      'a size in hectares': 'Parzelle 12 ha',
      'a decimal number': 'Flst. 418,7 groß',
      'another word': 'Flurschaden 418/7',
      'six digits': 'Flurstück 418204',
      'a piece of land, no number': 'das Grundstück 418 kostet',
      'too few digits of a title': 'Title number 4418',
      'a lot of goods': 'Lot 2 PCS 44188',
    },
  },
};
