/** Master keys rotate: docs/rotation.md, step by step, over HTTP. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { masterKey, newFolder } from '../cli/process.js';
import { runHere } from '../cli/run-here.js';
import { call, openSession } from '../http/calls.js';
import { type Service, type ServiceOptions, startService } from '../http/service.js';
import { createDatabase, describeWithPostgres, directServer } from '../stores/test-postgres.js';

const [oldKey, newKey] = [masterKey(), masterKey()];
const text = 'Mail an erika@example.com';

let service: Service | undefined;
const stop = async (): Promise<void> => {
  await service?.stop();
  service = undefined;
};
afterEach(stop);

/** A service on a store in `place`: a folder, or the URL of a PostgreSQL database. */
const optionsFor = (place: string, keys: string): ServiceOptions =>
  place.startsWith('postgres:')
    ? { settings: { PALIMPSEST_MASTER_KEY: keys, PALIMPSEST_STORE: place } }
    : { settings: { PALIMPSEST_MASTER_KEY: keys }, folder: place };
const restart = async (place: string, keys: string): Promise<Service> => {
  await stop();
  return (service = await startService(optionsFor(place, keys)));
};
const mask = async (on: Service, session: string): Promise<string> =>
  (await call(on, 'POST', '/v1/masking/anonymize?stages=1', { text, session_id: session })).body.anonymized_text;
const restore = async (on: Service, session: string): Promise<unknown> => {
  const asked = { text: 'Mail an [EMAIL_ADDRESS_1]', session_id: session };
  return (await call(on, 'POST', '/v1/masking/deanonymize', asked)).body.original_text;
};
const saysDoctor = async (folder: string, keys: string): Promise<string> =>
  (
    await runHere({
      args: ['doctor'],
      settings: { PALIMPSEST_STORE: `sqlite:${folder}/palimpsest.db`, PALIMPSEST_MASTER_KEY: keys },
    })
  ).stdout;

test('old sessions live on under the old key, new ones are wrapped by the new key, and doctor says when the old one can go', async () => {
  const folder = newFolder();
  const before = await restart(folder, `old:${oldKey}`);
  const opened = await call(before, 'POST', '/v1/masking/session', { ttl_seconds: 600 });
  const { session_id: oldSession, expires_at: end } = opened.body;
  const shortSession = await openSession(before, { ttl_seconds: 60 }); // ends earlier, so it does not decide
  await mask(before, oldSession);

  const rotating = await restart(folder, `new:${newKey},old:${oldKey}`);
  const newSession = await openSession(rotating);
  await mask(rotating, newSession);
  expect(await restore(rotating, oldSession)).toBe(text);
  expect(await mask(rotating, oldSession)).toBe('Mail an [EMAIL_ADDRESS_1]');
  expect(await saysDoctor(folder, `new:${newKey},old:${oldKey}`)).toContain(`old is still needed until ${end}`);
  await stop();
  await expect(startService(optionsFor(folder, `new:${newKey}`))).rejects.toThrow('id old');

  const again = await restart(folder, `new:${newKey},old:${oldKey}`);
  await call(again, 'DELETE', `/v1/masking/session/${oldSession}`);
  await call(again, 'DELETE', `/v1/masking/session/${shortSession}`);
  expect(await saysDoctor(folder, `new:${newKey},old:${oldKey}`)).toContain('old can be dropped');
  const after = await restart(folder, `new:${newKey}`);
  expect(await restore(after, newSession)).toBe(text);
});

/** Copies the store in `place` to `copy` under the running server, rotates, deletes, and tries to open the copy. */
async function expectCopyClosed(place: string, copy: string, makeCopy: () => void): Promise<void> {
  const before = await restart(place, `old:${oldKey}`);
  const session = await openSession(before);
  await mask(before, session);
  makeCopy();
  const rotated = await restart(place, `new:${newKey},old:${oldKey}`);
  expect((await call(rotated, 'DELETE', `/v1/masking/session/${session}`)).status).toBe(204);
  const afterwards = await restart(place, `new:${newKey}`); // the old key is needed no more
  expect((await call(afterwards, 'POST', '/v1/masking/deanonymize', { text, session_id: session })).status).toBe(404);
  await stop();

  for (const keys of [`new:${newKey}`, `old:${newKey}`])
    await expect(startService(optionsFor(copy, keys))).rejects.toThrow('id old');
  const control = await restart(copy, `old:${oldKey}`); // the copy is whole: it is the key alone that is missing
  expect(await restore(control, session)).toBe(text);
}

test('a copy made before the sessions were deleted cannot be opened once the old key is gone', async () => {
  const [folder, copy] = [newFolder(), newFolder()];
  await expectCopyClosed(folder, copy, () => {
    cpSync(folder, copy, { recursive: true, filter: (file) => !file.endsWith('.lock') });
  });
});

describeWithPostgres((postgres) => {
  test('a dump made before the sessions were deleted cannot be opened once the old key is gone', async () => {
    const [database, copy] = [await createDatabase(postgres), await createDatabase(postgres)];
    await expectCopyClosed(database.url, copy.url, () => {
      execFileSync('psql', ['--quiet', copy.url], {
        input: execFileSync('pg_dump', [database.url]),
        stdio: ['pipe', 'ignore', 'inherit'],
      });
    });
    await stop();
    await Promise.all([database.drop(), copy.drop()]);
  });
}, directServer);
