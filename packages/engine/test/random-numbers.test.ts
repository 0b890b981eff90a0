/** The rule that decides who needs a context word: fewer than one random string in 200 may pass the checks alone. */
import { expect, test } from 'vitest';
import { otherCountries } from '../src/recognizers/other-countries.js';
import { titleOf } from './recognizer-title.js';

const samples = 100_000;
const mostThatMayPass = 1 / 200;

/**
 * Random letters and digits in the very layout of a fiscal code pass once in 90 times, but nothing else is laid out so; a
 * British postcode without a word is one by its place, at the end of an address.
 */
const layoutIsEvidence: readonly string[] = ['IT_FISCAL_CODE', 'UK_POSTCODE'];

/** A repeatable sequence of numbers below 2^32 (mulberry32). */
function* sequence(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

/** `value` with every digit and every letter replaced by a random one of its kind. */
const shuffled = (value: string, chance: Generator<number, never>): string =>
  value.replace(/[0-9A-Za-z]/g, (character) => {
    const random = chance.next().value;
    if (/\d/.test(character)) return String(random % 10);
    return String.fromCharCode((/[a-z]/.test(character) ? 97 : 65) + (random % 26));
  });

const withoutContext = otherCountries.filter(
  ({ needsContext, type }) => needsContext !== true && !layoutIsEvidence.includes(type),
);

test.each(withoutContext.map((recognizer) => [titleOf(recognizer), recognizer] as const))(
  '%s, found without a context word, is rarely taken for a random string of its shape',
  (_title, { patterns, normalize, isValid, examples }) => {
    const shapes = Object.values(examples.finds).flatMap((marked) => /⟦(.*?)⟧/u.exec(marked)?.[1] ?? []);
    const expressions = patterns.map(({ source, flags }) => new RegExp(source, flags));
    const takes = (value: string): boolean =>
      expressions.some((pattern) => [...value.matchAll(pattern)].some(([match]) => match === value)) &&
      (isValid?.(normalize?.(value) ?? value) ?? true);
    const chance = sequence(20261121);
    let passed = 0;
    for (let sample = 0; sample < samples; sample++) {
      if (takes(shuffled(shapes[sample % shapes.length] ?? '', chance))) passed++;
    }
    expect(passed / samples).toBeLessThan(mostThatMayPass);
  },
);
