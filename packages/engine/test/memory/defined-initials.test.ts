import { expect, test } from 'vitest';
import { type Detection, KnownValues, recall, type Span, undetected } from '../../src/index.js';

/** The text with `[ ]` around what is masked, where stages found what `⟦ ⟧` marks. */
function recalled(marked: string): string {
  const spans: Span[] = [];
  let text = '';
  for (const [index, part] of marked.split(/[⟦⟧]/u).entries()) {
    const start = text.length;
    text += part;
    if (index % 2 === 1) spans.push({ start, end: text.length, type: 'PERSON', confidence: 0.85, stage: 2 });
  }
  const known: Detection = { ...undetected(text), spans };
  const masked = recall(known, new KnownValues()).spans;
  return masked.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
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
])('no initials: %s', (_what, text) => {
  expect(recalled(text)).toBe(text.replaceAll('⟦', '[').replaceAll('⟧', ']'));
});
