/** The page of the docs on entity types, against the code it is made from. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { entityTypeNames } from '@palimpsest/protocol';
import { expect, test } from 'vitest';

const page = readFileSync('docs/entity-types.md', 'utf8');

test('docs/entity-types.md is what the recognizers and the table of types say', () => {
  const made = execFileSync(process.execPath, ['scripts/write-entity-types.mjs', '--stdout'], { encoding: 'utf8' });
  expect(page).toBe(made);
});

test('every type of the closed set has its row', () => {
  const rows = Array.from(
    page.matchAll(/^\| \[?([A-Z_]+)\]?[^|]*\| [^|]+ \| [1-4, ]+ \| o(?:n|ff) \|/gmu),
    ([, type]) => type,
  );
  expect(rows).toEqual(entityTypeNames);
});
