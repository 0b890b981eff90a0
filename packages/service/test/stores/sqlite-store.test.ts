import { openTestStore } from './test-sessions.js';
import { storeContract } from './store-contract.js';

storeContract('SQLite', async (nowMs) => {
  const clock = { nowMs };
  const store = await openTestStore(clock);
  return {
    store,
    setClock: (time) => {
      clock.nowMs = time;
      return Promise.resolve();
    },
    close: () => store.close(),
  };
});
