/** The one Chromium and the one service that all tests in the browser share: starting them takes longer than most tests. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { isThere } from '../../../../test/prerequisites.js';
import { serve } from '../../../../test/served-process.js';

/** The key of the services that the tests start. */
export const apiKey = 'a-key-of-the-tests-of-the-playground';

/** What services of these tests have in common. */
export const serviceSettings = {
  PALIMPSEST_BOOTSTRAP_KEY: apiKey,
  PALIMPSEST_NER_WORKERS: '1',
  PALIMPSEST_RATE_LIMIT: '0',
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser takes orders; undefined where there is none. */
    readonly browserEndpoint: string | undefined;
    /** The program, for tests that need a browser of their own. */
    readonly browserExecutable: string;
    /** Where the service with nothing but `serviceSettings` is. */
    readonly serviceUrl: string;
  }
}

/** Where these tests run is no graphics card, and for root no sandbox. */
export const browserArgs = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

/** Starts both before the first test, and gives back how to end them. Without Chromium there is nothing to start. */
export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium() ?? '';
  provide('browserExecutable', executablePath);
  if (!isThere(executablePath !== '', 'no Chromium in the path or in PALIMPSEST_TEST_CHROMIUM; Debian has a package')) {
    provide('browserEndpoint', undefined);
    return () => Promise.resolve();
  }
  const [service, browser] = await Promise.all([
    serve(serviceSettings),
    chromium.launchServer({ executablePath, args: browserArgs }),
  ]);
  provide('browserEndpoint', browser.wsEndpoint());
  provide('serviceUrl', service.url);
  return async () => {
    await Promise.all([browser.close(), service.stop()]);
  };
}

/** `PALIMPSEST_TEST_CHROMIUM`, or `chromium` in the path. */
const findChromium = (): string | undefined =>
  [
    process.env['PALIMPSEST_TEST_CHROMIUM'] ?? '',
    ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'chromium')),
  ].find(isExecutable);

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return file !== '';
  } catch {
    return false;
  }
}
