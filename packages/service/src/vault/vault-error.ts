/** What can be wrong with keys, in one line for the operator. No key is ever printed. */

/** The kinds of failure, each with what the operator reads before the detail. */
const vaultFailures = {
  bad_master_key: 'PALIMPSEST_MASTER_KEY or its file',
  unknown_master_key: 'A master key that stored sessions need is not configured',
  wrong_master_key: 'A master key does not open what was wrapped under its id',
  key_file: 'The master key file cannot be used',
} as const satisfies Record<string, string>;

/** A key of `vaultFailures`. */
export type VaultFailure = keyof typeof vaultFailures;

/** Thrown for keys that are missing, malformed or wrong. */
export class VaultError extends Error {
  override readonly name = 'VaultError';

  constructor(
    readonly code: VaultFailure,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${vaultFailures[code]}: ${detail}`, options);
  }
}
