/**
 * Where wrapped keys and sealed values stand, so that they can be erased.
 *
 * `secure_delete` overwrites what is deleted, but not the copies that SQLite leaves in the free space of a page when it
 * moves rows to a neighbouring page (measured: pieces of 2 to 6 in 10 000 deleted values stayed in the file). Rows of
 * this table never move: they are only appended, overwritten in place by as many bytes, and used again for a secret of
 * the same length. So the table is as large as the most secrets of each length that were ever there at once.
 */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** SQL that overwrites the secrets whose rows the condition after it names. */
export const eraseSecretsWhere = 'UPDATE secret SET is_free = 1, bytes = zeroblob(length(bytes)) WHERE';

/** Prepares the function that stores a secret and returns its row. */
export function prepareSecrets(db: DatabaseSyncInstance): (bytes: Uint8Array) => number {
  const findFree = db.prepare('SELECT row FROM secret WHERE is_free = 1 AND length(bytes) = ? LIMIT 1');
  const reuse = db.prepare('UPDATE secret SET is_free = 0, bytes = ? WHERE row = ?');
  const add = db.prepare('INSERT INTO secret (is_free, bytes) VALUES (0, ?)');
  return (bytes) => {
    const free = findFree.get(bytes.length) as { row: number } | undefined; // as selected
    if (free === undefined) return Number(add.run(bytes).lastInsertRowid);
    reuse.run(bytes, free.row);
    return free.row;
  };
}
