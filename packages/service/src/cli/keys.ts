/** `palimpsest keys`: makes, lists and revokes API keys, also while a server runs. */
import { type Command, InvalidArgumentError } from 'commander';
import { nameOfKeys, openKeys } from '../backend.js';
import { readConfig } from '../config.js';
import type { KeyStore } from '../keys/key-store.js';
import { parseRateLimit, type RateLimit } from '../rate-limit.js';
import { type CommandLine, printJson, printTable } from './command-line.js';
import { CommandFailure } from './failures.js';

interface CreateOptions {
  readonly tenant: string;
  readonly expires?: Date;
  readonly rateLimit?: RateLimit;
  readonly json?: true;
}

/** Defines the commands. */
export function defineKeys(keys: Command, line: CommandLine): void {
  keys
    .command('create')
    .description('Make a key. It is shown this once.')
    .requiredOption('--tenant <name>', 'whose sessions the key opens: letters, digits, . _ -', tenant)
    .option('--expires <time>', 'when it ends, such as 2027-01-31 or 2027-01-31T12:00:00Z', futureTime)
    .option('--rate-limit <limit>', 'requests/seconds of its own, such as 100/60', rateLimit)
    .option('--json', 'print {"id","tenant","key"}')
    .action((options: CreateOptions) => withKeys(line, (store, place) => create(store, { ...options, place }, line)));
  keys
    .command('list')
    .description('List all keys, without what is secret in them.')
    .option('--json', 'print an array')
    .action((options: { json?: true }) => withKeys(line, (store) => list(store, options, line)));
  keys
    .command('revoke')
    .description('Refuse a key from now on, in running servers too.')
    .argument('<id>', 'the id that `keys list` shows')
    .action((id: string) => withKeys(line, (store) => revoke(store, id, line)));
}

/** Runs `work` with the keys and the name of the place that they are in. */
async function withKeys(line: CommandLine, work: (store: KeyStore, place: string) => Promise<void>): Promise<void> {
  const config = readConfig(line.env);
  const store = await openKeys(config);
  try {
    await work(store, nameOfKeys(config));
  } finally {
    await store.close();
  }
}

/** Says where the key went: it opens no server that reads its keys elsewhere, such as one of another working folder. */
async function create(
  store: KeyStore,
  { place, ...options }: CreateOptions & { readonly place: string },
  line: CommandLine,
): Promise<void> {
  const { id, tenant, token } = await store.createKey({
    tenant: options.tenant,
    ...(options.expires && { expiresAtMs: options.expires.getTime() }),
    ...(options.rateLimit && { rateLimit: options.rateLimit }),
  });
  const isShown = await line.tryWrite(
    options.json
      ? `${JSON.stringify({ id, tenant, key: token })}\n`
      : `Key ${id} of tenant ${tenant} in ${place}, shown this once:\n${token}\n`,
  );
  if (isShown) return;
  await store.revokeKey(id);
  throw new CommandFailure('the standard output cannot be written; the key, which nobody has seen, is revoked');
}

async function list(store: KeyStore, { json }: { json?: true }, line: CommandLine): Promise<void> {
  const keys = (await store.listKeys()).map(({ id, tenant, createdAtMs, expiresAtMs, rateLimit }) => ({
    id,
    tenant,
    created_at: new Date(createdAtMs).toISOString(),
    expires_at: expiresAtMs === undefined ? null : new Date(expiresAtMs).toISOString(),
    rate_limit: rateLimit ? `${rateLimit.requests}/${rateLimit.windowSeconds}` : null,
  }));
  if (json) {
    printJson(line, keys);
    return;
  }
  const rows = keys.map((key) => Object.values(key).map((cell) => cell ?? '-'));
  printTable(line, [['ID', 'TENANT', 'CREATED', 'EXPIRES', 'RATE LIMIT'], ...rows]);
}

async function revoke(store: KeyStore, id: string, line: CommandLine): Promise<void> {
  if (!(await store.revokeKey(id)))
    throw new CommandFailure('there is no key with this id; `palimpsest keys list` shows them all');
  line.write(`Key ${id} is revoked.\n`);
}

function tenant(name: string): string {
  if (!/^[\w.-]{1,64}$/.test(name)) throw new InvalidArgumentError('It takes 1 to 64 letters, digits, dots, _ or -.');
  return name;
}

/** ISO 8601, with its zone: `01/02/2027` is a day in January to the one and in February to the other. */
const isoTime = /^(?<day>\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

function futureTime(text: string): Date {
  const time = new Date(text);
  const day = isoTime.exec(text)?.groups?.['day'];
  const isDay = day !== undefined && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day); // no 30th of February
  if (!isDay || !(time.getTime() > Date.now()))
    throw new InvalidArgumentError('It takes a time to come, such as 2027-01-31 or 2027-01-31T12:00:00Z.');
  return time;
}

function rateLimit(text: string): RateLimit {
  const limit = parseRateLimit(text);
  if (!limit) throw new InvalidArgumentError('It takes requests/seconds, such as 100/60.');
  return limit;
}
