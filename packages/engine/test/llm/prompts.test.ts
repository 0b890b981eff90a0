import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attributes } from '../../src/adversary/attributes.js';
import { boundaryFor, instructions, promptVersion } from '../../src/llm/prompts.js';
import { quoteTypes } from '../../src/llm/quotes-reply.js';

const folder = new URL(`../../prompts/${promptVersion}/`, import.meta.url);
const listed = (prompt: string) => Array.from(prompt.matchAll(/^- (\w+): \S/gmu), ([, name]) => name);

describe.each(['de', 'en'] as const)('the prompts in %s', (language) => {
  test.each(['context', 'narrow'] as const)('%s explains every type in a line', (name) => {
    expect(listed(instructions(name, language, 'B'))).toEqual(quoteTypes);
  });

  test('the adversary is told every attribute', () => {
    expect(listed(instructions('adversary', language, 'B'))).toEqual(attributes);
  });

  test.each(['context', 'narrow', 'adversary'] as const)('%s names the boundary and the form of the answer', (name) => {
    const prompt = instructions(name, language, 'THE-BOUNDARY');
    expect(prompt).toContain('THE-BOUNDARY');
    expect(prompt).toContain('JSON');
    expect(prompt).not.toContain('{{');
  });
});

test('there are no other prompts', () => {
  expect(readdirSync(folder).sort()).toEqual(
    ['adversary', 'context', 'narrow'].flatMap((name) => [`${name}.de.md`, `${name}.en.md`]),
  );
  for (const file of readdirSync(folder)) expect(readFileSync(new URL(file, folder), 'utf8')).not.toBe('');
});

test('a boundary that stands in the text is not taken', () => {
  const tokens = ['guessed', 'fresh'];
  expect(boundaryFor('x =====guessed===== y', () => tokens.shift() ?? '')).toBe('=====fresh=====');
});
