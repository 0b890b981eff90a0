import { expect, test } from 'vitest';
import { maskedView, type Span, undetected } from '../../src/index.js';
import { windowsOf } from '../../src/llm/masked-view.js';

const view = (text: string, values: readonly (readonly [Span['type'], string])[]) => {
  let from = 0;
  const spans = values.map(([type, value]): Span => {
    const start = text.indexOf(value, from);
    from = start + value.length;
    return { start, end: from, type, confidence: 1, stage: 1 };
  });
  return maskedView({ ...undetected(text), spans });
};

test('equal values get equal placeholders, numbered for each type', () => {
  const values = [['PERSON', 'Anna'], ['PERSON', 'Otto'], ['LOCATION', 'Ulm'], ['PERSON', 'Anna']] as const; // prettier-ignore
  expect(view('Anna und Otto in Ulm, Anna!', values)).toBe('[PERSON_1] und [PERSON_2] in [LOCATION_1], [PERSON_1]!');
});

test('no placeholder looks like a literal of the text', () => {
  expect(view('[PERSON_1] sagt Anna [PERSON_2]', [['PERSON', 'Anna']])).toBe('[PERSON_1] sagt [PERSON_3] [PERSON_2]');
});

test('surrogates without their other half are shown as U+FFFD', () => {
  expect(view('Anna \ud83d 🐝 \udc1d', [['PERSON', 'Anna']])).toBe('[PERSON_1] \ufffd 🐝 \ufffd');
});

test('a long text goes in windows that overlap, cut at the ends of paragraphs', () => {
  const paragraph = `${'Sie züchtet Bienen im Dorf. '.repeat(100).trim()}\n\n`;
  const windows = windowsOf(paragraph.repeat(6));
  expect(windows.join('').length).toBeGreaterThanOrEqual(paragraph.length * 6);
  for (const window of windows) expect(window.endsWith('\n\n')).toBe(true);
  const line = windowsOf('Sie züchtet Bienen im Dorf. '.repeat(500));
  expect(line.join('').length).toBeGreaterThan(28 * 500 + 100);
});

test('there is nothing to look at where no word is left', () => {
  expect(windowsOf('[PERSON_1] 12, [LOCATION_3]: 🐝!')).toEqual([]);
});
