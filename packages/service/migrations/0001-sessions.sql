-- The clock by which sessions end and rate windows turn: milliseconds since the epoch. STABLE, although the time moves
-- on within a statement, so that indexes on times can be used.
CREATE FUNCTION palimpsest.now_ms() RETURNS bigint LANGUAGE sql STABLE AS
  'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

-- wrapped_key is null once the session has ended; the row stays until its last mapping is removed.
CREATE TABLE palimpsest.session (
  row           bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id            uuid    NOT NULL UNIQUE,
  tenant        text    NOT NULL,
  expires_at_ms bigint  NOT NULL,
  master_key_id text    NOT NULL,
  wrapped_key   bytea,
  version       integer NOT NULL DEFAULT 0
);
CREATE INDEX active_session_by_end ON palimpsest.session (expires_at_ms) WHERE wrapped_key IS NOT NULL;
CREATE INDEX ended_session ON palimpsest.session (row) WHERE wrapped_key IS NULL;

-- position counts the mappings of a session from 1, so that session.version is the position of the last one. The two
-- UNIQUE constraints refuse two values for one placeholder and two placeholders for one value; reserved numbers have no
-- value, and NULLs never collide. No foreign key: rows are only added and removed under a lock on their session, and its
-- check of every row would double the cost of a long text.
CREATE TABLE palimpsest.mapping (
  session     bigint   NOT NULL,
  position    integer  NOT NULL,
  type        text     NOT NULL,
  number      integer  NOT NULL,
  value_index bytea,
  sealed      bytea,
  confidence  double precision,
  stage       smallint,
  PRIMARY KEY (session, position),
  UNIQUE (session, type, number),
  UNIQUE (session, type, value_index)
);

CREATE TABLE palimpsest.api_key (
  id                  text   PRIMARY KEY,
  tenant              text   NOT NULL,
  digest              bytea  NOT NULL,
  created_at_ms       bigint NOT NULL,
  expires_at_ms       bigint,
  rate_requests       integer,
  rate_window_seconds integer
);

-- Unlogged: counting costs no write-ahead log, and a crash forgets at most the window that runs.
CREATE UNLOGGED TABLE palimpsest.rate_window (
  key_id         text    NOT NULL,
  window_seconds integer NOT NULL,
  end_ms         bigint  NOT NULL,
  count          bigint  NOT NULL,
  PRIMARY KEY (key_id, window_seconds)
) WITH (fillfactor = 50);
