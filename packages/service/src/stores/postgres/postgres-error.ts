/** Reads the errors of PostgreSQL, of PgBouncer, of the network and of the driver. */
import { codeOf } from '../../errors/code-of.js';
import { StoreError, type StoreFailure } from '../store-error.js';

/**
 * SQLSTATEs, or the classes that their first two characters name:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const failureOfState: Readonly<Record<string, StoreFailure>> = {
  '08': 'unreachable', // connection exceptions; PgBouncer gives 08P01 when it has no server
  '23': 'constraint',
  '25006': 'read_only',
  '25P03': 'unreachable', // the database ended the connection, as its timeouts for transactions want it
  '25P04': 'unreachable',
  '28': 'login_refused',
  '3D': 'login_refused', // no such database
  '3F000': 'incomplete',
  '42501': 'forbidden',
  '42703': 'incomplete', // a column, function or table that a migration has made is not there
  '42710': 'not_ours', // tables or functions that a migration would make are there
  '42723': 'not_ours',
  '42883': 'incomplete',
  '42P01': 'incomplete',
  '42P07': 'not_ours',
  '53100': 'full',
  '53300': 'crowded',
  '53': 'unreachable', // insufficient resources
  '55000': 'login_refused', // the database takes no connections
  '55P03': 'busy', // lock_timeout
  '57014': 'too_slow', // statement_timeout
  '57P': 'unreachable', // shut down by an administrator, by a crash, or still starting
  '58030': 'io_error',
  XX001: 'io_error',
  XX002: 'io_error',
};

/** What the driver says in words only (pg 8.23). */
const failureOfMessage: readonly (readonly [RegExp, StoreFailure])[] = [
  [/^timeout exceeded when trying to connect$/, 'exhausted'],
  [/^Query read timeout$/, 'unreachable'], // not even statement_timeout came back
  [/^(?:Connection terminated|Client has encountered a connection error|timeout expired)/, 'unreachable'],
  [/^SASL: .*client password must be/, 'login_refused'],
  [/^The server does not support SSL connections$/, 'untrusted'],
  [/^Cannot use a pool after calling end/, 'closed'],
];

/** Node's codes for a certificate that it does not trust, of OpenSSL and its own. */
const isDistrusted = (code: string): boolean => /CERT|SIGNATURE|^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code);
const isOfNetwork = (code: string): boolean => /^E[A-Z_]+$/.test(code);

/** What kind of failure an error is; `failed` for what is not known. */
function failureOf(error: unknown): StoreFailure {
  if (!(error instanceof Error)) return 'failed';
  const code = codeOf(error) ?? '';
  const state = /^[0-9A-Z]{5}$/.test(code) ? code : '';
  for (const prefix of [state, state.slice(0, 3), state.slice(0, 2)]) {
    const failure = failureOfState[prefix];
    if (failure !== undefined) return failure;
  }
  if (isDistrusted(code)) return 'untrusted';
  if (isOfNetwork(code)) return 'unreachable';
  return failureOfMessage.find(([message]) => message.test(error.message))?.[1] ?? 'failed';
}

/** Wraps an error at the door it came in by; a `StoreError` passes as it is. `store` names the server. */
export const asStoreError = (error: unknown, store: string): StoreError =>
  error instanceof StoreError ? error : new StoreError(failureOf(error), store, { cause: error });
