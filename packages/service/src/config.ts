/** Reads the configuration: environment variables, and a file with the same names for what they leave out. */
import { readFileSync } from 'node:fs';
import { codeOf } from './errors/code-of.js';
import { halfConfiguredModels } from './llm-settings.js';
import type { Setting } from './setting.js';
import { clientVariables, type SettingName, settings } from './settings.js';

type ValueOf<S> = S extends { readonly parse: (raw: string) => infer Value }
  ? S extends { readonly byDefault: string }
    ? Exclude<Value, undefined>
    : Value
  : never;

/** The configuration in the settings' own types; undefined where a setting without default is not set. */
export type Config = { readonly [Name in SettingName]: ValueOf<(typeof settings)[Name]> };

/** A configuration that the service refuses to start with. Its message names every wrong variable, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Name of the configuration file in the working folder. */
const configFileName = 'palimpsest.config.json';

/**
 * Reads all settings.
 * @throws ConfigError that names each variable that is wrong or unknown, what it got (unless secret) and what it takes.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, configFile = configFileName): Config {
  const given = { ...readConfigFile(configFile), ...ourVariables(env) };
  const complaints = Object.keys(given)
    .filter((name) => !Object.hasOwn(settings, name) && !clientVariables.has(name))
    .map((name) => `${name}: is no setting; docs/configuration.md lists them all`);
  const config: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting<unknown>>(settings)) {
    const raw = given[name] ?? setting.byDefault;
    if (raw === undefined) continue;
    config[name] = setting.parse(raw);
    if (config[name] === undefined) complaints.push(`${name}: got ${shown(setting, raw)}, takes ${setting.takes}`);
  }
  complaints.push(...halfConfiguredModels(given), ...contradictions(config));
  if (complaints.length > 0) throw new ConfigError(complaints.join('\n'));
  return config as Config; // each name of the table was set by its own parser
}

/** Complaints about settings of which one would silently be ignored, or that can't hold together. */
function contradictions(config: Readonly<Record<string, unknown>>): string[] {
  const { PALIMPSEST_PORT: port, PALIMPSEST_HOST: host, PALIMPSEST_MASTER_KEY: key } = config;
  const complaints: string[] = [];
  if (key !== undefined && config['PALIMPSEST_MASTER_KEY_FILE'] !== undefined)
    complaints.push('PALIMPSEST_MASTER_KEY and PALIMPSEST_MASTER_KEY_FILE: only one of them can hold the keys');
  if (port !== 0 && port === config['PALIMPSEST_ADMIN_PORT'] && host === config['PALIMPSEST_ADMIN_HOST'])
    complaints.push('PALIMPSEST_ADMIN_PORT: takes another port than PALIMPSEST_PORT, or 0');
  return complaints;
}

const shown = ({ secret }: Setting<unknown>, raw: string): string =>
  secret === true || secret?.(raw) ? 'a value that is kept secret' : JSON.stringify(raw);

const ourVariables = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[0].startsWith('PALIMPSEST_') && entry[1] !== undefined,
    ),
  );

/** The settings of the configuration file, none if there is no such file. Numbers read as their text. */
function readConfigFile(file: string): Record<string, string> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    const reason = error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read';
    throw new ConfigError(`${file}: ${reason}`, { cause: error });
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new ConfigError(`${file}: takes a JSON object with the names of the environment variables`);
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, settingText(file, name, value)]));
}

function settingText(file: string, name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new ConfigError(`${file}: ${name} takes a string or a number`);
}
