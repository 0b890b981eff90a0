import { describe, expect, test } from 'vitest';
import { allRecognizers } from '../src/recognizers/index.js';
import { markSpans, withoutMarks } from './marked-text.js';
import { titleOf } from './recognizer-title.js';

describe.each(allRecognizers.map((recognizer) => [titleOf(recognizer), recognizer] as const))(
  '%s',
  (_title, recognizer) => {
    const examples = Object.entries({ ...recognizer.examples.finds, ...recognizer.examples.ignores });
    const alone = [recognizer];
    test.each(examples)('alone: %s', (_name, marked) => {
      expect(markSpans(withoutMarks(marked), alone)).toBe(marked);
    });
    test.each(examples)('among all: %s', (_name, marked) => {
      expect(markSpans(withoutMarks(marked), allRecognizers, recognizer.type)).toBe(marked);
    });
    test('has six examples of what it finds and six of what it ignores', () => {
      expect(Object.keys(recognizer.examples.finds).length).toBeGreaterThanOrEqual(6);
      expect(Object.keys(recognizer.examples.ignores).length).toBeGreaterThanOrEqual(6);
    });
    test('what it ignores has no marks', () => {
      for (const text of Object.values(recognizer.examples.ignores)) expect(text).toBe(withoutMarks(text));
    });
  },
);
