/** The table of errors in the SDK's README has every class and no other, with its code. */
import { problems } from '@palimpsest/protocol';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as sdk from '../src/index.js';

const rows = Array.from(
  readFileSync('packages/client/README.md', 'utf8').matchAll(/^\| `(\w+Error)` \| (?:`(\w+)`|[^|]+) \|/gm),
  ([, name = '', code]) => ({ name, code }),
);

test('every error class is in the table, and every class of the table is exported', () => {
  const classes = Object.keys(sdk).filter((name) => name.endsWith('Error') && name !== 'PalimpsestError');
  expect(rows.map(({ name }) => name).sort()).toEqual(classes.sort());
});

test('every code of the contract has a class of its own, and 503, which has none, the UnavailableError', () => {
  const codes = rows.flatMap(({ code }) => (code !== undefined && code in problems ? [code] : []));
  expect(codes.sort()).toEqual(['rate_limit_exceeded', 'session_not_found', 'unauthorized', 'validation_error']);
  expect(new sdk.UnavailableError(503, undefined).code).toBe('unavailable');
});
