/** Two servers on one PostgreSQL whose clocks are two minutes apart, as processes of their own. */
import { masterKey, newFolder, run, type Server, serverSettings, type Settings, startServer } from '../cli/process.js';
import { createDatabase, type TestDatabase, type TestServer } from '../stores/test-postgres.js';

/** Both of them, and what they share. */
export interface Replicas {
  readonly servers: readonly [Server, Server];
  readonly database: TestDatabase;
  /** Settings of both, for a command beside them or a third server. */
  readonly settings: Settings & { readonly PALIMPSEST_BOOTSTRAP_KEY: string };
  /** Starts a third one, which the caller stops. */
  startAnother(): Promise<Server>;
  /** Runs `palimpsest keys` beside them and parses what it prints; an empty output is undefined. */
  keys(...args: string[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts them on a database of their own, both at once. */
export async function startReplicas(server: TestServer): Promise<Replicas> {
  const database = await createDatabase(server);
  const settings = { ...serverSettings(newFolder()), ...postgresSettings(database.url) };
  const servers = await Promise.all([
    startServer({ ...settings, ...clockSetBy(-60_000) }),
    startServer({ ...settings, ...clockSetBy(60_000) }),
  ]);
  return {
    servers,
    database,
    settings,
    startAnother: () => startServer(settings),
    keys: async (...args) => {
      const { code, stdout, stderr } = await run({ args: ['keys', ...args], settings });
      if (code !== 0) throw new Error(stderr);
      return stdout.startsWith('{') ? (JSON.parse(stdout) as unknown) : undefined;
    },
    stop: async () => {
      await Promise.all(servers.map((one) => one.stop()));
      await database.drop();
    },
  };
}

/** Settings that put a server on PostgreSQL, with a master key of its own. */
export const postgresSettings = (url: string): { PALIMPSEST_STORE: string; PALIMPSEST_MASTER_KEY: string } => ({
  PALIMPSEST_STORE: url,
  PALIMPSEST_MASTER_KEY: masterKey(),
});

/** Sets the clock of a Node.js process that is started with these variables. */
const clockSetBy = (milliseconds: number): Settings => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `const now = Date.now; Date.now = () => now() + ${milliseconds};`,
  )}`,
});
