import { createPostgresRateCounter } from '../src/postgres-rate-counter.js';
import { rateCounterContract } from './rate-counter-contract.js';
import { describeWithPostgres, openTestDatabase, stopClock } from './stores/test-postgres.js';

describeWithPostgres((server) => {
  const open = async () => {
    const { database, test, close } = await openTestDatabase(server);
    return { counter: createPostgresRateCounter(database), setClock: await stopClock(test, 0), close };
  };
  rateCounterContract(server.name, open, 20);
});
