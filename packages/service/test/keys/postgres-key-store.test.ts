import { expect, test } from 'vitest';
import { createPostgresKeyStore } from '../../src/keys/postgres-key-store.js';
import { describeWithPostgres, openTestDatabase, stopClock } from '../stores/test-postgres.js';
import { keyStoreContract } from './key-store-contract.js';

describeWithPostgres((server) => {
  keyStoreContract(server.name, async (nowMs) => {
    const { database, test: own, close } = await openTestDatabase(server);
    const setClock = await stopClock(own, nowMs);
    return { open: (bootstrapToken) => createPostgresKeyStore(database, bootstrapToken), setClock, close };
  });

  test(`${server.name}: replicas never claim the first start, nor is a token in the database`, async () => {
    const { database, test: own, close } = await openTestDatabase(server);
    const keys = createPostgresKeyStore(database);
    expect(await keys.claimFirstStart()).toBe(false);
    const { token } = await keys.createKey({ tenant: 'acme' });
    const rows = JSON.stringify(await own.query('SELECT * FROM palimpsest.api_key'));
    expect(rows).not.toContain(token.slice(21));
    await close();
  });
});
