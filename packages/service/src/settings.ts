/**
 * Every setting: its variable, what it means, what it takes, and how it is read. `config.ts` reads them all at once,
 * and `docs/configuration.md` is checked against this table.
 */
import { limits } from '@palimpsest/protocol';
import { detectionSettings } from './detection-settings.js';
import { isBootstrapToken } from './keys/api-token.js';
import { llmSettings } from './llm-settings.js';
import { parseRateLimit, type RateLimit } from './rate-limit.js';
import { parseStoreLocation } from './stores/location.js';
import { allOrNone, integer, optional, type Setting, setting, text } from './setting.js';

/** All settings by the name of their environment variable. */
export const settings = {
  PALIMPSEST_HOST: setting({
    about: 'Address that the API listens on.',
    takes: 'a host name or an address such as 127.0.0.1',
    byDefault: '127.0.0.1',
    parse: hostOf,
  }),
  PALIMPSEST_PORT: setting({
    about: 'Port of the API; 0 takes any free one.',
    takes: 'a port from 0 to 65535',
    byDefault: '8080',
    parse: integer(0, 65_535),
  }),
  PALIMPSEST_ADMIN_HOST: setting({
    about: 'Address that the admin port listens on. It asks for no key: let none but your monitoring reach it.',
    takes: 'a host name or an address such as 127.0.0.1',
    byDefault: '127.0.0.1',
    parse: hostOf,
  }),
  PALIMPSEST_ADMIN_PORT: setting({
    about: 'Port of `/metrics`; 0 switches it off.',
    takes: 'a port from 0 to 65535',
    byDefault: '9090',
    parse: integer(0, 65_535),
  }),
  PALIMPSEST_STORE: setting({
    about: 'Where sessions are kept.',
    takes:
      'sqlite:FILE, or postgres://USER:PASSWORD@HOST/DATABASE, with %2F for a / in the password (so for ? # %), and ' +
      '?sslmode=disable where a remote host has no TLS',
    byDefault: 'sqlite:./data/palimpsest.db',
    secret: (raw) => raw.includes('@'),
    parse: parseStoreLocation,
  }),
  PALIMPSEST_STORE_CONNECTIONS: setting({
    about: 'Connections to PostgreSQL that this replica holds at most.',
    takes: 'a number from 1 to 1000',
    byDefault: '10',
    parse: integer(1, 1_000),
  }),
  PALIMPSEST_MASTER_KEY: optional({
    about: 'Master key that wraps the keys of all sessions. Several while rotating; the first one wraps.',
    takes: '32 bytes in base64, or several id:key pairs separated by commas',
    whenUnset: 'read from the key file; with PostgreSQL one of the two must be set',
    secret: true,
    parse: text,
  }),
  PALIMPSEST_MASTER_KEY_FILE: optional({
    about: 'File that holds the master key, in the same form.',
    takes: 'the path of a file',
    whenUnset: 'a key file is made beside the SQLite database on the first start; one that is named must be there',
    parse: text,
  }),
  PALIMPSEST_BOOTSTRAP_KEY: optional({
    about: 'An API key of the tenant `default` that needs no store, for containers and tests.',
    takes: 'at least 32 characters out of A-Z a-z 0-9 - . _ ~ + /, with = at the end only',
    whenUnset: 'only keys of the store are valid',
    secret: true,
    parse: (raw) => (isBootstrapToken(raw) ? raw : undefined),
  }),
  PALIMPSEST_CORS_ORIGINS: optional({
    about: "Origins whose pages may call the API from people's browsers.",
    takes: 'origins such as https://app.example.org, separated by commas',
    whenUnset: 'no page of another origin may call the API',
    parse: (raw) => allOrNone(raw.split(',').map((origin) => originOf(origin.trim()))),
  }),
  PALIMPSEST_BASE_PATH: setting({
    about: 'Prefix of all paths, for a service behind a reverse proxy.',
    takes: 'a path such as /palimpsest',
    byDefault: '/',
    parse: (raw) => (/^(?:\/|(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)+)$/.test(raw) ? raw : undefined),
  }),
  PALIMPSEST_RATE_LIMIT: setting<RateLimit | 'off'>({
    about: 'Requests that each API key may make; 0 switches the limit off.',
    takes: 'requests/seconds such as 600/60, or 0',
    byDefault: '600/60',
    parse: (raw) => (raw === '0' ? 'off' : parseRateLimit(raw)),
  }),
  ...detectionSettings,
  ...llmSettings,
  PALIMPSEST_QUEUE_CHARACTERS: setting({
    about: 'Characters of text that may wait for a worker; beyond it requests are answered 503.',
    takes: `a number from ${limits.textCharacters.max} to 1000000000`,
    byDefault: '2000000',
    parse: integer(limits.textCharacters.max, 1_000_000_000),
  }),
  PALIMPSEST_QUEUE_MS: setting({
    about:
      'Longest expected wait for a worker in a short burst, in milliseconds; beyond it requests are answered 503. ' +
      'Where the queue does not empty, the bound is a two-hundredth of this, or the time of a usual text if that is longer.',
    takes: 'a number from 10 to 600000',
    byDefault: '500',
    parse: integer(10, 600_000),
  }),
  PALIMPSEST_MAX_MAPPINGS: setting({
    about: 'Placeholders that one session can hold.',
    takes: 'a number from 1 to 999999',
    byDefault: '100000',
    parse: integer(1, 999_999),
  }),
  PALIMPSEST_AUDIT_FILE: optional({
    about: 'File to which every use of a session is recorded, without values; see docs/audit-log.md.',
    takes: 'the path of a file in a folder that exists',
    whenUnset: 'nothing is recorded',
    parse: text,
  }),
  PALIMPSEST_LOG_LEVEL: setting({
    about: 'How much is logged; at no level any text.',
    takes: 'one of fatal, error, warn, info, debug, trace, silent',
    byDefault: 'info',
    parse: (raw) => (/^(?:fatal|error|warn|info|debug|trace|silent)$/.test(raw) ? raw : undefined),
  }),
} as const satisfies Record<string, Setting<unknown>>;

/** Variables that are no settings: people who call the service keep its address and their key in them. */
export const clientVariables: ReadonlySet<string> = new Set(['PALIMPSEST_URL', 'PALIMPSEST_API_KEY']);

/** The name of a setting's environment variable. */
export type SettingName = keyof typeof settings;

function hostOf(raw: string): string | undefined {
  return /^[\w.:-]+$/.test(raw) ? raw : undefined;
}

function originOf(raw: string): string | undefined {
  if (!URL.canParse(raw)) return undefined;
  const { origin, protocol } = new URL(raw);
  return /^https?:$/.test(protocol) && origin === raw && !origin.includes('*') ? origin : undefined;
}
