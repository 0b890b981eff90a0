/** Entry point of the writer's thread: opens the connection and passes messages between the store and the writer. */
import { parentPort, workerData } from 'node:worker_threads';
import type { StoreFailure } from '../store-error.js';
import { openWriting } from './schema.js';
import { asStoreError } from './sqlite-error.js';
import { type QueuedOperation, Writer, type WriterReport, type WriterResult } from './writer.js';

/** What the store sends. `close` is the last message. */
export type ToWriter = QueuedOperation | { readonly id: number; readonly ask: 'report' | 'check' | 'close' };

/** What the thread sends: whether it could start, and then one answer for each message. */
export type FromWriter =
  | { readonly started: true }
  | { readonly started: false; readonly failure: StoreFailure; readonly cause: string }
  | { readonly id: number; readonly result: WriterResult }
  | { readonly id: number; readonly report: WriterReport }
  | { readonly id: number; readonly closed: true };

if (parentPort === null) throw new Error('This module runs as a worker thread.');
const port = parentPort;
const send = (message: FromWriter): void => {
  port.postMessage(message);
};
const file = workerData as string; // the store passes the path of the database

try {
  const writer = new Writer(openWriting(file), (id, result) => {
    send({ id, result });
  });
  serve(writer);
} catch (error) {
  const { code, message, cause } = asStoreError(error, file);
  send({ started: false, failure: code, cause: cause instanceof Error ? cause.message : message });
}

function serve(writer: Writer): void {
  port.on('message', (message: ToWriter) => {
    if ('operation' in message) {
      writer.take(message);
    } else if (message.ask === 'check') {
      send({ id: message.id, result: writer.check() });
    } else if (message.ask === 'report') {
      send({ id: message.id, report: writer.report() });
    } else {
      writer.close();
      send({ id: message.id, closed: true });
      port.close();
    }
  });
  send({ started: true });
}
