/** Examples in the docstrings of exports are true: `@example call(...) // value`, and perhaps a note behind `, as` or `, that is`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const docstring = /\/\*\*(?:(?!\*\/)[^])*@example[^]*?\*\/(?=\nexport )/gu;
const example = /@example (?<call>.*) \/\/ (?<value>.*?)(?:, (?:as|that is) .*)?(?: \*\/)?$/gmu;

const files = readdirSync('packages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\w+\/src\/.*\.ts$/.test(file))
  .map((file) => join('packages', file));
const examples = files.flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(docstring), ([text]) => text).flatMap((text) =>
    Array.from(text.matchAll(example), ({ groups: { call = '', value = '' } = {} }) => ({ file, call, value })),
  ),
);

/** What JavaScript makes of an expression in which the exports of a module may stand. */
const valueOf = (expression: string, module: object): unknown =>
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- our own docstrings
  new Function(...Object.keys(module), `return (${expression});`)(...(Object.values(module) as unknown[]));

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(25);
});

test.each(examples)('$call is $value', async ({ file, call, value }) => {
  const module = (await import(/* @vite-ignore */ resolve(file))) as object;
  expect(valueOf(call, module)).toEqual(valueOf(value, {}));
});
