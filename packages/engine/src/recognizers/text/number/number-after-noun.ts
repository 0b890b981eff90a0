import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { americanStates } from '../place/state-words.js';
import { countOrYear, unit } from './amounts.js';
import { filedThings, numberedPeople } from './filed-things.js';
import { labelAbbreviation } from './label-abbreviations.js';
import { isNumber } from './number-token.js';
import { thingAbbreviations } from './thing-abbreviations.js';

const noun = source`
  (?:
  ${anyOf([...filedThings, ...numberedPeople])}|
  [aA]uftrag|[kK]unde|[kK]undin|[rR]echnung|[bB]estellung|[tT]icket|[vV]organg|[lL]ieferschein|[mM]andant|[fF]all|
  [aA]ngebot|[tT]ransaktion|[mM]itglied|[cC]ustomer|[cC]lient|[mM]ember|[aA]ccount|[sS]ubscriber|[uU]ser|
  [iI]nvoice|[oO]rder|[cC]ase|[fF]olio|[pP]olicy|[pP]olice|[cC]laim|
  [sS]chaden
  )
`;

/** What a note or ticket is for. */
const sent = [
  'del', 'del.', 'delivery', 'despatch', 'dispatch', 'goods', 'credit', 'debit', 'advice', 'collection', 'job',
]; // prettier-ignore

/** Papers of which nobody counts hundreds. */
const paper = source`
  [rR]echnung|[iI]nvoice|[lL]ieferschein|[gG]utschrift|[aA]ngebot|[qQ]uote|[mM]ahnung|[tT]icket|[bB]uchung|[rR]eservierung|
  [bB]ooking|[rR]eservation|[aA]uftrag|[bB]estellung|[vV]organg|[oO]rder|[jJ]ob|PO
`;

/** What opens doors or is shown by its holder. */
const heldCard = source`
  [fF]ob|[bB]adge|[kK]ey ?card|[tT]ransponder|(?:[lL]ibrary|[lL]oyalty|[mM]embership|[aA]ccess|[bB]us) card
`;

/** `504 927 41`, `3 174 906 18`: seven digits or more; one digit and two groups of three are an amount. */
const groups = String.raw`(?=(?:\d ?){7})(?!\d(?: \d{3}){1,2}(?! ?\d))\d{1,6}(?: \d{2,4}){1,4}`;

/** Four digits are enough behind letters, before a joint, or at the end of the clause. */
const digits = source`
  (?:
  \d{5,16}|0\d{3}|
  (?<=[a-z]-?)\d{4}|
  \d{4}(?=-\d|[,.;:)!?](?!\d)|\s{0,4}$|[ \t]{0,4}\r?\n(?![ \t>]{0,20}\p{Ll})| [/|–-] |[ ]{2,30}(?!
  (?:[sS]tk|[sS]tück|EUR|USD|CHF|kg|km|m|h|l|x|pcs|units|Paar)(?!\p{L}))\p{L})
  )
`;

/** What is insured or sold, in capitals before the digits: `HOM 44177204`. */
const kind = source`(?!${labelAbbreviation})\p{Lu}{2,4} (?=\d{5})`;

/** The same of a paper, before three or four digits: `SV 7118`. */
const kindOfPaper = source`(?!${labelAbbreviation})\p{Lu}{2,3} (?!${countOrYear})`;

const things: ReadonlySet<string> = new Set(thingAbbreviations);
const states: ReadonlySet<string> = new Set(americanStates);
/** A thing with its number, a state with its ZIP code: `client IL 60607`. */
const isThingOrState = (value: string): boolean => {
  const [, capitals = '', digits = ''] = /^(\p{Lu}{2,4}) (\d+)/u.exec(value) ?? [];
  return things.has(capitals) || (states.has(capitals) && digits.length === 5);
};

/**
 * A number directly behind a noun for what it numbers, as people type in a hurry: `auftrag 88213`, `ticket inc-20417`.
 * Rule: five digits, seven in groups, or four where nothing follows; no count, year or amount.
 */
export const numberAfterNoun: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      (?<![\p{L}\p{N}_./]|(?<!\p{L})-)${noun} (?:[nN]r\.? ?|#|mit der |${labelAbbreviation})?
      (?!${countOrYear})(?<value>
      \d{1,3}(?: \d{3}){1,3}-\d{1,3}|(?:\p{Lu}{1,4}[ -])?${groups}|
      (?:[a-z]{1,4}-?(?!${countOrYear})|${kind})?${digits}(?:-\d{1,6}){0,3}
      )
      (?![\p{L}\p{N}-]|[.,:/]\d| ?${unit})
    `,
    // and what became of the paper
    pattern('dgu')`
      (?<![\p{L}\p{N}_./-])(?:${paper})[ ](?:[nN]r\.? ?|#|${labelAbbreviation})?(?!${countOrYear})
      (?<value>(?:${kindOfPaper})?\d{3,4})
      (?=,? (?:is|was|has|sent|paid|attached|dated|overdue|due|again|ist|wurde|war|bezahlt|offen|überfällig|vom|fehlt)(?!\p{L}))
    `,
    // what it is: `your new fob is 0088213`
    pattern('dgu')`
      (?<![\p{L}\p{N}_./-])(?:${heldCard}|${paper})(?:[ ](?:is|ist|lautet|has|hat)(?: now| jetzt| die)?|:)
      [ ](?!${countOrYear})(?<value>\d{5,14})(?![\p{L}\p{N}-]|[.,:/]\d| ?${unit})
    `,
    // letters apart before the digits: `DELIVERY NOTE   D 60418`
    pattern('dgu')`
      ${wordStart}${anyOf(sent)}[ ]${anyOf(['note', 'ticket', 'docket', 'card', 'sheet'])}
      [ ]{1,20}(?<value>\p{Lu}{1,3} \d{4,8})(?![\p{L}\p{N}-]|[.,:/]\d)
    `,
    // and whom it came from
    pattern('dgu')`
      (?<![\p{L}\p{N}_./-])
      (?:Rechnung|Invoice|Lieferschein|Gutschrift|Angebot|Quote|Mahnung|Ticket|Buchung|Booking|invoice|ticket)[ ]
      (?:[nN]r\.? ?|#)?(?!${countOrYear})(?<value>\d{3,4})(?= (?:from|by|to|von|der|des|an|über)(?: the| der| die)? \p{Lu})
    `,
  ],
  isValid: (value) => isNumber(value) && !isThingOrState(value),
  examples: {
    finds: {
      'of a club before a hyphen': 'bin ADAC-Mitglied ⟦441 771 182⟧ seit',
      'four digits before a slash': 'Office: chart ⟦4417⟧ / recall 6 mo',
      'of whom a laboratory works for': 'Einsender ⟦30417⟧  Praxis Dr. Muster, Ulm',
      'of a supplier': 'We have cancelled bill ⟦4417204⟧ and issued',
      'lower case': 'für auftrag ⟦88213⟧ war das',
      'small letters before the digits': 'denk an ticket ⟦inc-20417⟧, die',
      'four digits at the end': 'gehört zu kunde ⟦4417⟧',
      'four digits before a comma': 'siehe rechnung ⟦4418⟧, danke',
      'with nr': 'bestellung nr ⟦88213⟧ fehlt',
      English: 'about order ⟦40213-2⟧ again',
      'capitals before groups': 'your claim under policy ⟦CMV 5266 9471⟧. Your',
      'in groups': 'my points? member ⟦504 927 41⟧, login',
      'one digit first': 'VL  Bausparkasse  Vertrag ⟦3 174 906 18⟧      -40,00\n',
      'loan of a bank': 'Ihre Baufinanzierung ⟦6 410 441 882⟧ – Ende',
      'of a payment': 'Payment doc ⟦1900447188⟧\n',
      'of a member, abbreviated': 'Austritt: Erna Muster (Mitgl. ⟦0113⟧) zum 31.12.',
      'of a journey': 'Booked via Sample itin ⟦72044718820417⟧\n',
      'of a remote session': 'Fernwartung, Sitzung ⟦611 408 927⟧. Windows',
      'of a cardholder': 'door-ctl access denied card ⟦0071834426⟧ holder x',
      'of a carrier': 'laut Frachtbrief ⟦4417-8204⟧ fehlt',
      'account, abbreviated': 'council tax bill acc ⟦61 004 7729⟧\n',
      'of a landlord': 'Ordnungsbegriff ⟦44 188 204⟧ bitte',
      'letters of a craftsman': 'Techniker kommt Di, Auftrag ⟦SV 71182⟧.',
      'of who manages houses': 'der WEG, Objekt ⟦0417⟧\n\nOrt',
      'two words': 'signed on delivery note ⟦44188⟧ today',
      'kind of policy before the digits': 'under policy ⟦HOM 44177204⟧ from',
      'zero first': 'finished. invoice ⟦0417⟧ then bank',
      'three digits, and what became of them': 'Rechnung ⟦417⟧ ist noch offen',
      'kind of paper apart': 'Auftrag ⟦SV 7118⟧ vom 3.5. fehlt',
      'a label of its own': 'unsere Rechnung RE ⟦20418⟧ vom 12.03.2026',
      'one digit first, and a joint': 'Die Polizze ⟦6 204 119-7⟧ endet',
      'whom it came from': 'Invoice ⟦3381⟧ from Sample Marine for',
      'listing of a market': 'aus dem ebay inserat ⟦2871440916⟧?',
      'letters apart': 'replacement on del note ⟦D 60455⟧ w/c',
      'of a student': 'für Studentin ⟦3144177⟧ gilt',
      'notice of a delivery': 'Slot war 09:30, Avis ⟦4500118820⟧. Bitte',
      'which of the customers': 'der Kunde mit der ⟦20418⟧ hat gekündigt',
      'registered charity': 'Sample Trust, registered charity ⟦1104418⟧\n',
      'consignment, abbreviated': 'Stopp 4, Muster, Sdg. ⟦4418820⟧, 2 Colli',
      'of a programme of customers': 'Miles & More ⟦9920 0412 8820 117⟧\n',
      'keeper of a pet': 'Tierhalter ⟦118204⟧, Patient',
      'user in a log': 'WARN user ⟦70418⟧ not found',
      'before the next field': 'Booking ⟦8837⟧   deposit paid\n',
      'what it is': 'Your new fob is ⟦0088213⟧ and',
      'four digits at the end of a line': '- black phone, repair ticket ⟦4417⟧\n- a tablet\n',
      'its amount behind it': 'new thermostat, invoice ⟦44188⟧ $385, emailed',
      'sheet of a craftsman': 'Leistungsnachweis ⟦44188⟧: Der Kran',
    },
    ignores: {
      'a count at the end of a line': 'in that order 1250\nusers waited',
      'a count in prose': 'in that case 1250 users waited',
      'a count, another verb': 'in that order 417 more were',
      'miles of a programme': 'schon auf Flying Blue 44188 Meilen',
      'a round count': 'im Auftrag 10000 davon',
      'a state and its ZIP code': 'for client IL 60607, thanks',
      'a count of units': 'Rechnung 88213 Seiten',
      'another noun': 'nach Kilometer 88213 war',
      'a year': 'rechnung 2024, danke',
      'a decimal number': 'rechnung 88213,50 danke',
      'two short groups': 'der Kunde 12 44, danke',
      'an amount in groups': 'laut Vertrag 8 114 207 im Jahr',
      'two years': 'je Kunde 2024 2025 Vergleich',
    },
  },
};
