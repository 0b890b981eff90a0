/** `palimpsest serve`: runs the service until it is asked to stop. */
import type { Command } from 'commander';
import { type Config, readConfig } from '../config.js';
import { type Logger, openLog } from '../logging.js';
import type { RunningService } from '../start.js';
import type { CommandLine } from './command-line.js';

/** Defines the command. */
export function defineServe(command: Command, line: CommandLine): void {
  command.action(async () => {
    const stopRequested = line.stopRequested();
    const config = readConfig(line.env);
    const log = await openLog(config.PALIMPSEST_LOG_LEVEL);
    try {
      await serve(config, line, { logger: log.logger, stopRequested });
    } finally {
      await log.end();
    }
  });
}

/** Runs a service from its start to its end. */
async function serve(
  config: Config,
  line: CommandLine,
  { logger, stopRequested }: { readonly logger: Logger; readonly stopRequested: Promise<unknown> },
): Promise<void> {
  // A wrong setting is told before the service is loaded.
  const starting = import('../start.js').then(({ startService }) => startService(config, logger));
  const reopenAudit = async (): Promise<void> => {
    (await starting).audit.reopen();
  };
  if (config.PALIMPSEST_AUDIT_FILE !== undefined) line.onFilesMoved(() => void reopenAudit().catch(() => undefined)); // why a start failed is told below
  const service = await starting;
  try {
    logger.info({ url: service.url, adminUrl: service.adminUrl }, 'listening');
    await welcome(service, config, { line, logger });
    await stopRequested;
    logger.info('stopping');
  } finally {
    await service.stop(); // also where a failure ends it: a server that nobody can stop is worse
  }
  logger.info('stopped');
}

/** Sees to it that somebody has a key, or knows how to make one. */
async function welcome(
  service: RunningService,
  config: Config,
  { line, logger }: { readonly line: CommandLine; readonly logger: Logger },
): Promise<void> {
  const isFirstStart = await service.keys.claimFirstStart();
  if (config.PALIMPSEST_BOOTSTRAP_KEY !== undefined) return;
  if (isFirstStart) await welcomeFirstUser(service, line);
  else if ((await service.keys.listKeys()).length === 0)
    logger.warn('nobody has an API key; `palimpsest keys create --tenant NAME` makes one');
}

/** Makes a key and shows it this once. */
async function welcomeFirstUser({ keys, url }: RunningService, { writeError }: CommandLine): Promise<void> {
  const { token } = await keys.createKey({ tenant: 'default' });
  writeError(`
  Palimpsest runs at ${url}

  Your API key, shown this once (tenant "default"):

    export PALIMPSEST_API_KEY=${token}

  Try it:

    SESSION=$(curl -s -X POST ${url}/v1/masking/session -H "Authorization: Bearer $PALIMPSEST_API_KEY" | grep -oE '[0-9a-f-]{36}')
    curl -s ${url}/v1/masking/anonymize -H "Authorization: Bearer $PALIMPSEST_API_KEY" -H 'Content-Type: application/json' \\
      -d '{"session_id":"'$SESSION'","text":"Frau Anna Schmidt, IBAN DE89 3704 0044 0532 0130 00"}'

  Or in the browser, with the same key:  ${url}/
  The API reference:                     ${url}/docs/

`);
}
