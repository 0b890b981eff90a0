/** The vectors in `conformance/`, which others may use too, against our own recognizers, both ways. */
import { readdirSync, readFileSync } from 'node:fs';
import { allRecognizers } from '@palimpsest/engine/recognizers';
import { compileRecognizers } from '@palimpsest/engine/stages';
import { describe, expect, test } from 'vitest';

interface Vectors {
  readonly type: string;
  readonly carrier: string;
  readonly valid: readonly { readonly value: string; readonly normalized: string; readonly layout: string }[];
  readonly invalid: readonly { readonly value: string; readonly reason: string }[];
}

const folder = new URL('../conformance/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const read = (file: string): Vectors => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Vectors; // our own file

const findPatterns = compileRecognizers(allRecognizers);

/** What all recognizers together take for a number of this type in the carrier sentence. */
function found({ type, carrier }: Vectors, value: string): string[] {
  const text = carrier.replace('{value}', value);
  return findPatterns(text)
    .filter((span) => span.type === type)
    .map(({ start, end }) => text.slice(start, end));
}

describe.each(files)('%s', (file) => {
  const vectors = read(file);
  const recognizers = allRecognizers.filter(({ type }) => type === vectors.type);

  test.each(vectors.valid)('finds $value ($layout)', ({ value, normalized }) => {
    expect(found(vectors, value)).toContain(value);
    expect(recognizers.map(({ normalize }) => normalize?.(value) ?? value)).toContain(normalized);
  });

  test.each(vectors.invalid)('leaves $value alone ($reason)', ({ value }) => {
    expect(found(vectors, value)).toEqual([]);
  });

  test('no value stands twice, and none is both valid and invalid', () => {
    const values = [...vectors.valid, ...vectors.invalid].map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
  });
});

test('conformance/README.md lists every file', () => {
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  expect(Array.from(readme.matchAll(/^\| \[([\w-]+\.json)\]/gmu), ([, file]) => file)).toEqual(files);
});
