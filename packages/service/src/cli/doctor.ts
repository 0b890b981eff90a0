/** `palimpsest doctor`: looks at everything that the service needs, and changes nothing. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { bundledModelFolder } from '@palimpsest/engine';
import { loadNerModel } from '@palimpsest/engine/stages';
import type { Command } from 'commander';
import { filesOf, nameOfKeys } from '../backend.js';
import { type Config, ConfigError, readConfig } from '../config.js';
import { readMasterKeys } from '../configured-master-keys.js';
import { checkKeyFile } from '../keys/sqlite-key-file.js';
import { readOperatorChoice } from '../operator-choice.js';
import { nameOfStore, sampleSessionsOf } from '../stores/inspect.js';
import { StoreError } from '../stores/store-error.js';
import { checkMasterKeys } from '../vault/session-keys.js';
import { type CommandLine, printJson, printTable } from './command-line.js';
import { CommandFailure, describeFailure } from './failures.js';
import { describeLanguageModel, modelsToAsk } from './language-models.js';

/** What one look came to. */
interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** Defines the command. It exits with 1 if anything is wrong. */
export function defineDoctor(command: Command, line: CommandLine): void {
  command.option('--json', 'print an array of {"check","ok","detail"}').action(async ({ json }: { json?: true }) => {
    const findings = await examine(line);
    if (json) printJson(line, findings);
    else
      printTable(
        line,
        findings.map(({ check, ok, detail }) => [ok ? 'ok' : 'WRONG', check, detail]),
      );
    if (findings.some(({ ok }) => !ok)) throw new CommandFailure('something is wrong; see above');
  });
}

async function examine({ env }: CommandLine): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    return [failed('configuration', error)]; // which says where everything else is
  }
  const findings = [
    await look('configuration', () => describeConfiguration(config)),
    await look('store', () => describeStore(config)),
    await look('API keys', () => describeKeys(config)),
    await look('master keys', () => describeMasterKeys(config)),
    await look('model', () => describeModel(config)),
  ];
  const models = modelsToAsk(config);
  if (models.length === 0) findings.push(await look('language models', () => 'none to ask: stages 3 and 4 do not run'));
  for (const { roles, address } of models)
    findings.push(await look(roles, () => describeLanguageModel(address, config)));
  return findings;
}

/** What `describe` says, or how it fails. */
async function look(check: string, describe: () => string | Promise<string>): Promise<Finding> {
  try {
    return { check, ok: true, detail: await describe() };
  } catch (error) {
    return failed(check, error);
  }
}

const failed = (check: string, error: unknown): Finding => ({ check, ok: false, detail: describeFailure(error) });

/** What the settings themselves do not tell: whether the files that they name can be used. */
function describeConfiguration(config: Config): string {
  readOperatorChoice(config); // the lists of terms
  checkAuditFile(config);
  return 'every setting is as it must be';
}

/** Whether the audit log can be written, or made in its folder. Throws `ConfigError`. */
function checkAuditFile({ PALIMPSEST_AUDIT_FILE: file }: Config): void {
  if (file === undefined) return;
  try {
    if (existsSync(file)) accessSync(file, constants.W_OK);
    else accessSync(dirname(file), constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new ConfigError(`PALIMPSEST_AUDIT_FILE: ${file} cannot be written`, { cause });
  }
}

async function describeStore({ PALIMPSEST_STORE: location }: Config): Promise<string> {
  const isMade = (await sampleSessionsOf(location)) !== undefined;
  const file = location.kind === 'sqlite' ? location.file : undefined;
  if (isMade) {
    if (file !== undefined && !canWrite(file)) throw new StoreError('read_only', file);
    return `${nameOfStore(location)} can be read`;
  }
  if (file !== undefined && !canMakeFileIn(dirname(file))) throw new StoreError('cannot_open', file);
  return `${nameOfStore(location)} is made on the first start`;
}

/** In PostgreSQL they are tables of the store, which is looked at anyway. */
function describeKeys(config: Config): string {
  const name = nameOfKeys(config);
  if (config.PALIMPSEST_STORE.kind === 'postgres') return 'they are in the store';
  if (!existsSync(name)) return `${name} is made on the first start`;
  checkKeyFile(name);
  if (!canWrite(name)) throw new StoreError('read_only', name);
  return `${name} can be read`;
}

/** Whether this user may write to `file`. */
function canWrite(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether this user may write to `folder`, or to the nearest one above it that is there. */
function canMakeFileIn(folder: string): boolean {
  try {
    if (!existsSync(folder)) return canMakeFileIn(dirname(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Also says which keys can go: those that no active session needs, but the first, which new sessions will. A key that is
 * being rolled in is not needed yet, and nothing tells it from one that is not needed any more.
 */
async function describeMasterKeys(config: Config): Promise<string> {
  const samples = await sampleSessionsOf(config.PALIMPSEST_STORE);
  const newFile = masterKeyFileToMake(config);
  if (newFile !== undefined && !samples?.length) return `${newFile} is made on the next start`;
  const { keys } = readMasterKeys(config, samples ?? []);
  if (samples === undefined) return 'no session needs one yet';
  checkMasterKeys(keys, samples);
  const [, ...older] = keys.map(({ id }) => id);
  const verdicts = older.map((id) => {
    const last = samples.find(({ masterKeyId }) => masterKeyId === id);
    if (last) return `${id} is still needed until ${new Date(last.expiresAtMs).toISOString()}`;
    return `${id} can be dropped, unless it is new and yet to be put first`;
  });
  return ['they open the active sessions', ...verdicts].join('; ');
}

/** The key file that the next start of an embedded store makes if no session needs it; undefined where one is there. */
function masterKeyFileToMake(config: Config): string | undefined {
  const { PALIMPSEST_STORE: location, PALIMPSEST_MASTER_KEY: text, PALIMPSEST_MASTER_KEY_FILE: file } = config;
  if ((text ?? file) !== undefined || location.kind === 'postgres') return undefined;
  const path = filesOf(location.file).masterKey;
  return existsSync(path) ? undefined : path;
}

async function describeModel({ PALIMPSEST_NER_MODEL: folder = bundledModelFolder }: Config): Promise<string> {
  const model = await loadNerModel(folder);
  const { names } = await model.read('Frau Anna Schmidt wohnt in Hamburg.');
  await model.close();
  return `${folder} works; it found ${names.length} names in a sentence with two`;
}
