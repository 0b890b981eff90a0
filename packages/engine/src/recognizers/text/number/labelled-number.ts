import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordStart } from '../any-of.js';
import {
  englishNumberEndings,
  englishNumberLabels,
  englishNumberStems,
  germanNumberEndings,
  germanNumberLabels,
  germanNumberStems,
} from './case-labels.js';
import { isNumber, numberToken } from './number-token.js';

const pair = `(?:${anyOf(germanNumberStems)}${anyOf(germanNumberEndings)}|${anyOf(englishNumberStems)}${anyOf(englishNumberEndings)})`;
/** Words that are often no label: they need a colon, `#` or `Nr.` behind them. */
const looseLabel = `(?:${anyOf([...germanNumberLabels, ...englishNumberLabels])}|${anyOf(germanNumberStems)}${anyOf(germanNumberEndings)})`;

const inForm = String.raw`(?:[ ]?\([^)\n]{1,25}\))?["']?[ \t\u00a0]{0,40}(?:[:=|>][ \t\u00a0]{0,40})?(?:\r?\n[ \t>|]{0,10})?(?:(?:lautet|ist|is|war|was|Nr\.?|No\.?|number|von|des|vom|der|the|#):?[ ]){0,2}["'#(*]?`;
const afterMark = String.raw`["']?[ \t\u00a0]{0,40}(?::|=|#|[nN]r\.?:?|[nN]o\.?:?|[nN]umber|[ ]{2}|\t|\|)[ \t\u00a0]{0,20}(?:\r?\n[ \t>|]{0,10})?["'#(*]?`;

/** `dort`, `jetzt` before the number. */
const adverb = String.raw`(?:\p{Ll}{2,12}[ ](?=\p{Lu}{0,3}[ /-]?\d))?`;

/** Behind a loose label a short number is no evidence: `Referenz: 12 Monate`. */
const telling = String.raw`(?!(?:19|20)\d\d(?![\d/-])|(?:BSNR|LANR|IK|IBAN|BIC|BLZ|PLZ|HR[AB])[ ])(?=\S{0,20}\p{Lu}|\S{0,20}[-/_]|\d{4}|\d{2,3} \d)`;

const fileSign = String.raw`Az\.|AZ|Aktenzeichen|Geschäftszeichen|GZ|Gz\.|[iI]hr Zeichen|[uU]nser Zeichen|[mM]ein Zeichen|[oO]ur [rR]ef\.?|[yY]our [rR]ef\.?`;
const signGroup = String.raw`[\p{L}\d./-]{0,14}`;

/** Nouns that a number of four digits or more follows at once: `auftrag 88213`, `ticket inc-20417`. */
const directly =
  '[aA]uftrag|[kK]unde|[kK]undin|[rR]echnung|[bB]estellung|[tT]icket|[vV]organg|[lL]ieferschein|[mM]andant|[fF]all|[aA]ngebot|[tT]ransaktion|[cC]ustomer|[iI]nvoice|[oO]rder|[cC]ase';

/**
 * A file, customer, patient, contract, policy, invoice, order or ticket number after its word.
 * Rule: label word (`case-labels.ts`), at most a line end between, then a token with a digit that is no date, amount or
 * telephone number. No register publishes their shapes, so the word is the evidence.
 */
export const labelledNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    new RegExp(`${wordStart}${pair}(?!\\p{L})${inForm}${adverb}(?<value>${numberToken})`, 'dgu'),
    new RegExp(
      `${wordStart}(?!POLICE[ ]{2})${looseLabel}(?!\\p{L})${afterMark}${telling}(?<value>${numberToken})`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:Az\.?|AZ\.?|Aktenzeichen|Geschäftszeichen|GZ|Gz\.?|PNR|Pers\.-Nr\.|Chiffre|[iI]hr(?:e|em|en)? Zeichen|[uU]nser(?:e|em|en)? Zeichen|[mM]ein Zeichen|VNR|VSNR?|MRN|UTR|URN|UPN|CSN|(?:VE|WE|ME)(?=[ ]\d{2,6}[./-]\d{2})|Grp\.?|[gG]rp#?(?=[ ]\S{0,8}\d{3})|(?:[oO]fficer|OIC):? (?:P[CS]|DC)|PID(?=[ :]{1,3}\p{Lu}\d)|P[Nn]r\.?|Kd\.|RE(?=[ ]\d{1,6}[-/]\d)|RG|Rg\.|[eE]xhibits?(?=[ ]\p{Lu}{2,3}/\d)|uid(?==\d{5})=|Acct\.?|Mandatsreferenz|Mandatsref\.|[EMK]REF|Kassenzeichen|Vertragskonto|Kto\.|Tgb\.-Nr\.|(?:(?<!(?:Reagenz|Reagens|Kit|Test|Kat\.|Packung) )(?:Ref|REF)|conf|Conf|CONF|TRF|Matr)\.?(?=[ :]{1,3}\S{0,12}[\d/-])|P\.?O\.?(?=[ ]#?\d{2,6}[-/]\d)|(?:PATIENT|VERTRAG|KUNDE|RG|AUFTRAG|MITGLIED|RECHNUNG|BESTELLUNG)(?=[ ]\p{Lu}{0,3}[-/]?\d{4})|[kK]arte(?=[ ]\d{4} \d{4}(?!\d))|[cC]ode(?=[ ][A-Z]\d{6}(?!\d))|[vV]oucher code(?=[ :]{1,3}\S{0,10}\d{4})|PTIN|OLN|[aA]gentur(?=[ ]\d{4,6}\/)|[aA]/[cC]|[bB]adge|ZD|SIM|ICCID|eSIM):?(?:[ \t\u00a0]{1,20}|(?<==))(?:(?:lautet|ist|is|war|was):? )?(?!(?:ist|is|lautet|war|was) )${adverb}(?<value>${numberToken})`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:${fileSign})["']?[ \t\u00a0]{0,40}[:=]?[ \t\u00a0]{1,40}(?<value>[\p{Lu}\d]${signGroup}(?:(?: ?[/–-] ?| )\(?(?:\d${signGroup}|\p{Lu}{1,5}|\p{Lu}\p{Ll}{0,2}(?=[ /.-]))\)?){1,6})(?<!\.)(?=\.?[ \t]{0,3}(?: {2}|[,;|]|\r?\n|$))`,
      'dgu',
    ),
    /(?<![\p{L}\p{N}])(?:[gG]rundbuch|[gG]rundschuld)[^.\n\d]{0,40}Blatt (?:Nr\. )?(?<value>\d{2,6}[A-Z]?)(?![\p{L}\p{N}])/dgu,
    /(?<="(?:customer|client|kunde|kundin|user|patient|member|mitglied|account|konto|order|bestellung|vertrag|contract|policy|invoice|rechnung|case|ticket|employee|mitarbeiter|tenant|mieter)" ?: ?\{[^{}]{0,60}"(?:id|nr|no|number|nummer)" ?: ?"?)(?=[\w ./-]{0,30}\d)\w[\w-]{2,40}(?=["},])/gu,
    /(?<="(?:vertrag|contract|policy|police|kunde|customer|bestellung|order|rechnung|invoice|schaden|claim)" ?: ?\{[^{}]{0,60}"(?:id|nr|no|number|nummer)" ?: ?")(?=[\w ./-]{0,30}\d)\w[\w ./-]{2,40}(?=")/gu,
    /(?<=(?:Officer|Deputy|Det\.|Sgt\.|Ofc\.|Trooper|Constable|PC|Agent) (?:\p{Lu}[\p{L}.'-]{0,20} ){1,3}#)\d{2,6}(?!\d)/gu,
    /(?<=(?<!\p{L})(?:org|tenant|acct|account|workspace)(?: id)?:? )[a-z]{1,4}-(?=[a-z]{0,8}\d)[a-z\d]{6,20}(?![\p{L}\p{N}-])/gu,
    /(?<=(?<!\p{L})(?:PC|DC|PS|DS|WPC|PCSO|Sgt|Insp) )\d{3,5}(?= \p{Lu}\p{Ll})/gu,
    /(?<=[eE]xhibits?[^.\n]{0,80} )\p{Lu}{2,4}\/\d{1,3}(?![\d/]|\p{L})/gu,
    /(?<=(?<!\p{L})(?:[bB]uchung|[bB]ooking|[rR]eservierung|[rR]eservation|PNR)[ (:]{1,3}(?:[cC]ode|[rR]ef\.?)?:? ?)(?=[A-Z]{0,5}\d)[A-Z\d]{6}(?![\p{L}\p{N}-])/gu,
    /(?<=(?:SSN|[sS]ocial(?: [sS]ecurity)?(?: [nN]umber| [nN]o\.)?|Aadhaar|PAN) \(?(?:ending|ends|last (?:four|4))(?: in| with| digits)?\)?:? )\d{4}(?![\d.,])/gu,
    /(?<="resourceType" ?: ?"Patient", ?"id" ?: ?")(?=[\w-]{0,30}\d)\w[\w-]{2,40}(?=")/gu,
    new RegExp(
      String.raw`(?<![\p{L}\p{N}_./-])(?:${directly})[ ](?:[nN]r\.? ?|#)?(?<value>(?:[a-z]{1,4}-?)?(?!\d{1,3}000(?!\d)|(?:19|20)\d\d(?!\d))(?:\d{5,10}|(?<=[a-z]-?)\d{4}|\d{4}(?=-\d|[,.;:)!?](?!\d)|\s{0,4}$))(?:-\d{1,6}){0,3})(?![\p{L}\p{N}-]|[.,:/]\d|[ ]?(?:[€%$]|(?:EUR|Euro|USD|x|Stück|Stk|kg|km|m|h|Uhr|units|pieces|pcs|items|Seiten|pages|Mal|mal|times|Zeilen|rows|Zeichen|Punkte|points)(?!\p{L})))`,
      'dgu',
    ),
    /(?<![\p{L}\p{N}])(?:Betreff|Verwendungszweck|Vwz\.?)[ :]{1,3}["„»](?<value>(?=\d|[^"“«\r\n]{0,20}\d{3})[\p{L}\d][^"“«\r\n]{2,40})(?=["“«])/dgu,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'leaf of the land register': 'im Grundbuch von Musterdorf Blatt ⟦44188⟧ verzeichnet',
      'reference in quotes': 'Betreff "⟦47-2025 Koch⟧"',
      "all groups of an office's sign": 'Ulm, Geschäftszeichen ⟦III 4 – 118/25 (204)⟧\n',
      'form with wide gap': 'Kundennummer   ⟦4711-08⟧',
      colon: 'Rechnungs-Nr.: ⟦RE-2024/00815⟧ vom',
      'our sign': 'Ihr Zeichen: ⟦ab-12/34⟧',
      'file number': 'Aktenzeichen ⟦123-456/AB 77⟧',
      'line below': 'Versicherungsnummer\n⟦12 345 678-9⟧\n',
      English: 'your order number is ⟦A1B2-33⟧.',
      hash: 'Ticket #⟦40213⟧ is open',
      JSON: '"customer_id": "⟦C-009912⟧"',
      policy: 'Policy No. ⟦HH 123456/7⟧',
      'word and verb': 'Die Vertragsnummer lautet ⟦V44-102⟧.',
      abbreviated: 'Kd.-Nr. ⟦100234⟧',
      'medical record': 'MRN: ⟦0049182⟧',
      capitals: 'KUNDENNUMMER: ⟦4711⟧',
      'initials alone': 'Unser Zeichen: ⟦Br/th⟧\n',
      'abbreviated, no mark': 'Kollegin Muster, PNr ⟦88117⟧, von',
      'exhibit of a statement': 'took photos (exhibit ⟦AN/1⟧).',
      'reference of a solicitor': 'Swansea; Ref ⟦RP/kd/T441-1⟧; tel',
      'purchase order': 'sizes S-XL, PO ⟦25-0441⟧, budget',
      'capitals of a posting': 'RG ⟦25/1188⟧ PATIENT ⟦77120⟧     64,34-',
      'our sign in a sentence': 'Unser Zeichen ist ⟦2025/0388⟧, bitte',
      'sign at the end of a sentence': 'Ihr Zeichen ⟦KS-12⟧.\n',
      'object of JSON': '"customer":{"id":"⟦cus_Q7x2LmN44⟧","x":1}',
      'badge of an officer': 'Officer R. Sample #⟦412⟧   Beat 4',
      'said in two words': 'Zähler Nummer ⟦77 12 04⟧.',
      'said with its joint': 'Versicherungsnummer ⟦801 Strich 118204 Strich M⟧.',
      'carrier, zeros first': 'Die Sendungsnummer ⟦0034 0551 2207 1180⟧ wird aktiv',
      'agency of an insurer': 'Tarif 23.1 | Agentur ⟦00441/7⟧\n',
      'preparer of taxes': 'Anthony (PTIN ⟦P01331882⟧, Sample',
      'object of JSON, with spaces': '"vertrag": {"nummer": "⟦WG 33-188204.7⟧", "x"',
      'season ticket': 'geb. am 3.5.2015    Karte ⟦0004 4177⟧\n',
      'code of an Austrian lawyer': 'Rechtsanwälte GmbH, Code ⟦R144177⟧, Wien',
      'code of a booking': 'Die Buchung (Code ⟦QX7LM4⟧) umfasste',
      'last four digits': '(DOB 12-Mar-1979, SSN ending ⟦2122⟧). Enclosed',
      'purpose in quotes': 'Verwendungszweck "⟦KT-0417 Muster⟧". Einzug',
      'organization of a service': 'eu-central-1, org ⟦o-44k177xq⟧. contact',
      'collar number before the name': 'taken by: PC ⟦4417⟧ Sample, CID',
      'second exhibit': 'exhibit ⟦HKD/1⟧ as the form and ⟦HKD/2⟧ as the disc',
      'test report form': 'IELTS 7.5, TRF ⟦09DE004417BROI117A⟧)',
      'lower case, no mark': 'für auftrag ⟦88213⟧ war das',
      'small letters before the digits': 'denk an ticket ⟦inc-20417⟧, die',
      'adverb between': '> Pflegekasse: Aktenzeichen dort ⟦P 4417-OKA/3⟧\n',
      'patient of FHIR': '{"resourceType":"Patient","id":"⟦pat-0044177⟧"}',
      'works number': 'works no. ⟦4172⟧.',
    },
    ignores: {
      'no digit': 'Kundennummer: folgt',
      'a date': 'Rechnungsnummer: 12.03.2024',
      'an amount': 'Rechnung: 120,00 EUR',
      'no label': 'siehe 4711-08',
      'a telephone number': 'Kundennummer: +49 711 123',
      'one digit': 'Fall: 3',
      'a longer word': 'Kundennummernkreis 4711',
      'a word before a number': 'Identifikationsnummer Ehemann 40',
      'catalogue number of a reagent': 'Reagenz REF 07027559190.',
      'a count in prose': 'in that case 1250 users waited',
      'a round count': 'im Auftrag 10000 davon',
      'a count of units': 'Rechnung 88213 Seiten',
      'UUID of a request': 'Anfragekennung 550e8400-e29b-41d4-a716-446655440000.',
      'an e-mail address': 'Kunden-ID: erna12@example.org',
    },
  },
};
