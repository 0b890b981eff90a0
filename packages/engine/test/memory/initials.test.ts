import { expect, test } from 'vitest';
import { KnownValues, recall, type Span, undetected } from '../../src/index.js';
import { withMarks, withoutMarks } from '../marked-text.js';

const inBrackets = (marked: string): string => marked.replaceAll('⟦', '[').replaceAll('⟧', ']');

/** The text with `[ ]` around what is masked, where stage 2 found the persons that `⟦ ⟧` mark. */
function recalled(marked: string): string {
  const spans = Array.from(marked.matchAll(/⟦(.*?)⟧/gu), ({ 0: { length }, index }, before): Span => {
    const start = index - 2 * before; // less the marks before it
    return { start, end: start + length - 2, type: 'PERSON', confidence: 0.85, stage: 2 };
  });
  return inBrackets(withMarks(recall({ ...undetected(withoutMarks(marked)), spans }, new KnownValues())));
}

test.each([
  [
    'behind a role, and wherever they stand',
    '⟦Erna Muster⟧ (Chair) EM; ⟦Sam Sample⟧\nEM left. EM: no. Panel: EM, EMS',
    '[Erna Muster] (Chair) [EM]; [Sam Sample]\n[EM] left. [EM]: no. Panel: [EM], EMS',
  ],
  ['in brackets', '⟦Klaus Meier⟧ (KM)\nZuständig: KM', '[Klaus Meier] ([KM])\nZuständig: [KM]'],
  ['behind a role, in brackets', '⟦Klaus Meier⟧, Vorsitz (KM)', '[Klaus Meier], Vorsitz ([KM])'],
  ['found as a part of the name', 'Rev. ⟦Sam Sample SS⟧; SS agreed', 'Rev. [Sam Sample] [SS]; [SS] agreed'],
  ['surname first', '⟦Meier, Klaus⟧ (KM), ⟦Beispiel, Max⟧ (BM)', '[Meier, Klaus] ([KM]), [Beispiel, Max] ([BM])'],
  [
    'of three names',
    '⟦Anna Maria Koch⟧ AMK\n⟦Max Muster-Sample⟧ MS',
    '[Anna Maria Koch] [AMK]\n[Max Muster-Sample] MS',
  ],
  ['with a particle', '⟦Erna von der Heide⟧ (EH)', '[Erna von der Heide] ([EH])'],
  [
    'of a legend',
    'EM = Dr. ⟦Erna Muster⟧, KM: ⟦Klaus Meier⟧\nEM: ja, KM?',
    '[EM] = Dr. [Erna Muster], [KM]: [Klaus Meier]\n[EM]: ja, [KM]?',
  ],
  ['a particle that is a name', 'LV = ⟦Le Van Sample⟧\nLV', '[LV] = [Le Van Sample]\n[LV]'],
  [
    'of a legend, letters within the name',
    'ekm = ⟦Erna Muster⟧ · Mus = ⟦Karl Muster⟧ · kbe = Fr. ⟦Beispiel, Karla⟧\nBett gemacht   Mus\nkbe',
    'ekm = [Erna Muster] · [Mus] = [Karl Muster] · [kbe] = Fr. [Beispiel, Karla]\nBett gemacht   [Mus]\n[kbe]',
  ],
  ['of a legend, behind a colon', 'kwi: ⟦Klara Wilms⟧\nInsulin   kwi', '[kwi]: [Klara Wilms]\nInsulin   [kwi]'],
  ['found as a part of another name', '⟦Lena EM⟧ = ⟦Erna Muster⟧', '[Lena] [EM] = [Erna Muster]'],
  ['with an umlaut', '⟦Özlem Demir⟧ (ÖD, Protokoll)', '[Özlem Demir] ([ÖD], Protokoll)'],
])('initials behind a name: %s', (_what, text, expected) => {
  expect(recalled(text)).toBe(expected);
});

test.each([
  ['other letters', '⟦Klaus Meier⟧ (AB)'],
  ['a legal form', '⟦Klaus Gruber⟧ KG'],
  ['a title', '⟦Maria Diaz⟧ MD, ⟦Karl Christ⟧ KC'],
  ['a department', '⟦Ines Thaler⟧ (IT), ⟦Hanna Rau⟧ (HR)'],
  ['a sentence that goes on', '⟦Erna Muster⟧ EM left'],
  ['one name', '⟦Meier⟧ ME'],
  ['a speaker who names another', 'EM: ⟦Klaus Meier⟧ ist da'],
  ['small letters', '⟦Klaus Meier⟧ (km)'],
  ['a label', 'von: ⟦Vonda Muster⟧\nvon'],
  ['an everyday word of a legend', 'am = ⟦Anna Muster⟧\nam Bett'],
  ['a name of a program', 'user = ⟦Anna Muster⟧'],
])('no initials: %s', (_what, text) => {
  expect(recalled(text)).toBe(inBrackets(text));
});

test.each([
  [
    'of an interview',
    'Interview: ⟦Erna M.⟧ mit ⟦Karl Beispiel⟧\nEM: Und dann?\nKB: Regen.\nEM: Ach. KB?\nKB: Ja.',
    'Interview: [Erna M.] mit [Karl Beispiel]\n[EM]: Und dann?\n[KB]: Regen.\n[EM]: Ach. [KB]?\n[KB]: Ja.',
  ],
  [
    'of a log, surname first',
    'Opened by ⟦Muster, Erna⟧\n  EM   called\n  EM   closed\n',
    'Opened by [Muster, Erna]\n  [EM]   called\n  [EM]   closed\n',
  ],
  [
    'behind the time',
    '⟦Erna Muster⟧\n[10:04] EM: da\n10:07 EM: weg\n',
    '[Erna Muster]\n[10:04] [EM]: da\n10:07 [EM]: weg\n',
  ],
])('initials before what somebody says: %s', (_what, text, expected) => {
  expect(recalled(text)).toBe(expected);
});

/** More than a conversation has speakers: `EM`, `NA`, `NB` ..., `OZ`. */
const codes = ['EM', ...Array.from({ length: 52 }, (_, at) => String.fromCharCode(78 + (at & 1), 65 + (at >> 1)))];

test.each([
  ['one line', '⟦Erna Muster⟧ kam.\nEM: heute\n'],
  ['fields of a mail', '⟦Clara Cramer⟧ schrieb.\nCC: alle\n> CC: alle\n'],
  ['other letters', '⟦Erna Muster⟧ kam.\nQB: heute\nQB: morgen\n'],
  ['no label', '⟦Erna Muster⟧ kam.\nEM heute\nEM morgen\n'],
  ['a table of codes', `⟦Erna Muster⟧ kam.\n${codes.map((code) => `${code}: 1\n${code}: 2\n`).join('')}`],
  ['no person', 'Die EM kam.\nEM: heute\nEM: morgen\n'],
])('no initials of a speaker: %s', (_what, text) => {
  expect(recalled(text)).toBe(inBrackets(text));
});
