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

/** Every wrapped key and sealed value that stands in the store in `folder`. */
export function secretsOf(folder: string): Buffer[] {
  const db = openReading(join(folder, 'palimpsest.db'));
  try {
    const rows = db.prepare('SELECT bytes FROM secret WHERE is_free = 0').all() as { bytes: Uint8Array }[]; // as selected
    return rows.map(({ bytes }) => Buffer.from(bytes));
  } finally {
    db.close();
  }
}
