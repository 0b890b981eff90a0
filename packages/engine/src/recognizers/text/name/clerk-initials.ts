import { commonWords } from '../../../common-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { wordsOfGroups } from '../../../word-list.js';
import { lineEnd, wordStart } from '../bounds.js';
import { cellEnd, cellStart, nextCell } from '../cell.js';
import { oneOf, pattern, source } from '../pattern.js';

/**
 * Who works on a form, or what was done with it; their initials stand behind: `Officer    LJ`, `Visum Schulleitung:  rh`.
 */
const clerkLabels = oneOf([
  'Officer', 'Clerk', 'Operator', 'Cashier', 'Teller', 'Staff', 'Adjuster', 'Technician', 'Nurse', 'Assigned to',
  'Checked by', 'Entered by', 'Input by', 'Processed by', 'Served by', 'Taken by', 'Received by', 'Approved by',
  'Verified by', 'Logged by', 'Completed by', 'Typed by', 'Signed off by', 'Seen by', 'Booked by', 'Reviewed by',
  'Prepared by', 'Handled by', 'Sachbearbeiterin', 'Sachbearbeiter', 'Sachbearb.', 'Sachb.', 'Bearbeitet von',
  'Bearbeiterin', 'Bearbeiter', 'Bearb.', 'Kürzel', 'Visum', 'Vis.', 'Erfasst von', 'Erfasst', 'erfasst', 'Gebucht von',
  'Gebucht', 'gebucht', 'Geprüft von', 'Geprüft', 'geprüft', 'Gepr.', 'gepr.', 'Aufgenommen von', 'Angenommen von',
  'Freigabe', 'Erledigt von', 'Eingetragen von', 'Bediener', 'Kassierer', 'Kassier', 'Schreibkraft', 'Prüfer',
  'Mitarb.', 'Erstellt von', 'entgegengenommen', 'Techniker', 'Monteur', 'Disponent', 'Berater', 'Pflegekraft',
  'Therapeut', 'Engineer', 'Adviser', 'Advisor', 'Handler', 'aufgenommen', 'Aufgen.', 'aufgen.', 'angenommen', 'Angen.',
  'angen.', 'notiert', 'Notiert', 'bearb.', 'erl.', 'gesehen', 'Handzeichen', 'Handz.', 'Hz.', 'Taken down by',
  'Stationsleitung', 'Wohnbereichsleitung', 'Pflegedienstleitung', 'Schichtleitung', 'Schulleitung', 'Heimleitung',
  'Küchenleitung', 'Filialleitung', 'Gruppenleitung', 'Teamleitung', 'Bauleitung', 'Unterschrift', 'Unterschr.',
]); // prettier-ignore

/** Up to two words that tell more of the label: ` Schulleitung`. */
const label = String.raw`${wordStart}${clerkLabels}(?: \p{L}[\p{L}.-]{1,20}){0,2}`;
const fieldEnd = String.raw`(?=\.?(?:[ \t]{0,3}(?:\r?\n|$|[,;|)])| {2}|\t))`;

/** What else two or three letters say in such a place, in lower case. */
const noInitials: ReadonlySet<string> = new Set(
  wordsOfGroups({
    'little words': `
      ab ag all alt am an any bis da di do ed el en er es frei gut im in it kein na neu new no ob og old on or per re
      so the us usw via wg zu`,
    answers: 'aye bot ja nb nbr nee nein nie nil ok tba tbc tbd xx xxx yes',
    'closings and relatives': 'ann lg mfg oma opa sir vg',
    times: `
      aug cet dec dez est eta etd feb fr fri gmt hr hrs jan jul jun ma mai mar mez min mo mon nd nm nov oct okt pm rd
      sa sat sd sep std sun thu tue uhr utc vm wed`,
    'units and payments': 'anz atm bgc chq crd ct deb kg km kw mm tfr',
    'carriers and broadcasters': 'ard bbc dhl dpd gls itv orf rtl srf tv ups zdf',
    'states and companies': 'bg bmf bmj br bv eg eu ev gb gf hv ltd nrw uk usa va',
    'insurers and medicine': `
      aok az cc crp dak dna dr ecg ek ekg gp ia inr ka kv md mdk mfa mri mrt mta op ot pcr pt qm qs reha rn rr sek tb
      tk tsh vk`,
    'police and fire brigades': 'dlk elw hlf ktw nef rtw sw',
    'trains and journeys': 'arr dep ec ic ice ire sev',
    'computers and telephones': 'app aw bz dbg err fax fw hb inf log pin pos sms tel tl tlf web wrn',
    'Roman numerals': 'ii iii iv ix vi vii xi xii',
    others: 'ba bar bst ca ce itn lab max mi ust',
  }),
);

/** Whether letters in such a place are somebody's: no such word, nor an everyday one of three letters in lower case. */
export const canBeInitials = (written: string): boolean =>
  !noInitials.has(written.toLowerCase()) &&
  (/^(?:\p{Lu}+|..)$/u.test(written) || !commonWords.has(written.toLowerCase()));

/**
 * Two or three letters of the clerk in the field that is meant for them, behind who typed and when, in brackets behind
 * a time or date, before the entry of a day, and behind the day of a notice; the letter of a middle name behind its
 * label.
 * Rule: the field ends behind them; small letters need a colon, slash or bracket. `initials.ts` has those of letters.
 */
export const clerkInitials: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgu')`
      // Visum Schulleitung:  rh
      ${label}[ \t]{0,2}:[ \t]{1,12}
      (?<value>\p{Lu}{2,3}|\p{Lu}?\p{Ll}{2,3}|\p{Lu}\p{Ll}|\p{Lu}\. ?\p{Lu}\.)${fieldEnd}`,
    // client: E.M.
    pattern('dgu')`
      ${wordStart}(?:[cC]lient|CLIENT|[pP]atient(?:in)?|[kK]lient(?:in)?|[pP]upil|[sS]tudent|[sS]chüler(?:in)?):
      [ \t]{1,12}(?<value>\p{Lu}\. ?\p{Lu}\.)${fieldEnd}`,
    // Officer    LJ
    pattern('dgu')`${label}(?:[ ]{2,12}|\t)(?<value>\p{Lu}{2,3})${fieldEnd}`,
    pattern('dgu')`
      // Typed 11.11.26 /sb
      ${wordStart}(?:[tT]yped|[dD]ictated|[gG]eschrieben|[dD]iktiert|[gG]etippt|[tT]ranscribed)[^\n/]{0,24}/[ ]?
      (?<value>\p{Ll}{2,3}|\p{Lu}{2,3})${fieldEnd}`,
    // 15:05 Uhr (bk), 22.06.2026 (JS)
    /(?<=\d[:.]\d\d(?: ?(?:Uhr|h))? \(|\d\d\.\d\d\.(?:\d\d){0,2} \()(?:\p{Ll}{2,3}|\p{Lu}{2,3})(?=\))/gu,
    pattern('dgu')`
      // entered 16/11 JT
      ${wordStart}(?:[eE]ntered|[lL]ogged|[pP]osted|[rR]eceived|[sS]canned|[eE]rfasst|[eE]ingetragen|[gG]ebucht|[gG]escannt)
      (?: on| am)? \d{1,2}[./]\d{1,2}(?:[./](?:\d{2}){0,2})?,? (?<value>\p{Lu}{2,3})${fieldEnd}`,
    pattern('dgmu')`
      // 03/08/2026 RN - Client called, [03/08/2026 09:41] RN - Client called
      ^[ \t*-]{0,6}\[?\d{1,2}[./]\d{1,2}[./](?:\d{2}){1,2},?(?: \d{1,2}[:.]\d\d)?\]?,?[ ]
      (?<value>\p{Lu}{2,3}) ?[-–] ?(?=\p{L})`,
    pattern('gu')`
      // ausgehängt: 2. Mai 2026, Mu.
      (?<=(?<![\d.])\d{1,2}\. ?(?:\p{L}{3,9}\.? (?:19|20)\d\d|\d{1,2}\.(?:20)?\d\d), )
      (?:\p{Lu}\p{Ll}|\p{Lu}{2,3})(?=\.?${lineEnd})`,
    // durchgegeben um 15:05 Uhr durch rh
    /(?<=\d[:.]\d\d(?: ?Uhr)? (?:durch|von) )(?:\p{Ll}{2,3}|\p{Lu}{2,3})(?=[.,;)]?[ \t]{0,3}(?:\r?\n|$))/gu,
    // (Entwurf EMU)
    /(?<=\((?:Entwurf|Entw\.|Draft|draft):? (?:von |by )?)\p{Lu}{2,3}(?=\))/gu,
    // Winterthur, 9. Februar 2026 / MB
    /(?<=\p{L}, (?:den )?\d{1,2}\. ?\p{L}{3,9}\.? \d{4} ?\/ ?)(?:\p{Lu}{2,3}|\p{Ll}{2,3})(?=[ \t]{0,3}(?:\r?\n|$))/gu,
    pattern('dgu')`
      // Rückspr. Mus 13.6.
      ${wordStart}(?:Rückspr\.|Rücksprache|Rspr\.)(?: mit| m\.)?[ ](?<value>\p{Lu}\p{L}{1,2})(?=\.?,? (?:am |vom |v\. )?\d{1,2}\.\d)`,
    pattern('dgu')`
      // First  SAM     MI  J
      ${wordStart}(?:MI|M\.I\.|[mM]iddle [iI]nitial)(?:[ ]?:[ ]{0,4}|[ ]{2,6}|\t)(?<value>\p{Lu})${fieldEnd}`,
  ],
  isValid: canBeInitials,
  examples: {
    finds: {
      'a client': 'Session 11   client: ⟦E.M.⟧   file 4',
      'an officer in a form': 'OFFICE USE\nOfficer    ⟦EM⟧        Points  12',
      'a technician': 'Techniker: ⟦klm⟧\n',
      'in lower case behind a colon': 'Visum Schulleitung:  ⟦em⟧         Nr.',
      'who typed': 'Dictated 10.11.26  Typed 11.11.26 /⟦em⟧\n',
      'behind a time of day': 'durchgegeben 22.06., 15:05 Uhr (⟦em⟧).',
      'behind a date': 'bezahlt 22.06.2026 (⟦EM⟧)',
      'a middle initial': 'First  ERNA     MI  ⟦J⟧\n',
      'behind the day of the entry': 'Office use:  entered 16/11 ⟦EM⟧     copy sent  Y / N\n',
      'before the entry of a day and hour, in brackets': '[03/08/2026 09:41] ⟦EM⟧ - Client called, upset\n',
      'dots behind the head of a ward': 'mit Unterschrift der Stationsleitung: ⟦E.M.⟧  04.07.2026\n',
      'behind the day of a notice': 'Einsatzliste        ausgehängt: 2. Mai 2026, ⟦Mu⟧.\n\nKameraden',
      'behind the day of a note, in digits': 'Gespräch geführt 02.05.26, ⟦EM⟧\n',
      'who passed it on': 'durchgegeben um 15:05 Uhr durch ⟦em⟧.\n',
      'who drafted it': 'Brief an alle Eltern (Entwurf ⟦EMU⟧).',
      'before the entry of a day': '03/08/2026 ⟦EM⟧ - Client called, upset\n',
      'a syllable of the name': 'TEL.-NOTIZ      aufgen.: ⟦Mu⟧      Do 12.06.\n',
      'who was asked': 'Rückspr. ⟦Mus⟧ 13.6.: Einspruch einlegen',
      'behind place and day': 'Ulm, 9. Februar 2026 / ⟦EM⟧\n',
    },
    ignores: {
      'a word behind a time': 'ab 14:30 (neu)',
      'a time zone': 'at 15:05 (GMT)',
      'a word in the field': 'Officer    OK        Points',
      'words in lower case': 'Officer  to attend',
      'no end of the field': 'Officer    LJ walked',
      'a town behind a day': '* 12. März 1980, Ulm\n',
      'a protocol behind the address of a machine': 'lip=10.20.1.25, TLS\n',
      'a weekday behind a day': 'Sitzung am 2. Mai 2026, Do\n',
      'by whom, a pronoun': 'durchgegeben um 15:05 Uhr von mir.\n',
      'a draft of a body': 'Richtlinie (Entwurf EU).',
      'a weekday before an entry': '03/08/2026 MO - Client called\n',
      'an examination before an entry': '03/08/2026 MRT - ohne Befund\n',
      'a word with a capital': 'Geprüft: Alt\n',
      'a day of a talk': 'Rückspr. Mai 13.6.',
      'a state': 'Detroit MI  48201',
    },
  },
};

/**
 * Initials alone in their cell, under a head that says who did it: `Vet` over `NMcG`, `Bearb.` over `KL`.
 * Rule: two to four letters of which the first and another are capitals; only the head counts, no word beside them.
 */
export const initialsInColumn: Recognizer = {
  type: 'PERSON',
  patterns: [pattern('gmu')`${cellStart}\p{Lu}(?:\p{Lu}{1,2}|\p{Lu}?[a-z]\p{Lu}|\p{Lu}\p{Ll}{1,2})${cellEnd}`],
  isValid: canBeInitials,
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: [
      'tierarzt', 'arzt', 'ärztin', 'monteur', 'techniker', 'bearb.', 'bearbeiter', 'sachb.', 'sachbearbeiter',
      'kürzel', 'hz.', 'handzeichen', 'namenszeichen', 'visum', 'bediener', 'lehrkraft', 'trainer', 'therapeut',
      'berater', 'behandler',
    ],
    en: [
      'vet', 'doctor', 'dentist', 'technician', 'clerk', 'nurse', 'stylist', 'initials', 'init.', 'signed by',
      'entered by', 'served by', 'handled by', 'adviser', 'advisor', 'therapist', 'hygienist', 'fee earner',
      'caseworker', 'engineer',
    ],
  }, // prettier-ignore
  examples: {
    finds: {
      'vet of an invoice':
        'Date        Vet   Description     EUR\n04/03/26    ⟦ESM⟧   Call-out        340.00\n06/03/26    ⟦EB⟧    Revisit         75.00\n',
      'capital within': 'Date        Vet   Description     EUR\n04/03/26    ⟦EMcS⟧  Call-out        340.00\n',
      'clerk of a list': 'Datum | Bearb. | Vermerk\n04.03.26 | ⟦KL⟧ | angerufen\n',
      'fee earner': 'Date      Fee earner   Work\n04/03/26  ⟦JMS⟧          Letter\n',
      semicolons: 'Datum;Kürzel;Text\n04.03.26;⟦MUe⟧;ok\n',
      'small letter behind two capitals': 'Datum;Handzeichen;Text\n04.03.26;⟦EMu⟧;ok\n',
    },
    ignores: {
      'another head': 'Date        Unit  Description     EUR\n04/03/26    ESM   Call-out        340.00\n',
      'an answer': 'Datum;Bearbeiter;Text\n04.03.26;OK;gut\n',
      'a word': 'Datum;Bearbeiter;Text\n04.03.26;Ja;gut\n',
      'small letters': 'Datum;Bearbeiter;Text\n04.03.26;em;gut\n',
      'five letters': 'Datum;Bearbeiter;Text\n04.03.26;EMUST;gut\n',
      'more in the cell': 'Datum;Bearbeiter;Text\n04.03.26;EM nein;gut\n',
    },
  },
};

/** Heads of a form: `First name      MI`, and in the row below them a given name before this point. */
const behindGivenName = source`
  (?<=
    (?:[fF]irst|FIRST|[gG]iven|GIVEN)[ _]?(?:[nN]ame|NAME)?${nextCell}
    (?:MI|M\.I\.|mi|[mM]iddle [iI]nit(?:ial|\.)|MIDDLE INITIAL)(?!\p{L})[^\n]{0,80}\n(?:[^\n]{4,80}\n){0,3}[^\n]{2,80}\p{L}{2}${nextCell}
  )`;

/**
 * The letter of a middle name in the box behind the given name, under its head: `MI` over `L`.
 * Rule: one capital alone in its cell; the heads stand four rows above at most.
 */
export const middleInitialInColumn: Recognizer = {
  type: 'PERSON',
  patterns: [pattern('gu')`${behindGivenName}\p{Lu}(?=\.?${cellEnd})`],
  examples: {
    finds: {
      'box of a form':
        '1  Last name       First name      MI     Suffix\n   Sample          Erna            ⟦J⟧      -\n',
      'with a stop': '1  Last name       First name      M.I.\n   Sample          Erna            ⟦J⟧.\n',
      'head in full':
        'Last name      First name     Middle initial   Town\nSample         Erna           ⟦J⟧                Ayr\n',
      capitals: 'LAST NAME      FIRST NAME     MI    TOWN\nSAMPLE         ERNA           ⟦J⟧     AYR\n',
      'second row':
        'Surname     Given name   MI   Town\nSample      Erna         ⟦J⟧    Ayr\nMuster      Max          ⟦K⟧    Ulm\n',
      'at the end': 'Last name    First name   MI\nSample       Erna         ⟦J⟧',
    },
    ignores: {
      'another head': 'Last name       First name      Sex    Suffix\nSample          Erna            F      -\n',
      'a shift under a weekday': 'Name            Di     Mi     Do\nMuster          F      F      S\n',
      'two letters': 'Last name    First name   MI   Town\nSample       Erna         JR   Ayr\n',
      'a small letter': 'Last name    First name   MI   Town\nSample       Erna         j    Ayr\n',
      'a digit': 'Last name    First name   MI   Town\nSample       Erna         7    Ayr\n',
      'no row below': 'Last name    First name   MI\n\nSee class B\n',
    },
  },
};
