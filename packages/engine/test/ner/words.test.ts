import { expect, test } from 'vitest';
import { findWords } from '../../src/ner/words.js';

const wordsOf = (text: string, bounds: { start: number; end: number }[] = []): string[] =>
  findWords(text, bounds).map(({ start, end }) => text.slice(start, end));

test.each([
  ['hyphens and ampersands inside', 'Müller-Lüdenscheidt, C&A -x-', ['Müller-Lüdenscheidt', 'C&A', 'x']],
  ['apostrophes inside', "O'Neill D’Angelo Hans'", ["O'Neill", 'D’Angelo', 'Hans']],
  ['genitive s outside', "John's d'Estaing's", ['John', "d'Estaing"]],
  ['an s that begins a word stays', "Rock 's'", ['Rock', 's']],
  ['combining marks inside', 'Mu\u0308ller', ['Mu\u0308ller']],
  ['scripts without spaces', '李明 lives', ['李', '明', 'lives']],
])('%s', (_name, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('no word goes over a bound', () => {
  expect(wordsOf('abXcd', [{ start: 2, end: 3 }])).toEqual(['ab', 'cd']);
});

test('a hundred thousand genitives take linear time', () => {
  expect(wordsOf("a's ".repeat(25_000))).toHaveLength(25_000);
});
