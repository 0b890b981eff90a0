/** A look into the session database of a running service. */
import { join } from 'node:path';
import { openReading } from '../../src/stores/sqlite/schema.js';

/** All rows of all tables of the store in `folder` as one string, equal if and only if the rows are. */
export function rowsOf(folder: string): string {
  const db = openReading(join(folder, 'palimpsest.db'));
  try {
    const rows: unknown[] = ['session', 'mapping', 'secret'].map((table): unknown =>
      db.prepare(`SELECT * FROM ${table}`).all(),
    );
    return JSON.stringify(rows, (_, value: unknown) => (value instanceof Uint8Array ? [...value].join() : value));
  } finally {
    db.close();
  }
}
