/** What the writer can do, each operation as a function that runs inside a transaction which the writer opened. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Append, AppendResult, NewSession, SessionRef } from '../store.js';
import { eraseSecretsWhere, prepareSecrets } from './secrets.js';
import { era } from './sqlite-reads.js';
import { uuidBytes } from './uuid.js';

/** A write, as it travels to the writer's thread. `nowMs` is the store's clock when the caller asked. */
export type Operation =
  | { readonly kind: 'create'; readonly session: NewSession }
  | { readonly kind: 'append'; readonly append: Append; readonly nowMs: number }
  | { readonly kind: 'destroy'; readonly ref: SessionRef }
  | { readonly kind: 'end_expired'; readonly nowMs: number; readonly limit: number };

/** What an operation answers: the result of an append, the number of sessions that were ended, or nothing. */
export type Outcome = AppendResult | number | undefined;

/** Prepares the statements once; the function that it returns runs one operation. */
export function prepareOperations(db: DatabaseSyncInstance): (operation: Operation) => Outcome {
  const storeSecret = prepareSecrets(db);
  const append = prepareAppend(db, storeSecret);
  const destroy = prepareEnding(db, 'SELECT row FROM session WHERE id = ? AND tenant = ? AND wrapped_key IS NOT NULL');
  const endExpired = prepareEnding(
    db,
    `SELECT row FROM session WHERE wrapped_key IS NOT NULL AND expires_at_ms <= ? ORDER BY expires_at_ms, row LIMIT ?`,
  );
  const create = db.prepare(
    'INSERT INTO session (id, tenant, expires_at_ms, master_key_id, wrapped_key) VALUES (?, ?, ?, ?, ?)',
  );
  return (operation) => {
    switch (operation.kind) {
      case 'create': {
        const { id, tenant, expiresAtMs, masterKeyId, wrappedKey } = operation.session;
        create.run(uuidBytes(id), tenant, expiresAtMs, masterKeyId, storeSecret(wrappedKey));
        return undefined;
      }
      case 'append':
        return append(operation.append, operation.nowMs);
      case 'destroy':
        destroy(uuidBytes(operation.ref.id), operation.ref.tenant);
        return undefined;
      case 'end_expired':
        return endExpired(operation.nowMs, operation.limit);
    }
  };
}

/** Ends the sessions whose rows `selection` gives: erases their wrapped keys. Returns how many there were. */
function prepareEnding(
  db: DatabaseSyncInstance,
  selection: string,
): (...parameters: (Buffer | string | number)[]) => number {
  const erase = db.prepare(`${eraseSecretsWhere} row IN (SELECT wrapped_key FROM session WHERE row IN (${selection}))`);
  const end = db.prepare(`UPDATE session SET wrapped_key = NULL WHERE row IN (${selection})`);
  return (...parameters) => {
    erase.run(...parameters);
    return end.run(...parameters).changes;
  };
}

function prepareAppend(
  db: DatabaseSyncInstance,
  storeSecret: (bytes: Uint8Array) => number,
): (append: Append, nowMs: number) => AppendResult {
  const find = db.prepare(
    'SELECT row, version FROM session WHERE id = ? AND tenant = ? AND wrapped_key IS NOT NULL AND expires_at_ms > ?',
  );
  const insert = db.prepare(
    `INSERT INTO mapping (session, position, type, number, value_index, sealed, confidence, stage)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const setVersion = db.prepare('UPDATE session SET version = ? WHERE row = ?');
  return ({ ref, expected, mappings }, nowMs) => {
    const found = find.get(uuidBytes(ref.id), ref.tenant, nowMs) as { row: number; version: number } | undefined; // as selected
    if (found === undefined) return 'gone';
    if (found.version !== expected.version || expected.era !== era) return 'conflict';
    let position = expected.version;
    for (const { type, number, value } of mappings) {
      const columns = value
        ? [value.index, storeSecret(value.sealed), value.confidence, value.stage]
        : [null, null, null, null];
      insert.run(found.row, ++position, type, number, ...columns);
    }
    if (position > expected.version) setVersion.run(position, found.row);
    return 'appended';
  };
}

/**
 * Removes up to `limit` rows of ended sessions, the session itself after its last mapping. Returns whether it found
 * any. A batch is bounded so that other writes wait for a few milliseconds at most, however large the session was.
 */
export function preparePurge(db: DatabaseSyncInstance): (limit: number) => boolean {
  const ended = db.prepare('SELECT row FROM session WHERE wrapped_key IS NULL LIMIT 1');
  const batch = 'FROM mapping WHERE session = :row ORDER BY position LIMIT :limit';
  const eraseValues = db.prepare(`${eraseSecretsWhere} row IN (SELECT sealed ${batch})`);
  const removeMappings = db.prepare(
    `DELETE FROM mapping WHERE session = :row AND position IN (SELECT position ${batch})`,
  );
  const removeSession = db.prepare('DELETE FROM session WHERE row = ?');
  return (limit) => {
    let left = limit;
    while (left > 0) {
      const session = ended.get() as { row: number } | undefined; // as selected
      if (session === undefined) break;
      eraseValues.run({ row: session.row, limit: left });
      left -= removeMappings.run({ row: session.row, limit: left }).changes;
      if (left > 0) left -= removeSession.run(session.row).changes;
    }
    return left < limit;
  };
}
