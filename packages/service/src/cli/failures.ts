/** How a failure reads on the terminal. */
import { ModelFolderError } from '@palimpsest/engine';
import { ConfigError } from '../config.js';
import { StoreError } from '../stores/store-error.js';

/** Errors whose message tells the operator what to mend; the message carries no text and no secret. */
const expected = [ConfigError, ModelFolderError, StoreError, StartError];

/** Failures of the operating system that have a plain cause. */
const systemFailures: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken by another program',
  EACCES: 'this user may not do that',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOSPC: 'the disk is full',
};
