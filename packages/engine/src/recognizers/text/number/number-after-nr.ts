import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';
import { gap, lineBelow, verb } from './behind-label.js';
import { labelAbbreviation } from './label-abbreviations.js';
import { numberNoun } from './number-noun.js';
import { isTellingNumber, numberToken } from './number-token.js';
import { thingNoun } from './thing-nouns.js';
import { thingAbbreviations } from './thing-abbreviations.js';

const label = String.raw`(?<!${thingNoun}(?:[ -]{0,2}|[ \t]{0,4}\n[ \t]{0,20}))${numberNoun}`;

/** Further labels of the same field: ` / gültig bis / Behörde`. */
const sharedField = String.raw`(?:(?: ?/ ?\p{L}[\p{L} ]{2,20}){1,3}(?=[ ]{2}|:| \p{Lu}{0,2}\d))?`;

/** Kinds of identity papers that a field for any of them is filled in with: passport, card, driving licence. */
const paper = '(?:PA|BPA|RP|FS)';

const things: ReadonlySet<string> = new Set(thingAbbreviations);
/** A thing with its short number, or the costs of a house in a year: `EG 331`, `NK 2025`. */
const isNumberOfThing = (value: string): boolean =>
  /^(?:NK|BK|HK|NKA|BKA|WEG) (?:19|20)\d\d$/.test(value) ||
  (/^\p{Lu}{2,6} \d{1,4}$/u.test(value) && things.has(value.replace(/ .*/, '')));

/** What forms put between, an opening quote at most before the number. */
const between = source`
  ["']?${sharedField}
  ${gap}(?:[:=|]${gap})?${lineBelow}["'#(]?
  (?:${paper} )?(?!${paper} )
`;

/** A label of its own behind a word for an account. */
const bankCode = '(?:IBAN|BIC|BLZ) ';

/** ` lt.`, ` bei der` before the name of whoever gave the number. */
const accordingTo = '(?: (?:lt\\.|laut|gem\\.|bei|beim|von|vom|der|des)(?: der)?)?';

/** ` übrigens noch immer die` between the verb and the number. */
const still = source`
  (?:
  jetzt|nun|die|der|noch|immer|übrigens|weiterhin|unverändert|nach wie vor|also|auch|wohl|glaube ich|aktuell|derzeit|
  folgende|wieder|demnach|bei uns|bei Ihnen|
  now|the|still|also|currently|I think|I believe|apparently|as follows|again|unchanged|same as before
  ),?
`;
/** Schedules of fees, whose items are numbered. */
const schedules = '(?:KV|VV|GOÄ|GOZ|EBM|BEMA|RVG|GKG|GNotKG|JVEG)';
const noItem = String.raw`(?!\d{3,5} ${schedules}(?!\p{L}))`;
const schedule = source`
  (?! ${schedules}(?!\p{L})|\sdes[ ](?:Kosten|Vergütungs|Gebühren)verzeichnisses)
  // and its line, which begins with the item and ends with the fee
  (?!(?<=(?:^|\n)[ \t]{0,8}Nr\. \d{5})(?:, \d{5}){0,3}[ ]{1,40}\p{L}[^\d\n]{2,60}[ ]\d{1,3}(?:\.\d{3})?,\d\d(?!\d))
`;

/** `Debeka` in `Vers. Nr. Debeka 4418820.4`. */
const name = String.raw`\p{Lu}[\p{L}-]{1,20}`;

/**
 * A number behind `Nr.`, `No.`, `number` or a compound with one of them, whatever it numbers: `Darlehen Nr. 60-44812`.
 * Rule: what follows has five digits, or three and a capital or joint; the word is none that numbers articles, rooms or
 * laws.
 */
export const numberAfterNr: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${label}${between}(?!${bankCode})${noItem}(?=[\p{Lu}\d]|\p{Ll}{1,3}-?\d)
      (?<value>\p{Lu} - \d(?: \d){1,5}(?!\d)|${numberToken})${schedule}
    `,
    // in parentheses: `Zählernummer (abgelesen: 44188)`, `Chipnummer seiner Schwester (44188)`
    pattern('dgu')`
      ${label}(?: \((?:\p{L}{2,15},? ){0,4}\p{L}{2,15}: |(?: \p{L}[\p{L}.'’-]{0,20}){1,5} \()(?!${bankCode})
      ${labelAbbreviation}?(?=[\p{Lu}\d])(?<value>${numberToken})
    `,
    // the answer to a field of two: `Agent name / code | Muster / AG-20883`
    pattern('dgu')`
      (?<!\p{L})[nN]ame ?/ ?(?:[cC]ode|[nN]o\.?|ID|[nN]r\.?|[nN]umber|[nN]ummer)(?!\p{L})[ \t]{0,20}[|:]?[ \t]{1,20}
      [^\n|/\d]{3,50} / (?=[\p{Lu}\d])(?<value>${numberToken})
    `,
    // an insurer or an office between
    pattern('dgu')`
      ${label}${accordingTo} (?!${bankCode})${name}(?: ${name})? (?:/ )?
      (?=\d{5}|\d{1,20}[-/.]\d|\p{Lu}{1,3}-\d\S{0,12}\d)(?<value>${numberToken})
    `,
    // other words and a verb between
    pattern('dgu')`
      ${label}(?: \p{L}[\p{L}.-]{0,20}){0,6}(?: ${verb}(?: ${still}){0,5}:?|(?<= \p{L}{1,20}) ?[:=])[ ]
      (?=[\p{Lu}\d])(?<value>${numberToken})
    `,
    // the second of two
    pattern('dgu')`
      ${label}[^\r\n\d]{0,40}${numberToken}(?:(?: und| and| or| oder| bzw\.| sowie)|, (?:nicht|not))[ ]
      (?=\p{Lu}{0,4}[-/]?\d)(?<value>${numberToken})
    `,
  ],
  isValid: (value) => isTellingNumber(value) && !isNumberOfThing(value),
  examples: {
    finds: {
      'loan in words': 'für das Darlehen Nr. ⟦60-44812⟧ gilt',
      'contract in words': 'Pflegevertrag Nr. ⟦PV-31-07-C⟧',
      'service number': 'Aufgenommen: Dienst-Nr. ⟦814406⟧',
      'label with more in it': 'Pass Nr. / gültig bis / Behörde  ⟦V4471820⟧ / 21.05.2031',
      'identifier of a document': 'Doc ID ⟦7710-DS-2044⟧\n',
      'identifier, wide gap': 'Bewacher-ID      ⟦1204417⟧\n',
      'card of a driver': 'Fahrerkarte      ⟦DF00418820417000⟧\n',
      'card of a car park': 'Parkkarte ⟦P2-0417⟧\n',
      'abbreviation and no without its point': '[x] bill     by: Denise\nEMIS no ⟦61827⟧    Named GP',
      'account of a tax office': 'Abgabenkonto ⟦68-417/7120⟧. Ihre',
      'identifier, words between': 'die Bonitäts-ID aus dem PDF ist ⟦SCH-77120-441-B⟧\n',
      'identifier in parentheses': 'with the Sample Service (ID ⟦33188204⟧).',
      'said in pairs': 'Die Nummer ist ⟦33 18 82 04⟧.',
      'permit of residence': 'Aufenthaltstitel Nr. ⟦Y04K188204⟧\nbisher',
      'insurer and number': 'Versicherer/Nr.: Muster / ⟦88-2044177⟧\n',
      'identifier with a small letter': 'Transkript  Call-ID ⟦c-20261118-04417⟧  Dauer',
      'number in parentheses': 'die Gutschrift (Nr. ⟦GU-482⟧) über',
      'number as a noun': 'der Ausweis trägt die Nummer ⟦DE 33 2019 4471⟧.',
      English: 'Lease no. ⟦118-7B-402⟧ ends',
      'letters misread by a scanner': 'Pflegekassennumrner ⟦44177-08⟧ gilt',
      'account of a landlord': 'auf das Kautionskonto ⟦44188204⟧ zahlen',
      'any compound': 'Kindergeldnummer ⟦204FK118830⟧',
      'words between': 'Meine Kundennummer bei Ihnen ist die ⟦61077⟧.',
      'adverbs between': 'Ihre Kundennummer bei uns ist übrigens noch immer die ⟦61077⟧.',
      'label of its own in parentheses': 'laut Kaufvertrag der Notarin (UVZ ⟦4418/2023 G⟧) erst',
      'whose it is, in parentheses': 'auf die Chipnummer seiner Schwester (⟦44188⟧) gebucht',
      'a word of one letter between': 'Employer reg no. I have for Sample is ⟦3417720TH⟧, yes',
      'in parentheses, with words': 'Kundennummer (haben wir: ⟦KX-4418⟧, bitte prüfen)',
      'field of two': '| Agent name / code | Erna Sample / ⟦KX-20883⟧ |',
      'the second of two': 'Die Rechnungen Nr. ⟦20-4471⟧ und ⟦20-4472⟧ fehlen',
      'insurer between': 'Vers. Nr. Debeka ⟦4418820.4⟧\n',
      'of an Austrian hospital': 'stationär, Aufnahmezahl ⟦4024011873⟧, Zi',
      'coded bicycle': 'Macina Style, Codierung ⟦W16-20418-JG⟧, Wert',
      'practice between': 'Pat.-ID Praxis ⟦10733⟧\n',
      'digits apart': 'Mooring No.  ⟦N - 1 1 7⟧        Permit\n',
      'whose it is and a colon': 'Die Nr. vom Schaden: ⟦118204⟧\n',
      'office between': 'Grabnummer lt. Friedhofsverwaltung ⟦C-04-417/W⟧, Genehmigung',
      'two of them, plural': 'vehicle in Ulm, LR Nos. ⟦44188⟧ and ⟦44189⟧. Tax',
      'compound with nr, no point': 'Rezeptnr ⟦2217.44⟧ und WO-Nr ⟦77-118⟧\n',
      'no without a point, before a verb': 'and the plan no is ⟦PS 614417L⟧ if you',
      'report of a craftsman': 'Muster GmbH   ARBEITSRAPPORT  Nr. ⟦26-0417⟧\n',
      'key of JSON': '{"au_nr":"⟦AU-4418820⟧"}',
      'identifier of any service': 'Remote mit TeamViewer-ID ⟦1 204 417 712⟧, dann',
      'cell beside its label': '| UR no.       | ⟦0836274⟧         |',
      'English compound': 'audit control number ⟦44120-8831⟧',
    },
    ignores: {
      'a service of a doctor': 'Abrechnung PKV: GOÄ 5729, 1,8-fach',
      'a settlement of a year': 'bis zur Abrechnung NK 2025.\n',
      'a hymn': 'Einen Liedvorschlag (EG 331, Strophen 1 und 5) lege',
      'a printed form': 'Vordruck-Nr. D 418 07 725\n',
      'a card terminal': 'Terminal-ID 56118204\n',
      'an article': 'Artikel-Nr. 4711-0815',
      'an article beside its label': '| Artikel-Nr. | 4711-0815 |',
      'a law': 'Verordnung (EU) Nr. 1215/2012',
      'a law in the next line': 'nach Artikel 4 der Verordnung (EU)\nNr. 995/2010, auch',
      'an item of a schedule': 'die Hälfte der in Nummer 14130 des Kostenverzeichnisses',
      'a listing of a book': '<Listing number="14-40" file-name="src/main.rs">',
      'a paragraph': '§ 3 Nr. 26a EStG',
      'an item and its fee': 'Beurkundung\nNr. 22110, 22112     Vollzug                       442,50 EUR\n',
      'an item of a schedule of fees': 'Auslagen nach Nr. 31000 KV GNotKG',
      'an amount': 'Nr. 120.000,00 EUR',
      'a short number': 'Haltestelle Nr. 12',
      'minutes of a meeting': 'Protokoll Nr. 5/2025 der Sitzung',
      'a bank behind an account': 'vom Girokonto BLZ 37040044',
      'a machine of a maker': 'Anlage: Vitodens      Fabr.-Nr. 7571449\n',
      'an engine': 'Engine No.       K12MN4418820',
      'a serial number': 'Seriennummer 5CG-11802',
    },
  },
};
