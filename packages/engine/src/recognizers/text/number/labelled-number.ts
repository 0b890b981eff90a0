import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { adverb, gap, lineBelow, opening, remark, verb } from './behind-label.js';
import { numberLabel } from './case-labels.js';
import { isNumber, numberToken } from './number-token.js';

/** What forms and sentences put between: `(bitte angeben): `, ` ist `, a line end. */
const between = source`
  (?: (?:bei (?:uns|Ihnen|euch|dir)|with (?:us|you)))?${remark}["']?
  ${gap}(?:[:=|>]${gap})?
  ${lineBelow}
  (?:(?:${verb}|Nr\.?|No\.?|number|von|des|vom|der|the|#):?[ ]){0,2}
  ${opening}
`;

/** Whose number it is, which of two: ` bei uns: `, ` Airline: `. */
const qualifierAndColon = String.raw`(?:(?: |\r?\n[ \t>]{0,10}(?=\p{Ll}))\p{L}[\p{L}.-]{1,20}){1,4} ?[:=]${gap}`;
/** A capital, a joint or four digits, which are no year: a count of something has none of them. */
const telling = String.raw`(?!(?:19|20)\d\d(?![\d/-]))(?=\S{0,20}[\p{Lu}/_-]|\d{4})`;

/**
 * A file, customer, patient, contract, policy, invoice, order or ticket number after its word: `Kundennummer 4711-08`.
 * Rule: label word (`case-labels.ts`), at most a line end between, then a token with a digit that is no date, amount or
 * telephone number. No register publishes their shapes, so the word is the evidence.
 */
export const labelledNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`${wordStart}${numberLabel}(?!\p{L})${between}${adverb}(?<value>${numberToken})`,
    pattern('dgu')`${wordStart}${numberLabel}(?!\p{L})${qualifierAndColon}${telling}(?<value>${numberToken})`,
    // what became of it: `Seller code remains S-BLR-40926`, `order no. has been changed to 4711-2208`
    pattern('dgu')`
      ${wordStart}${numberLabel}(?!\p{L})
      ,? (?!(?:of|for|from|in|at|on|by|over|to|von|der|des|im|für|bei|am|auf|über|unter) )\p{Ll}{2,12}
      (?:,? \p{L}{2,12}){0,7}(?<!(?<!\p{L})(?:at|over|to|of|für|auf|über|um))(?:…|\.{2,4})?,?[ ](?!\d{1,4}000(?!\d))
      (?=\p{Lu}{1,4}-[\p{Lu}\d-]{0,8}\d{3}|\d{4}[ -]\d{4}|\d{6}(?!\d{3,5}[./]))(?<value>${numberToken})
    `,
    // of a member, behind the body: `Mitglied im Fachkreis der Muster, Nr. 4127`
    pattern('dgu')`
      (?<!\p{L})(?:[mM]itglied|[mM]ember|[rR]egistered|[rR]egistriert|[eE]ingetragen|[zZ]ugelassen|[vV]ersichert|
      [iI]nsured|[lL]icensed|[aA]kkreditiert)(?!\p{L})[^\n\d;]{3,90}(?:,| unter| under)
      [ ](?:[mM]itgl\.-)?(?:[nN]r\.|[nN]o\.?|#) ?(?<value>\d{3,8})
      (?![\p{L}\d/-]|[.,]\d)
    `,
    // of a paper, behind whose it is: `KV Motoren-Muster Nr. 4220`
    pattern('dgu')`
      (?<!\p{L})(?:KV|AB|Rechnung|Rg\.|Re\.|Angebot|Kostenvoranschlag|Lieferschein|Invoice|Quote|Estimate|Receipt)
      (?: (?:der |von |of |from )?(?:Fa\. |Firma )?\p{Lu}[\p{L}&.-]{1,24}){1,3},? (?:[nN]r\.?|[nN]o\.)
      [ ](?!(?:19|20)\d\d(?![\d/-]))(?<value>\d{3,8})(?![\p{L}\d/-]|[.,:]\d)
    `,
    // of a paper, also issued: `Mitgliedsausweis (Nr. 3318)`, `Bescheinigung Nr. 26/88`, `Ausweis ausgestellt Nr. 5120`
    pattern('dgu')`
      (?:[aA]usweis|[bB]escheinigung|[qQ]uittung|[bB]estätigung|[uU]rkunde|schein|[zZ]ertifikat|[aA]ttest|[lL]izenz|
      [pP]lakette|[eE]rlaubnis|[gG]enehmigung|[bB]escheid|[rR]eceipt|[cC]ertificate|[pP]ermit|[lL]icen[cs]e|
      [vV]oucher)s?
      [ ](?:(?:ausgestellt|ausgegeben|erteilt|issued|mit der|with) )?\(?(?:[nN]r\.?|[nN]o\.?|Nummer|[nN]umber):?
      [ ](?!(?:19|20)\d\d(?![\d/-]))(?<value>\p{Lu}{0,3}[-/]?\d{2,8}(?:[-/.]\d{1,6}){0,3})(?![\p{L}\d]|[.,:/-]\d)
    `,
    // of a key that is handed out: `Generalschlüssel Nr. GS-02`
    pattern('dgu')`
      (?:(?<!\p{L})(?:Schlüssel|(?:General|Haupt|Zentral|Haus|Wohnungs|Zimmer|Büro|Tür|Tresor|Spind|Keller|Garagen|
      Briefkasten|Ersatz)schlüssel)|[sS]chlüsselbund|(?<!\p{L})(?:[mM]aster|[hH]ouse|[oO]ffice|[sS]pare|[dD]oor) key)
      [ ]\(?(?:[nN]r\.?|[nN]o\.?|Nummer|[nN]umber):? (?<value>\p{Lu}{1,3}[-/]\d{1,6})(?![\p{L}\d]|[.,:/-]\d)
    `,
    // `your number is 4471`
    pattern('dgu')`
      ${wordStart}(?:[iI]hre|[mM]eine|[dD]eine|[uU]nsere|[yY]our|[mM]y|[oO]ur|[hH]is|[hH]er|[tT]heir)[ ]
      (?:[nN]ummer|[nN]r\.?|[nN]umber|[nN]o\.?)(?: (?:bei|with|for) \p{L}{2,15})?(?: (?:ist|lautet|is|war|was)(?: die)?:?|:)
      [ ](?=\d{3})(?<value>${numberToken})
    `,
    // `Ihre bisherige Nummer 4.090.551`; `gave the number as 519733`
    pattern('dgu')`
      (?<!\p{L})(?:
      (?:[iI]hre|[mM]eine|[dD]eine|[uU]nsere|[yY]our|[mM]y|[oO]ur|[hH]is|[hH]er|[tT]heir)[rn]?[ ]
      (?:alte|neue|bisherige|frühere|jetzige|richtige|old|new|former|previous|current|correct)[rn]?[ ]
      (?:[nN]ummer|[nN]r\.?|[nN]umber|[nN]o\.?):?|
      (?:[nN]ummer|[nN]umber|[rR]eference|[rR]eferenz)(?:
      (?: (?:given|shown|quoted|recorded|listed|down|entered))?(?: as| als| mit)|
      (?: (?:for|für|von|to|zu|bei|with)(?: \p{L}{2,12}){1,3})?(?: is| ist| was| war| lautet)
      )(?= \d{5})
      )
      [ ](?!0|\d{1,4}000(?!\d))(?=\d{3}|\d{1,3}\.\d{3})(?<value>${numberToken})
    `,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'member of a body': 'Mitglied im Fachkreis Uhren der Muster Gesellschaft, Nr. ⟦4127⟧\n',
      'of a firm': 'Austauschmotor, KV Motoren-Muster Nr. ⟦4418⟧     7.914,55\n',
      'under a number': 'Mitglied im Fachverband der Muster unter Nr. ⟦078⟧\n',
      'without the s of a compound': 'in bar gezahlt (Quittung Nr. ⟦061⟧).',
      'of a paper, in parentheses': 'Ihr Mitgliedsausweis (Nr. ⟦3318⟧) läuft ab.',
      'of a paper that was issued': 'Vermerk: Ausweis ausgestellt Nr. ⟦5120⟧ am 14.05.26',
      'place of a list': 'Eingang: 20.2.26   Warteliste Nr. ⟦W-57⟧   Gruppe: Igel',
      'whose it is': 'Ihre Kd.-Nr. bei uns ⟦20-4471⟧     unser Zeichen',
      'form with wide gap': 'Kundennummer   ⟦4711-08⟧',
      colon: 'Rechnungs-Nr.: ⟦RE-2024/00815⟧ vom',
      'line below': 'Versicherungsnummer\n⟦12 345 678-9⟧\n',
      English: 'your order number is ⟦A1B2-33⟧.',
      JSON: '"customer_id": "⟦C-009912⟧"',
      policy: 'Policy No. ⟦HH 123456/7⟧',
      'word and verb': 'Die Vertragsnummer lautet ⟦V44-102⟧.',
      abbreviated: 'Kd.-Nr. ⟦100234⟧',
      capitals: 'KUNDENNUMMER: ⟦4711⟧',
      'said in two words': 'Zähler Nummer ⟦77 12 04⟧.',
      'said with its joint': 'Versicherungsnummer ⟦801 Strich 118204 Strich M⟧.',
      'carrier, zeros first': 'Die Sendungsnummer ⟦0034 0551 2207 1180⟧ wird aktiv',
      'of an adviser': 'Adviser ID: ⟦A2290⟧, of Sample Tax, RepID ⟦KQ4T7RD⟧. Should',
      'works number': 'works no. ⟦4172⟧.',
      'what became of it': 'Seller code remains ⟦S-BLR-40926⟧.',
      'it was changed': 'E-way bill no. now updated ⟦1816 4420 9375⟧, vehicle',
      'remark between': 'Kundennummer (bitte angeben): ⟦4711-08⟧',
      'whose it is, and a colon': 'Buchungscode Airline: ⟦7KQW2M⟧',
      'a clause and a line end between': '> Mitgl.-Nr. haben wir\n> schon: ⟦UL 44188⟧.',
      'whose number it is': 'meine Nr ist ⟦4471⟧, danke',
      'letters misread by a scanner': 'Kundennurnmer ⟦4711-08⟧ gilt',
      'log of the police': 'came out, log number ⟦0417⟧ of 03/09/26',
      'key of a house': 'Generalschlüssel Nr. ⟦GS-07⟧ liegt bei',
      'inventory of an office': 'Laptop, Inventarnr. ⟦NB-05533⟧. Bin',
      'of a school': 'Schulkennzahl ⟦601282⟧\n',
      'which of yours': 'auf Ihre bisherige Nummer ⟦4.090.551⟧. Die',
      'what somebody gave it as': 'you gave the number as ⟦519733⟧, but',
      'whose it is, and an equals sign': 'Referenznr. vom Amt = ⟦20418⟧\n',
      'what it is for': 'Reference for this is ⟦20418⟧ and',
      'not by heart': 'kundennr weiß ich grad nicht auswendig, glaube ⟦448820⟧',
      'after a moment': 'Meine Personalnummer hab ich nicht im Kopf, moment... ⟦00417722⟧',
      'adverb between': 'Die Kundennummer dort ⟦4711-08⟧ gilt',
    },
    ignores: {
      'a round count': 'Kundennummern werden im System ab 100000 vergeben',
      'a limit that it ran over': 'order id overflow at 2147483647;',
      'a key to turn bolts': 'mit dem Inbusschlüssel Nr. SW-12 lösen',
      'somebody as another': 'the number as such 519733',
      'no digit': 'Kundennummer: folgt',
      'a date': 'Rechnungsnummer: 12.03.2024',
      'an amount': 'Rechnungsnummer: 120,00 EUR',
      'no label': 'siehe 4711-08',
      'a telephone number': 'Kundennummer: +49 711 123',
      'a count behind more words': 'Kundennummer Anzahl Stellen: 10',
      'a longer word': 'Kundennummernkreis 4711',
      'a word before a number': 'Identifikationsnummer Ehemann 40',
      'UUID of a request': 'Anfragekennung 550e8400-e29b-41d4-a716-446655440000.',
      'an e-mail address': 'Kunden-ID: erna12@example.org',
    },
  },
};
