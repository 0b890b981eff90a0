/** Counts calls in PostgreSQL, so that a key has one limit however many replicas it calls. */
import { decideRate, type RateCounter } from './rate-limit.js';
import type { Database } from './stores/postgres/database.js';

/**
 * Counts one call of the key $1 in a window of $2 seconds. A call that looked at the clock in the last window but had
 * to wait for its turn counts in the running one. A row from further ahead was left by a clock that has been set back.
 */
const hit = `
  WITH clock AS MATERIALIZED (
    SELECT now_ms, $2::bigint * 1000 AS length_ms, (now_ms / ($2::bigint * 1000) + 1) * ($2::bigint * 1000) AS end_ms
    FROM palimpsest.now_ms() AS now_ms
  ), counted AS (
    INSERT INTO palimpsest.rate_window AS known (key_id, window_seconds, end_ms, count)
    SELECT $1, $2::integer, end_ms, 1 FROM clock
    ON CONFLICT (key_id, window_seconds) DO UPDATE SET
      count = CASE WHEN known.end_ms - excluded.end_ms IN (0, $2::bigint * 1000) THEN known.count + 1 ELSE 1 END,
      end_ms = CASE WHEN known.end_ms - excluded.end_ms = $2::bigint * 1000 THEN known.end_ms ELSE excluded.end_ms END
    RETURNING end_ms, count
  )
  SELECT count, counted.end_ms - now_ms AS ms_left FROM counted, clock`;

/** Counts in a migrated database, by its clock. Rejects with `StoreError`. */
export const createPostgresRateCounter = (database: Database): RateCounter => ({
  async hit(keyId, limit) {
    const [row] = await database.run<{ count: number; ms_left: number }>(hit, [keyId, limit.windowSeconds]);
    if (row === undefined) throw new Error('an INSERT that returns a row returned none');
    return decideRate({ count: row.count, limit, msLeft: row.ms_left });
  },
});
