import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { verbOrAdverb } from './behind-label.js';
import { isNumber, numberToken } from './number-token.js';
import { wordBeforeItsShape } from './words-with-shape.js';

/**
 * A number behind a word that means something else unless what follows has the shape that goes with it: `PO 25-0441`,
 * `Konto 44188204`.
 * Rule: as `labelledNumber`, with that shape.
 */
export const numberOfShape: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('dgu')`${wordStart}(?:${wordBeforeItsShape})${verbOrAdverb}(?<value>${numberToken})`],
  isValid: isNumber,
  examples: {
    finds: {
      'reference of a solicitor': 'Swansea; Ref ⟦RP/kd/T441-1⟧; tel',
      'capitals of a posting': 'MUSTER PATIENT ⟦77120⟧     64,34-',
      'purchase order': 'sizes S-XL, PO ⟦25-0441⟧, budget',
      'agency of an insurer': 'Tarif 23.1 | Agentur ⟦00441/7⟧\n',
      'agency before its name': 'Agentur ⟦4417⟧  Erna Muster, Ulm',
      'key of a door': 'Auf Ihrem ist die Prägung ⟦K 4418⟧ drauf',
      'season ticket': 'geb. am 3.5.2015    Karte ⟦0004 4177⟧\n',
      'code of an Austrian lawyer': 'Rechtsanwälte GmbH, Code ⟦R144177⟧, Wien',
      'test report form': 'IELTS 7.5, TRF ⟦09DE004417BROI117A⟧)',
      'deed of a notary': 'gemäß UVZ ⟦1187/2026 H⟧ vom',
      'inventory of an office': 'Notebook NB-0441 steht bei mir, Inventar ⟦20-04417⟧.',
      'flat of an administration': 'Eigentümerin der WE ⟦0417.02⟧, bitte',
      'firm of a regulator': 'by the FCA (FRN ⟦834032⟧).',
      'chat with a customer': 'Conversation ⟦C-97238624⟧ | Started',
      'invoice in a list': 'Sample Ltd, inv ⟦NG-36152⟧   £318.00',
      'registered company': 'Sample Geysers CC (reg. ⟦2008/114418/23⟧), and',
      account: 'auf das Konto ⟦44188204⟧ BLZ 37040044',
      'group of insured, wide gap': 'SEWARD NE 68434          Group             ⟦0091774⟧\n',
      'group of insured': 'Sample Cross group ⟦91774⟧.',
      'customer and invoice of a posting': 'Muster GmbH  Kd ⟦10442⟧ Re ⟦2026-0417⟧   -88,16\n',
      'invoice, abbreviated': 'hat Re. ⟦20418⟧ nicht bezahlt',
      'house with several owners': 'Subject: CTS ⟦38714⟧ "Sample Rise"',
      'file of an office': 'siehe Akte ⟦118/26⟧, Blatt',
      'identity card': 'Perso ⟦L01X00T479⟧ vorgelegt',
      'day book of the police': 'Revier Mitte, Tgb. ⟦1417/26⟧, war',
      'chip of a dog': 'Rüde, Transponder ⟦276 098 104 417 118⟧\n',
      prescription: 'Refill Rx ⟦4417118⟧ today',
      'file of the police': 'dazu Vorgang ⟦418/2026⟧ der',
      'specimen of a laboratory': 'Specimen ⟦26-4417⟧ received',
      'papers of a car': 'ZB II ⟦CD441882⟧ liegt',
      'cover of a car, whose it is': 'eVB des Käufers: ⟦K7T4P2X⟧.',
      'student, abbreviated': 'Dissertation. Matric. ⟦204418820⟧\n',
      'entry of a profession': 'Urkunde, Reg. ⟦PTA/0441/16⟧\n',
      'cover of a car': 'Ihre eVB lautet ⟦K7T4P2X⟧, die',
      'tenancy in Switzerland': 'Parkplatz 14 – Mietverhältnis ⟦4082.01.0307⟧\n',
      'flat by its object': 'Heizkosten, Objekt ⟦3106.02.0417⟧\n',
      'call of a bank': 'Gespräch ⟦2026-1021-00874⟧, heute',
      'licence of a trade': 'ABN | VBA Lic ⟦51886⟧\nFactory',
      'social worker of Ireland': 'Social Worker, CORU reg. ⟦SW021944⟧\n',
      'file of a payroll': 'Pay Date: 11/20   File ⟦000441⟧   Advice',
      'main meter of a club': 'Hauptzähler ⟦8ELS-51720418⟧ wurde getauscht',
      'office of Austria': 'Zahl: ⟦131-9/2026⟧\n',
      'reference in small letters': 'Housing benefit ref ⟦118204⟧, see',
      'reference of six characters': '(BA2263, ref ⟦X7KQ4D⟧) so',
      'patient of a hospital': 'Fall folgt  PID ⟦30041882⟧   Station',
      'taxpayer of a canton': 'Steuererklärung 2024, PID ⟦4.118.902.33⟧\n',
      'licence, abbreviated': 'REC Lic. ⟦REC-31874⟧\n',
      'confirmation of an order': 'zu AB ⟦26-118⟧ vom',
      'opening for a post': 'Junior Architect (Req. ⟦R-2026-0388⟧)',
      'account with a letter': 'Vet            Sample Vets, acc ⟦A20418⟧\n',
      'chip of a dog in a form': 'Microchip      ⟦977200004417118⟧\n',
      'computer seen from far away': 'AnyDesk: ⟦447 188 204⟧, bitte',
      'meter of a bill': 'GAS     Meter ⟦G4A00 83177204⟧     MPRN',
    },
    ignores: {
      'catalogue number of a reagent': 'Reagenz REF 07027559190.',
      'a postcode behind a word of two meanings': 'Code 70173 Stuttgart',
      'a year behind an invoice': 'paid by inv 2024 or',
      'a count of an inventory': 'Inventar 12 Stühle',
      'a size behind a word of two meanings': 'WE 12 qm',
      'a process': 'PID 48821 exited',
      'five digits of a meter': 'Meter 44177 read',
    },
  },
};
