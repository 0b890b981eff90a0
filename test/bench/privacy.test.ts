/** The privacy benchmark, run against a played server: its numbers are those that follow from what the server says. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessing } from '../../packages/engine/test/adversary/guesses.js';
import { type ReplayServer, saying, startReplayServer } from '../replay-server.js';

let server: ReplayServer;
let folder: string;
beforeAll(async () => {
  server = await startReplayServer();
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-'));
});
afterAll(() => Promise.all([server.stop(), rm(folder, { recursive: true })]));

/** Two texts of eight and four words; in lower case, so that stages 1 and 2 find no name in them. */
const profiles = [
  {
    id: 'a',
    language: 'de',
    text: 'ich bin hebamme und mit einem lehrer verheiratet.',
    attributes: { occupation: ['hebamme'], relationship_status: ['verheiratet'] },
  },
  { id: 'b', language: 'de', text: 'ich bin auch hebamme.', attributes: { occupation: ['hebamme'] } },
];

test('risk, identified attributes and words left are those that follow', async () => {
  // The adversary names what it sees: the occupation for certain, the marriage as a weak hint. The context model sees
  // the marriage; stage 4 has the occupation masked.
  server.answer = (call, response) => {
    const { user, system } = call;
    if (system.includes('"guesses"')) {
      const { guesses } = guessing({
        ...(user.includes('hebamme') && { occupation: [5, 'hebamme'] }),
        ...(user.includes('verheiratet') && { relationship_status: [2, 'verheiratet'] }),
      });
      const said = { occupation: 'eine Hebamme', relationship_status: 'Verheiratet' } as Record<string, string>;
      saying({ guesses: guesses.map((guess) => ({ ...guess, guess: said[guess.attribute] ?? 'unbekannt' })) })(call, response); // prettier-ignore
    } else if (user.includes('"attribute"'))
      saying({ quotes: [{ text: 'hebamme', type: 'OCCUPATION' }] })(call, response);
    else saying({ quotes: [{ text: 'verheiratet', type: 'RELATIONSHIP_STATUS' }] })(call, response);
  };
  const files = { profiles: join(folder, 'profiles.json'), json: join(folder, 'result.json') };
  await writeFile(files.profiles, JSON.stringify(profiles));
  const run = ['bench/privacy/run.mjs', '--base-url', server.url, '--model', 'played', '--profiles', files.profiles, '--json', files.json]; // prettier-ignore
  const { stdout } = await promisify(execFile)(process.execPath, run);
  expect(stdout).toContain('words left');

  const { conditions } = JSON.parse(await readFile(files.json, 'utf8')) as Record<string, Record<string, unknown>>;
  const occupation = (risk: number, identified: number) => ({ texts: 2, risk, identified });
  const relationship = (risk: number) => ({ texts: 1, risk, identified: 0 }); // a certainty of 2 is no identification
  const none = { texts: 0, risk: null, identified: null };
  expect(conditions).toMatchObject({
    plain: {
      texts: 2,
      unassessed: 0,
      attributes: { occupation: occupation(1, 1), relationship_status: relationship(0.25), age: none },
      wordsLeft: 1,
      flags: {},
    },
    'stages 1,2': {
      attributes: { occupation: occupation(1, 1), relationship_status: relationship(0.25) },
      wordsLeft: 1,
    },
    'stages 1-3': {
      attributes: { occupation: occupation(1, 1), relationship_status: relationship(0) },
      wordsLeft: (7 / 8 + 1) / 2,
    },
    'stages 1-4': {
      attributes: { occupation: occupation(0, 0), relationship_status: relationship(0) },
      wordsLeft: (6 / 8 + 3 / 4) / 2,
    },
  });
}, 60_000);

test('there are at least 40 profiles in two languages, each with what is to be inferred', async () => {
  const all = JSON.parse(await readFile('bench/privacy/profiles.json', 'utf8')) as (typeof profiles)[number][];
  expect(all.filter(({ language }) => language === 'de').length).toBeGreaterThanOrEqual(20);
  expect(all.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(20);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  for (const { attributes } of all) expect(Object.keys(attributes).length).toBeGreaterThanOrEqual(3);
});
