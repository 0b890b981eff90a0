/** What can go wrong in a store, in one line for the operator. */

/** The kinds of failure, each with what the operator reads after the name of the store. */
export const storeFailures = {
  in_use: 'another server has it open',
  not_ours: 'belongs to another program or another version of this one',
  incomplete: 'lacks tables or columns that it had; were they dropped, or not all restored?',
  corrupt: 'the file is damaged or no SQLite database',
  cannot_open: 'cannot be opened or created; does the folder exist, and may this user write there?',
  read_only: 'cannot be written; is it read-only, or a standby?',
  full: 'the disk is full',
  io_error: 'cannot be read or written; is the disk full or failing?',
  moved: 'the file was deleted or replaced under the running server; what is written now will be lost',
  busy: 'stayed locked by another connection',
  unreachable: 'cannot be reached, does not answer, or broke off',
  untrusted:
    'does not prove who it is over TLS; sslrootcert=FILE names whom to trust, sslmode=disable asks for no proof',
  no_certificates: 'cannot be asked who it is: the file that sslrootcert names cannot be read',
  login_refused: 'refuses the user, the password or the database',
  forbidden: 'does not give this user the rights that it needs',
  too_old: 'is older than PostgreSQL 14',
  too_slow: 'did not answer in time',
  exhausted: 'had no connection free in time',
  crowded: 'has as many connections as it takes; see max_connections, and the limits of the user and the database',
  constraint: 'refused, because the placeholder, the value or the session is already there',
  closed: 'is closed, or its writer has died',
  failed: 'failed',
} as const satisfies Record<string, string>;

/** A key of `storeFailures`. */
export type StoreFailure = keyof typeof storeFailures;

/** Thrown by stores and key files. The message is one line without any value, key or text. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: StoreFailure,
    readonly store: string,
    options?: ErrorOptions,
  ) {
    super(`Store ${store}: ${storeFailures[code]}`, options);
  }
}
