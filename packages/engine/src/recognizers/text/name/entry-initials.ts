import type { Recognizer } from '../../../recognizer.js';
import { markedCellOrLineEnd, markedCellStart } from '../cell.js';
import { pattern } from '../pattern.js';
import { canBeInitials } from './clerk-initials.js';

/**
 * Initials of whoever made an entry, the last cell of its line under a head that asks for them: `Hz` over `ems`.
 * Rule: two to four letters, small ones too, which nurses and clerks choose for themselves (a list of these
 * `Handzeichen` is kept with the records, DGQP, documentation of nursing); only the head counts, no word beside them.
 */
export const initialsAtLineEnd: Recognizer = {
  type: 'PERSON',
  patterns: [pattern('gmu')`(?<=[|;\t][ ]{0,20}| {2})(?:\p{L}\p{Ll}{1,3}|\p{Lu}{2,3})(?=[ \t]{0,20}\|?[ \t]{0,4}\r?$)`],
  isValid: canBeInitials,
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: ['hz', 'hz.', 'hdz', 'hdz.', 'handz.', 'handzeichen', 'namenszeichen', 'kürzel', 'paraphe', 'visum', 'sign.'],
    en: ['initials', 'init', 'init.', 'sig.'],
  },
  examples: {
    finds: {
      'small letters': 'Datum   Zeit   Eintrag               Hz\n02.03.  06:55  Pat. müde, RR 104/58  ⟦ems⟧\n',
      'below a rule':
        'Datum   Zeit   Eintrag               Hz\n-----------------------\n02.03.  06:55  Pat. müde, RR 104/58  ⟦EM⟧\n',
      'a syllable': 'Datum | Eintrag | Kürzel |\n02.03. | Pat. müde | ⟦Mus⟧ |\n',
      English: 'Date    Time   Entry          Initials\n02/03   06:55  slept well     ⟦em⟧\n',
      'two capitals, in tabs': 'Datum\tEintrag\tHandzeichen\n02.03.\tPat. müde\t⟦EM⟧\n',
      semicolons: 'Datum;Eintrag;Paraphe\n02.03.;Pat. müde;⟦emu⟧\n',
    },
    ignores: {
      'another head': 'Datum   Zeit   Eintrag               Ort\n02.03.  06:55  Pat. müde, RR 104/58  ems\n',
      'an everyday word': 'Datum   Zeit   Eintrag               Hz\n02.03.  06:55  Pat. müde, RR 104/58  gut\n',
      'another column': 'Datum   Hz    Eintrag\n02.03.  gut   emu\n',
      'in the middle of a sentence': 'Datum   Zeit   Eintrag               Hz\n02.03.  06:55  Pat. müde, RR, ems\n',
      'an agreement': 'Datum   Zeit   Eintrag               Hz\n02.03.  06:55  Pat. müde, RR 104/58  ok\n',
      'five letters': 'Datum   Zeit   Eintrag               Hz\n02.03.  06:55  Pat. müde, RR 104/58  emust\n',
    },
  },
};

/** `02.03. 06:55 Uhr`: an entry begins with its day and hour. */
const dayAndHour = String.raw`^[ \t]{0,4}\d{1,2}[./]\d{1,2}[./]?(?:\d{2}){0,2},?[ \t]{1,6}\d{1,2}[:.]\d\d(?: Uhr| h)?`;

/**
 * The same at the end of an entry that begins with its day and hour, or right behind the hour, whatever heads the
 * column.
 * Rule: a wide gap before it, and behind it where words follow; small letters are three or more, as two may be a unit.
 */
export const initialsOfEntry: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgmu')`
      ${dayAndHour}[ \t]
      [^\n]{10,160}?[ ]{3,40}(?<value>\p{Lu}{2,3}|\p{Lu}\p{Ll}{1,2}|\p{Ll}{3,4})[ \t]{0,4}\r?$
    `,
    pattern('dgmu')`
      // 02.03. 06:55  emu   Leitung gemessen, dann ruhig
      ${dayAndHour}(?: {2,6}|\t)(?<value>\p{Lu}{2,3}|\p{Ll}{3})(?: {2,6}|\t)(?=\p{L}{2,30}[ ,.][^\n]{12})`,
  ],
  isValid: canBeInitials,
  examples: {
    finds: {
      'two capitals': '02.03.   06:55  Grundpflege im Bett, Pat. müde.        ⟦EM⟧\n',
      'small letters': '02.03.   06:55  Grundpflege im Bett, Pat. müde.        ⟦emu⟧\n',
      'with the year': '02.03.2026 06:55  Grundpflege im Bett, Pat. müde.     ⟦Mu⟧\n',
      'before the entry': '02.03. 06:55  ⟦emu⟧   Leitung gemessen, Dämpfung im grünen Bereich.\n',
      'before the entry, capitals': '02/03/26 06:55\t⟦EM⟧\tWashed and dressed, slept well.\n',
      British: '02/03/26 06:55  Washed and dressed, slept well.     ⟦EM⟧\n',
      'a syllable': '02.03. 6.55 Uhr  Grundpflege im Bett erfolgt   ⟦Mus⟧\n',
      'a line below': '02.03.   06:55  Grundpflege im Bett, Pat.        ⟦EM⟧\n                müde\n',
    },
    ignores: {
      'an everyday word': '02.03.   06:55  Grundpflege im Bett, Pat. müde.        gut\n',
      'a unit': '02.03.   06:55  Getrunken im Lauf des Tages 150        ml\n',
      'an ambulance': '02.03. 06:55  RTW   Ankunft am Einsatzort, Patient ansprechbar\n',
      'a train': '02.03. 06:55  ICE   Hamburg nach Ulm, Gleis vier\n',
      'a longer word before the entry': '02.03. 06:55  technik   Leitung gemessen, Dämpfung gut\n',
      'no hour': '02.03.   Grundpflege im Bett, Pat. müde.        EM\n',
      'no day': '06:55  Grundpflege im Bett, Pat. müde.        EM\n',
      'no gap': '02.03.   06:55  Grundpflege im Bett erfolgt EM\n',
      'a longer word': '02.03.   06:55  Grundpflege im Bett, Pat. müde.        EMUS\n',
    },
  },
};

/**
 * Initials of who keeps a customer or wrote an entry, in small letters in a cell under their head: `BETREUER` over `emu`.
 * Rule: three or four letters and no everyday word, between characters that part cells, as spaces do not; only the
 * head counts.
 */
export const initialsInCell: Recognizer = {
  type: 'PERSON',
  patterns: [pattern('gmu')`${markedCellStart}\p{Ll}{3,4}${markedCellOrLineEnd}`],
  isValid: canBeInitials,
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: [
      'betreuer', 'kundenbetreuer', 'bearbeiter', 'sachbearbeiter', 'kürzel', 'handzeichen', 'zuletzt', 'geändert von',
      'zuletzt geändert von', 'erfasst von', 'angelegt von', 'gebucht von', 'verkäufer', 'vertreter',
    ],
    en: ['account manager', 'updated by', 'created by', 'entered by', 'modified by', 'last edited by', 'handled by'],
  }, // prettier-ignore
  examples: {
    finds: {
      'who keeps a customer': 'KUNDENNR;LETZTER_KONTAKT;BETREUER;NOTIZ\n4711;12.06.2026;⟦emu⟧;"möchte ein Angebot"\n',
      'who wrote last': 'Nr;Text;zuletzt;x\n1;Reklamation erledigt;⟦emus⟧;y\n',
      'last cell': 'Nr;Text;Bearbeiter\n1;Reklamation erledigt;⟦emu⟧\n',
      bars: '| Nr | Bearbeiter | Text |\n|---|---|---|\n| 1 | ⟦emu⟧ | erledigt |\n',
      tabs: 'Nr\tgeändert von\tText\n1\t⟦emu⟧\terledigt\n',
      English: 'No;Created by;Text\n1;⟦emu⟧;done\n',
    },
    ignores: {
      'another head': 'KUNDENNR;LETZTER_KONTAKT;STATUS;NOTIZ\n4711;12.06.2026;emu;"möchte ein Angebot"\n',
      'an everyday word': 'Nr;Text;Bearbeiter\n1;Reklamation erledigt;gut\n',
      'two letters': 'Nr;Text;Bearbeiter;x\n1;Reklamation erledigt;em;y\n',
      'five letters': 'Nr;Text;Bearbeiter;x\n1;Reklamation erledigt;emust;y\n',
      'more in the cell': 'Nr;Text;Bearbeiter;x\n1;Reklamation erledigt;emu nein;y\n',
      'between gaps': 'Nr    Text         Bearbeiter   x\n1     Reklamation  emu          y\n',
    },
  },
};
