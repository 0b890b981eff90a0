import { describe, expect, test } from 'vitest';
import { withListedSurnames } from '../../src/ner/listed-surnames.js';
import { withMarks, withoutMarks } from '../marked-text.js';
import type { NameSpan } from '../../src/ner/name-span.js';

/** Persons are what stands in angle brackets; what is found besides is marked. */
function listed(written: string): string {
  const text = withoutMarks(written).replace(/[<>]/g, '');
  let shift = 0;
  const persons = Array.from(withoutMarks(written).matchAll(/<([^>]+)>/g), ({ 1: name = '', index }): NameSpan => {
    const start = index - 2 * shift++;
    return { start, end: start + name.length, type: 'PERSON', probability: 1 };
  });
  const starts = new Set(persons.map(({ start }) => start));
  const spans = withListedSurnames(text, persons).filter(({ start }) => !starts.has(start));
  return withMarks({ text, spans: spans.map((span) => ({ ...span, confidence: 0.85, stage: 2 as const })) });
}

describe('a surname that is a word', () => {
  test.each([
    ['between two persons', 'Frühdienst <Muster>, ⟦Kaiser⟧, <Probe>'],
    ['at the end of a list', 'Urlaub haben <Muster>, <Probe>, ⟦Fuchs⟧.'],
    ['behind the last comma', 'Es kamen <Muster>, <Probe> und ⟦Winter⟧\nDanach'],
    ['twice in a list', '<Muster>, ⟦Koch⟧, <Probe> und ⟦Wolf⟧.'],
    ['in English', '<Sample>, ⟦Young⟧ and <Probe>'],
  ])('is a person %s', (_name, written) => {
    expect(listed(written)).toBe(written.replace(/[<>]/g, ''));
  });

  test.each([
    ['alone', 'Im Winter kam <Muster>, <Probe> nicht'],
    ['behind one person', '<Muster>, Koch.'],
    ['before a further word', '<Muster>, <Probe>, Koch im Haus'],
    ['that no list has', '<Muster>, Zeitung, <Probe>'],
  ])('is none %s', (_name, written) => {
    expect(listed(written)).toBe(written.replace(/[<>]/g, ''));
  });
});
