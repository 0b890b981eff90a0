import { openTestStore } from './test-sessions.js';
import { storeContract } from './store-contract.js';

storeContract('SQLite', openTestStore);
