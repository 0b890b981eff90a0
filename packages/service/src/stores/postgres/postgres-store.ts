/** The store of many replicas: sessions in a PostgreSQL database, by its clock. */
import type { EntityType, Placeholder } from '@palimpsest/protocol';
import { StoreError } from '../store-error.js';
import {
  type Append,
  type AppendResult,
  type NewSession,
  resultOfNothing,
  type SessionRef,
  type SessionVersion,
  type Store,
  type StoredMapping,
  type StoredSession,
} from '../store.js';
import type { Database } from './database.js';
import * as statements from './session-statements.js';

/** Mappings of one page: between two pages other requests get their turn. */
const mappingsPerRead = 2_000;
/** Sessions that one statement ends, and rows that one removes: their locks are short, and keys go first. */
const endedPerBatch = 1_000;
const purgedPerBatch = 1_000;
/** How long one sweep removes rows. */
const purgeMs = 250;

interface SessionRow {
  readonly tenant: string;
  readonly id: string;
  readonly expires_at_ms: number;
  readonly master_key_id: string;
  readonly wrapped_key: Buffer;
  readonly version: number;
  readonly era: string;
}
interface MappingRow {
  readonly type: EntityType | null;
  readonly number: number;
  readonly value_index: Buffer | null;
  readonly sealed: Buffer | null;
  readonly confidence: number | null;
  readonly stage: number | null;
}

/** The store in a migrated database. `close` closes the database, for whatever else uses it too. */
export class PostgresStore implements Store {
  constructor(readonly database: Database) {}

  async now(): Promise<number> {
    const [clock] = await this.database.run<{ now: number }>('SELECT palimpsest.now_ms() AS now');
    return clock?.now ?? Number.NaN; // a SELECT without FROM gives one row
  }

  async createSession({ tenant, id, expiresAtMs, masterKeyId, wrappedKey }: NewSession): Promise<void> {
    await this.database.run(statements.createSession, [tenant, id, expiresAtMs, masterKeyId, wrappedKey]);
  }

  async findSession({ id, tenant }: SessionRef): Promise<StoredSession | undefined> {
    const [row] = await this.database.run<SessionRow>(statements.findSession, [id, tenant]);
    return row && asSession(row);
  }

  async findVersion({ id, tenant }: SessionRef): Promise<SessionVersion | undefined> {
    const [row] = await this.database.run<SessionVersion>(statements.findVersion, [id, tenant]);
    return row;
  }

  /** In pages, so that a session with 100 000 mappings holds up neither the process nor a connection. */
  async readMappings({ id, tenant }: SessionRef, sinceVersion: number): Promise<StoredMapping[] | undefined> {
    const mappings: StoredMapping[] = [];
    for (;;) {
      const parameters = [id, tenant, sinceVersion + mappings.length, mappingsPerRead];
      const rows = await this.database.run<MappingRow>(statements.readMappings, parameters);
      if (rows.length === 0) return undefined;
      const page = rows.flatMap(asMapping);
      mappings.push(...page);
      if (page.length < mappingsPerRead) return mappings;
    }
  }

  async findMappings({ id, tenant }: SessionRef, asked: readonly Placeholder[]): Promise<StoredMapping[] | undefined> {
    const columns = [asked.map(({ type }) => type), asked.map(({ number }) => number)];
    const rows = await this.database.run<MappingRow>(statements.findMappings, [id, tenant, ...columns]);
    return rows.length === 0 ? undefined : rows.flatMap(asMapping);
  }

  async append(append: Append): Promise<AppendResult> {
    const { ref, expected, mappings } = append;
    if (mappings.length === 0) return resultOfNothing(append, await this.findVersion(ref));
    const columns = [
      mappings.map(({ type }) => type),
      mappings.map(({ number }) => number),
      mappings.map(({ value }) => value?.index ?? null),
      mappings.map(({ value }) => value?.sealed ?? null),
      mappings.map(({ value }) => value?.confidence ?? null),
      mappings.map(({ value }) => value?.stage ?? null),
    ];
    const parameters = [ref.id, ref.tenant, expected.version, ...columns, expected.era];
    const [row] = await this.database.run<{ result: AppendResult }>(statements.append, parameters);
    if (row === undefined) throw new StoreError('failed', this.database.name);
    return row.result;
  }

  async destroySession({ id, tenant }: SessionRef): Promise<void> {
    await this.database.run(statements.destroySession, [id, tenant]);
  }

  async sweep(): Promise<number> {
    let swept = 0;
    let ended: number;
    do {
      ended = await this.#count(statements.endExpired, endedPerBatch);
      swept += ended;
    } while (ended >= endedPerBatch);
    await this.#purge();
    return swept;
  }

  async sampleSessions(): Promise<StoredSession[]> {
    return (await this.database.run<SessionRow>(statements.sampleSessions)).map(asSession);
  }

  async check(): Promise<void> {
    await this.database.transaction(async (run) => {
      const [state] = await run<{ isReadOnly: boolean; isAllowed: boolean }>(statements.check);
      if (state?.isReadOnly !== false) throw new StoreError('read_only', this.database.name); // ends the connection
      if (!state.isAllowed) throw new StoreError('forbidden', this.database.name);
    });
  }

  close(): Promise<void> {
    return this.database.close();
  }

  /** Removes rows of ended sessions for a short while, so that expired ones never wait for it. */
  async #purge(): Promise<void> {
    const deadline = performance.now() + purgeMs;
    while ((await this.#count(statements.purge, purgedPerBatch)) > 0 && performance.now() < deadline);
  }

  async #count(statement: string, limit: number): Promise<number> {
    const [row] = await this.database.run<{ number: number }>(statement, [limit]);
    return row?.number ?? 0;
  }
}

const asSession = (row: SessionRow): StoredSession => ({
  tenant: row.tenant,
  id: row.id,
  expiresAtMs: row.expires_at_ms,
  masterKeyId: row.master_key_id,
  wrappedKey: new Uint8Array(row.wrapped_key),
  version: row.version,
  era: row.era,
});

/** The row of nulls, which stands for a session without mappings, is none. */
function asMapping({ type, number, value_index: index, sealed, confidence, stage }: MappingRow): StoredMapping[] {
  if (type === null) return [];
  const isReserved = index === null || sealed === null || confidence === null || stage === null;
  if (isReserved) return [{ type, number, value: undefined }];
  return [{ type, number, value: { index: new Uint8Array(index), sealed: new Uint8Array(sealed), confidence, stage } }];
}
