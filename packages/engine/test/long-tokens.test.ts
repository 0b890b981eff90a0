import { describe, expect, test } from 'vitest';
import { compileRecognizers } from '../src/stages.js';
import { allRecognizers } from '../src/recognizers/index.js';

const findPatterns = compileRecognizers(allRecognizers);

/** Whether one span of the type covers all of `value` in a sentence around it. */
function isMaskedWhole(type: string, value: string): boolean {
  const text = `Der Zugriff war ${value} am Montag.`;
  const start = text.indexOf(value);
  return findPatterns(text).some(
    (span) => span.type === type && span.start <= start && span.end >= start + value.length,
  );
}

/** Characters of base64url that repeat no short period. */
const base64url = (length: number): string =>
  Array.from({ length }, (_, index) => 'ab3DE_fgH1Jk-lMn0'.charAt((index * index + 3 * index) % 17)).join('');

describe('a value of no longest form is masked to its last character', () => {
  test.each([2_000, 2_048, 2_049, 10_000, 90_000])('URL of %i characters', (length) => {
    const head = 'https://www.beispiel.de/pfad?token=';
    expect(isMaskedWhole('URL', head + base64url(length - head.length - 1) + 'Z')).toBe(true);
  });

  test.each([8_000, 8_001, 20_000, 90_000])('JSON Web Token of %i characters', (length) => {
    const head = 'eyJhbGciOiJIUzI1NiJ9.eyJ';
    const rest = Math.floor((length - head.length) / 2);
    const token = `${head}${base64url(rest)}.${base64url(length - head.length - rest - 2)}Z`;
    expect(isMaskedWhole('SECRET', token)).toBe(true);
  });
});
