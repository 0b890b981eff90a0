/** `palimpsest doctor`: looks at everything that the service needs, and changes nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { bundledModelFolder, loadNerModel } from '@palimpsest/engine';
import type { Command } from 'commander';
import { filesOf } from '../assemble.js';
import { type Config, readConfig } from '../config.js';
import { sampleStoredSessions } from '../stores/sqlite/inspect.js';
import { parseMasterKeys } from '../vault/master-keys.js';
import { checkMasterKeys } from '../vault/session-keys.js';
import { type CommandLine, printJson, printTable } from './command-line.js';
import { CommandFailure, describeFailure } from './failures.js';

/** What one look came to. */
interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** Adds the command. It exits with 1 if anything is wrong. */
export function addDoctor(program: Command, line: CommandLine): void {
  program
    .command('doctor')
    .description('Check configuration, store, master keys and model.')
    .option('--json', 'print an array of {"check","ok","detail"}')
    .action(async ({ json }: { json?: true }) => {
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
  const findings: Finding[] = [];
  const look = async (check: string, examineIt: () => string | Promise<string>): Promise<void> => {
    try {
      findings.push({ check, ok: true, detail: await examineIt() });
    } catch (error) {
      findings.push({ check, ok: false, detail: describeFailure(error) });
    }
  };
  let config: Config | undefined;
  await look('configuration', () => {
    config = readConfig(env);
    return 'every setting is as it must be';
  });
  if (config === undefined) return findings;
  const checked = config;
  await look('store', () => describeStore(checked));
  await look('master keys', () => describeMasterKeys(checked));
  await look('model', () => describeModel(checked));
  return findings;
}

function describeStore({ PALIMPSEST_STORE: file }: Config): string {
  if (!existsSync(file)) return `${file} is made on the first start`;
  sampleStoredSessions(file, Date.now());
  return `${file} can be read`;
}

/** Also says which keys can go: those that no active session needs, but the first, which new sessions will. */
function describeMasterKeys(config: Config): string {
  const { PALIMPSEST_STORE: database, PALIMPSEST_MASTER_KEY: text, PALIMPSEST_MASTER_KEY_FILE: file } = config;
  const path = file ?? filesOf(database).masterKey;
  if (text === undefined && !existsSync(path)) return `${path} is made on the first start`;
  const keys = parseMasterKeys(text ?? readFileSync(path, 'utf8'));
  if (!existsSync(database)) return 'no session needs one yet';
  const samples = sampleStoredSessions(database, Date.now());
  checkMasterKeys(keys, samples);
  const [, ...older] = keys.map(({ id }) => id);
  const verdicts = older.map(
    (id) => `${id} ${samples.some(({ masterKeyId }) => masterKeyId === id) ? 'is still needed' : 'can be dropped'}`,
  );
  return ['they open the active sessions', ...verdicts].join('; ');
}

async function describeModel({ PALIMPSEST_NER_MODEL: folder = bundledModelFolder }: Config): Promise<string> {
  const model = await loadNerModel(folder);
  const names = await model.findNames('Frau Anna Schmidt wohnt in Hamburg.');
  await model.close();
  return `${folder} works; it found ${names.length} names in a sentence with two`;
}
