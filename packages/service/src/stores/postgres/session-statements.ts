/** The statements on sessions and mappings. Each is a transaction of its own, and asks the database's clock. */

/**
 * When the server was started. A standby that takes over was started at another time than the one that failed, and a
 * server on a backup later than the one that wrote it.
 */
const era = 'extract(epoch FROM pg_postmaster_start_time())::text';
const columns = `tenant, id, expires_at_ms, master_key_id, wrapped_key, version, ${era} AS era`;
const mappingColumns = 'mapping.type, mapping.number, value_index, sealed, confidence, stage';
/** Of the tenant $2 with the id $1. Unknown, foreign and ended sessions are one and the same: not there. */
const isActive = 'id = $1 AND tenant = $2 AND wrapped_key IS NOT NULL AND expires_at_ms > palimpsest.now_ms()';

/** Adds the session $2 of tenant $1, which ends at $3, with its master key's id $4 and its wrapped key $5. */
export const createSession = `
  INSERT INTO palimpsest.session (tenant, id, expires_at_ms, master_key_id, wrapped_key) VALUES ($1, $2, $3, $4, $5)`;

/** The row of an active session; no row where there is none. */
export const findSession = `SELECT ${columns} FROM palimpsest.session WHERE ${isActive}`;

/** Only the version and era of an active session, without its key. */
export const findVersion = `SELECT version, ${era} AS era FROM palimpsest.session WHERE ${isActive}`;

/**
 * Mappings at positions above $3, at most $4. An active session without any gives one row of nulls, a gone one none.
 */
export const readMappings = `
  SELECT ${mappingColumns}
  FROM palimpsest.session LEFT JOIN palimpsest.mapping ON session = row AND position > $3
  WHERE ${isActive} ORDER BY position LIMIT $4`;

/** Those of the placeholders (types $3, numbers $4) that have a value. One row of nulls as above. */
export const findMappings = `
  SELECT ${mappingColumns}
  FROM palimpsest.session LEFT JOIN LATERAL (
    SELECT mapping.* FROM unnest($3::text[], $4::integer[]) AS asked (type, number)
    JOIN palimpsest.mapping ON session = row AND mapping.type = asked.type AND mapping.number = asked.number
    WHERE sealed IS NOT NULL
  ) AS mapping ON true
  WHERE ${isActive}`;

/**
 * Adds mappings (columns $4 to $9) to a session at version $3 in the era $10. The row is locked first and the time looked at after
 * that: a session that ends while this waits for another append gets nothing any more.
 */
export const append = `
  WITH locked AS MATERIALIZED (
    SELECT row, version, expires_at_ms FROM palimpsest.session
    WHERE id = $1 AND tenant = $2 AND wrapped_key IS NOT NULL FOR UPDATE
  ), active AS MATERIALIZED (
    SELECT row, version FROM locked WHERE expires_at_ms > palimpsest.now_ms()
  ), unchanged AS (
    SELECT row FROM active WHERE version = $3 AND ${era} = $10
  ), added AS (
    INSERT INTO palimpsest.mapping (session, position, type, number, value_index, sealed, confidence, stage)
    SELECT row, $3 + ordinality, type, number, value_index, sealed, confidence, stage
    FROM unchanged, unnest($4::text[], $5::integer[], $6::bytea[], $7::bytea[], $8::double precision[], $9::smallint[])
      WITH ORDINALITY AS mapping (type, number, value_index, sealed, confidence, stage, ordinality)
  ), advanced AS (
    UPDATE palimpsest.session SET version = $3 + cardinality($4::text[])
    FROM unchanged WHERE session.row = unchanged.row
  )
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM active) THEN 'gone'
    WHEN EXISTS (SELECT FROM unchanged) THEN 'appended'
    ELSE 'conflict'
  END AS result`;

/** Takes the key of the session $1 of tenant $2: its values can't be read any more, and its rows wait for `purge`. */
export const destroySession = `
  UPDATE palimpsest.session SET wrapped_key = NULL WHERE id = $1 AND tenant = $2 AND wrapped_key IS NOT NULL`;

/** Ends up to $1 expired sessions. What another replica sweeps at the moment is left to it. */
export const endExpired = `
  WITH expired AS (
    SELECT row FROM palimpsest.session WHERE wrapped_key IS NOT NULL AND expires_at_ms <= palimpsest.now_ms()
    ORDER BY expires_at_ms LIMIT $1 FOR UPDATE SKIP LOCKED
  ), ended AS (
    UPDATE palimpsest.session SET wrapped_key = NULL FROM expired WHERE session.row = expired.row RETURNING 1
  )
  SELECT count(*) AS number FROM ended`;

/** Removes up to $1 mappings of ended sessions, and those of these sessions that had none left before. */
export const purge = `
  WITH ended AS MATERIALIZED (
    SELECT row FROM palimpsest.session WHERE wrapped_key IS NULL ORDER BY row LIMIT $1 FOR UPDATE SKIP LOCKED
  ), batch AS MATERIALIZED (
    SELECT session, position FROM ended JOIN palimpsest.mapping ON session = row LIMIT $1
  ), removed_mappings AS (
    DELETE FROM palimpsest.mapping USING batch
    WHERE mapping.session = batch.session AND mapping.position = batch.position RETURNING 1
  ), removed_sessions AS (
    DELETE FROM palimpsest.session USING ended
    WHERE session.row = ended.row AND NOT EXISTS (SELECT FROM palimpsest.mapping WHERE mapping.session = ended.row)
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM removed_mappings) + (SELECT count(*) FROM removed_sessions) AS number`;

/** For each master key the active session that ends last. */
export const sampleSessions = `
  SELECT DISTINCT ON (master_key_id) ${columns} FROM palimpsest.session
  WHERE wrapped_key IS NOT NULL AND expires_at_ms > palimpsest.now_ms() ORDER BY master_key_id, expires_at_ms DESC`;

/** What requests do with tables, by the privileges that they need; `keys` and the first start need more. */
const needed = `
  VALUES ('session', 'SELECT'), ('session', 'INSERT'), ('session', 'UPDATE'), ('session', 'DELETE'),
    ('mapping', 'SELECT'), ('mapping', 'INSERT'), ('mapping', 'DELETE'), ('api_key', 'SELECT'),
    ('rate_window', 'SELECT'), ('rate_window', 'INSERT'), ('rate_window', 'UPDATE')`;

/** Whether a write would be refused, for all or for this user; the count makes it read the table. */
export const check = `
  SELECT current_setting('transaction_read_only') = 'on' OR pg_is_in_recovery() AS "isReadOnly",
    (SELECT bool_and(has_table_privilege('palimpsest.' || name, privilege))
      FROM (${needed}) AS needed (name, privilege)) AS "isAllowed",
    (SELECT count(*) FROM (SELECT FROM palimpsest.session LIMIT 1) AS one) AS sessions`;
