/** Pages that name tests name such as exist, and every row of their tables names one. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const pages = ['docs/threat-model.md', 'docs/promises.md'] as const;
const usualFolder = 'packages/service/test';

/** The tests that a piece of a page names: `file` "title". */
const namedIn = (text: string): [file: string, title: string][] =>
  Array.from(text.matchAll(/`([\w./-]+\.test\.ts)` "([^"]+)"/g), ([, file = '', title = '']) => [
    existsSync(file) ? file : `${usualFolder}/${file}`,
    title,
  ]);

/** Scripts that a row names where no test can tell. */
const scriptsIn = (row: string): string[] =>
  Array.from(row.matchAll(/`(bench\/[\w./-]+\.mjs)`/g), ([, file = '']) => file);

/** Rows of tables that have a column of tests, with the heads of their tables left out. */
function rowsOf(page: string): string[] {
  const tables = readFileSync(page, 'utf8').split(/\n{2,}/).filter((block) => /^\|.*\| test \|/.test(block)); // prettier-ignore
  return tables.flatMap((table) => table.trim().split('\n').slice(2));
}

describe.each(pages)('%s', (page) => {
  test('has rows', () => {
    expect(rowsOf(page).length).toBeGreaterThan(15);
  });

  test.each(rowsOf(page))('names a test, or a script that is there, in %s', (row) => {
    expect(namedIn(row).length + scriptsIn(row).length).toBeGreaterThan(0);
    for (const script of scriptsIn(row)) expect(existsSync(script), script).toBe(true);
  });

  test.each(namedIn(readFileSync(page, 'utf8')))('names a test that exists: %s, %s', (file, title) => {
    expect(existsSync(file), file).toBe(true);
    const titles = readFileSync(file, 'utf8').replaceAll("\\'", "'");
    expect(titles.includes(title), `"${title}" in ${file}`).toBe(true);
  });
});
