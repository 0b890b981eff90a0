import { storeContract } from './store-contract.js';
import { describeWithPostgres, openStoreOnTrial } from './test-postgres.js';

describeWithPostgres((server) => {
  storeContract(server.name, (nowMs) => openStoreOnTrial(server, nowMs));
});
