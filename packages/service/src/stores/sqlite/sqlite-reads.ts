/** The reads of the session database. Each is one short statement: an open one would hold back the checkpoint. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { EntityType, Placeholder } from '@palimpsest/protocol';
import type { SessionRef, SessionVersion, StoredMapping, StoredSession } from '../store.js';
import { uuidBytes, uuidOf } from './uuid.js';

interface SessionRow {
  readonly row: number;
  readonly id: Uint8Array;
  readonly tenant: string;
  readonly expires_at_ms: number;
  readonly master_key_id: string;
  readonly wrapped_key: Uint8Array;
  readonly version: number;
}
interface MappingRow {
  readonly type: EntityType;
  readonly number: number;
  readonly value_index: Uint8Array | null;
  readonly sealed: Uint8Array | null;
  readonly confidence: number | null;
  readonly stage: number | null;
}

/** An active session and the row number by which its mappings refer to it. */
export interface FoundSession {
  readonly row: number;
  readonly session: StoredSession;
}

/** The only era of a database: its file loses nothing that was acknowledged. */
export const era = 'file';

const sessionColumns = 'session.row, id, tenant, expires_at_ms, master_key_id, bytes AS wrapped_key, version';
/** An ended session has no key to join and so is not found. */
const sessionWithKey = 'session JOIN secret ON secret.row = wrapped_key';
const isActive = 'id = ? AND tenant = ? AND wrapped_key IS NOT NULL AND expires_at_ms > ?';
const mappingColumns = 'type, number, value_index, bytes AS sealed, confidence, stage';
const mappingWithValue = 'mapping LEFT JOIN secret ON secret.row = sealed';

/** The prepared reads of one connection. The `as` in them name the columns that the statement selects. */
export interface SqliteReads {
  readonly findSession: (ref: SessionRef, nowMs: number) => FoundSession | undefined;
  readonly findVersion: (ref: SessionRef, nowMs: number) => SessionVersion | undefined;
  /** Mappings at positions above `after`, at most `limit`. */
  readonly readMappings: (row: number, after: number, limit: number) => StoredMapping[];
  readonly findMapping: (row: number, placeholder: Placeholder) => StoredMapping | undefined;
  /** One active session for each master key, of several the one that ends last. */
  readonly sampleSessions: (nowMs: number) => StoredSession[];
}

/** Prepares the reads of a connection. */
export function prepareReads(db: DatabaseSyncInstance): SqliteReads {
  const session = db.prepare(`SELECT ${sessionColumns} FROM ${sessionWithKey} WHERE ${isActive}`);
  const version = db.prepare(`SELECT version FROM session WHERE ${isActive}`);
  const page = db.prepare(
    `SELECT ${mappingColumns} FROM ${mappingWithValue} WHERE session = ? AND position > ? ORDER BY position LIMIT ?`,
  );
  const named = db.prepare(
    `SELECT ${mappingColumns} FROM ${mappingWithValue} WHERE session = ? AND type = ? AND number = ? AND mapping.sealed IS NOT NULL`,
  );
  const samples = db.prepare(
    `SELECT ${sessionColumns}, MAX(expires_at_ms) FROM ${sessionWithKey} WHERE wrapped_key IS NOT NULL AND expires_at_ms > ?
     GROUP BY master_key_id ORDER BY master_key_id`, // with MAX, the other columns are those of the same row
  );
  return {
    findSession(ref, nowMs) {
      const found = session.get(uuidBytes(ref.id), ref.tenant, nowMs) as SessionRow | undefined;
      return found && { row: found.row, session: asSession(found) };
    },
    findVersion(ref, nowMs) {
      const found = version.get(uuidBytes(ref.id), ref.tenant, nowMs) as Pick<SessionRow, 'version'> | undefined;
      return found && { version: found.version, era };
    },
    readMappings: (row, after, limit) => (page.all(row, after, limit) as MappingRow[]).map(asMapping),
    findMapping(row, { type, number }) {
      const found = named.get(row, type, number) as MappingRow | undefined;
      return found && asMapping(found);
    },
    sampleSessions: (nowMs) => (samples.all(nowMs) as SessionRow[]).map(asSession),
  };
}

const asSession = (row: SessionRow): StoredSession => ({
  tenant: row.tenant,
  id: uuidOf(row.id),
  expiresAtMs: row.expires_at_ms,
  masterKeyId: row.master_key_id,
  wrappedKey: row.wrapped_key,
  version: row.version,
  era,
});

function asMapping({ type, number, value_index: index, sealed, confidence, stage }: MappingRow): StoredMapping {
  const isReserved = index === null || sealed === null || confidence === null || stage === null;
  return { type, number, value: isReserved ? undefined : { index, sealed, confidence, stage } };
}
