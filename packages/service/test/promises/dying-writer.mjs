/** The real writing thread, which dies when a file with the name of the database and `.die` appears. */
import { existsSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import '../../dist/stores/sqlite/writer-thread.js';

setInterval(() => {
  if (existsSync(`${workerData}.die`)) process.exit(1);
}, 10);
