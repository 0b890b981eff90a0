/** One damaged row: the value in it is lost, and nothing else is. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort, newFolder, type Server, serverSettings, startServer } from '../cli/process.js';
import { createDatabase, describeWithPostgres, directServer } from '../stores/test-postgres.js';
import { joinConversation, startConversation } from './conversation.js';
import { postgresSettings } from './replicas.js';
import { mailbox } from './texts.js';

type ServerSettings = ReturnType<typeof serverSettings>;

let server: Server | undefined;
afterEach(() => server?.stop());

/** Fills a session, has `damage` change one byte of the sealed value of number 1, and goes on with the session. */
async function expectRestLives(settings: ServerSettings, damage: () => void | Promise<void>): Promise<void> {
  server = await startServer(settings);
  const conversation = await startConversation(server);
  const { text } = await conversation.mask(`${mailbox(1)} ${mailbox(2)} ${mailbox(3)}`);
  await server.stop(); // nothing of it stays in memory
  await damage();

  server = await startServer({ ...settings, PALIMPSEST_ADMIN_PORT: String(await freePort()) });
  const again = joinConversation(server, conversation.id);
  expect(await again.unmask(text)).toBe(`[EMAIL_ADDRESS_1] ${mailbox(2)} ${mailbox(3)}`);
  const metrics = await (await fetch(`${server.adminUrl ?? ''}/metrics`)).text();
  expect(metrics).toContain('palimpsest_corrupt_values_total 1\n');
  expect((await again.mask(`${mailbox(2)} ${mailbox(4)}`)).text).toBe('[EMAIL_ADDRESS_2] [EMAIL_ADDRESS_4]');
  expect((await again.mask(mailbox(1))).text).toBe('[EMAIL_ADDRESS_1]');
  expect(await again.unmask(`${text} [EMAIL_ADDRESS_4]`)).toBe(
    `[EMAIL_ADDRESS_1] ${mailbox(2)} ${mailbox(3)} ${mailbox(4)}`,
  );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect((await server.stop()).code).toBe(0);
}

describe('where a stored value is damaged, its placeholder stays as written, the rest is restored, and a metric counts it', () => {
  test('in SQLite', async () => {
    const folder = newFolder();
    await expectRestLives(serverSettings(folder), () => {
      const db = new DatabaseSync(join(folder, 'palimpsest.db'));
      const { row, bytes } = db
        .prepare('SELECT secret.row, bytes FROM mapping JOIN secret ON secret.row = sealed WHERE number = 1')
        .get() as { row: number; bytes: Uint8Array }; // as selected
      db.prepare('UPDATE secret SET bytes = ? WHERE row = ?').run(withLastByteChanged(bytes), row);
      db.close();
    });
  });

  describeWithPostgres((postgres) => {
    test('in PostgreSQL', async () => {
      const database = await createDatabase(postgres);
      await expectRestLives({ ...serverSettings(newFolder()), ...postgresSettings(database.url) }, async () => {
        const [{ sealed } = {}] = await database.query('SELECT sealed FROM palimpsest.mapping WHERE number = 1');
        await database.query('UPDATE palimpsest.mapping SET sealed = $1 WHERE number = 1', [
          withLastByteChanged(sealed as Buffer), // the column is bytea
        ]);
      });
      await database.drop();
    });
  }, directServer);
});

const withLastByteChanged = (bytes: Uint8Array): Uint8Array => bytes.with(bytes.length - 1, (bytes.at(-1) ?? 0) ^ 1);
