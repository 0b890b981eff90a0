/** A real Chromium in front of a real service. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { serve, type ServedProcess } from '../../../../test/served-process.js';
import { apiKey, serviceSettings } from './one-for-all.js';

export { apiKey } from './one-for-all.js';

/** What a test of the page is handed. */
export interface Visit {
  /** Where the service is. */
  readonly serviceUrl: () => string;
  /** Opens the page, or another path of the service, in a browser context of its own. */
  readonly open: (options?: BrowserContextOptions & { readonly path?: string }) => Promise<Page>;
}

/**
 * A suite with a service and a browser: those that all share, or a service of its own where it has `settings`. After
 * each test it is checked that no page asked another host for anything, hit the Content-Security-Policy, or wrote an
 * error to its console. Without Chromium the suite is skipped.
 */
export function describeInBrowser(
  name: string,
  settings: Readonly<Record<string, string>>,
  tests: (visit: Visit) => void,
): void {
  const endpoint = inject('browserEndpoint');
  describe.skipIf(endpoint === undefined)(name, () => {
    let own: ServedProcess | undefined;
    let browser: Browser | undefined;
    const pages: Page[] = [];
    const complaints: string[] = [];

    beforeAll(async () => {
      if (Object.keys(settings).length > 0) own = await serve({ ...serviceSettings, ...settings });
      browser = await chromium.connect(endpoint ?? '');
    });
    afterEach(async () => {
      for (const page of pages.splice(0)) await page.context().close();
      expect(complaints.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      await browser?.close(); // the connection: the browser itself goes on
      await own?.stop();
    });

    const serviceUrl = (): string => own?.url ?? inject('serviceUrl');
    const open: Visit['open'] = async ({ path = '/', ...options } = {}) => {
      if (!browser) throw new Error('pages are opened in tests');
      const context = await browser.newContext({ locale: 'en-GB', ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(90_000); // a little less than a test may take
      pages.push(page);
      watch(page, new URL(serviceUrl()).origin, complaints);
      await page.goto(serviceUrl() + path);
      return page;
    };
    tests({ serviceUrl, open });
  });
}

/** Collects what a page must not do. Violations of the policy are errors on the console, too. */
function watch(page: Page, origin: string, complaints: string[]): void {
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`asked ${request.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isRefusal = /^Failed to load resource: (the server responded|net::ERR_FAILED)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isRefusal) complaints.push(message.text());
  });
  page.on('response', (response) => {
    const isMissing = response.request().method() === 'GET' && response.status() >= 400;
    if (isMissing) complaints.push(`${response.status()} for ${response.url()}`);
  });
}

/** Masks `text` as a person would. Throws what the page says where it was refused. */
export async function maskText(page: Page, text: string): Promise<void> {
  await askToMask(page, text);
  const refusal = complaintOn(page);
  if (await refusal.isVisible()) throw new Error(`refused: ${await refusal.innerText()}`);
}

/** Masks `text` in a session that the page opens for it, and resolves to the session's id. */
export async function maskInNewSession(page: Page, text: string): Promise<string> {
  let id = '';
  const opening = '**/v1/masking/session';
  await page.route(opening, async (route) => {
    const response = await route.fetch(); // read here: Chromium may let go of a body that the page has read
    ({ session_id: id } = (await response.json()) as { session_id: string });
    await route.fulfill({ response });
  });
  await maskText(page, text);
  await page.unroute(opening);
  return id;
}

/** What the page complains of; it is there only while there is something. */
export const complaintOn = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** Gives text and key, presses the button and waits for what comes of it, an answer or a complaint. */
export async function askToMask(page: Page, text: string, key = apiKey): Promise<void> {
  await page.getByLabel('API key', { exact: true }).fill(key);
  await page.getByLabel('Text to mask').fill(text);
  await run(page, 'Mask');
}

/** Pastes a model's reply, has it restored and waits for what comes of it. */
export async function restoreReply(page: Page, reply: string): Promise<void> {
  await page.getByLabel('Reply with placeholders').fill(reply);
  await run(page, 'Restore');
}

/** Presses a button that is called otherwise while it is busy, and waits until it has its name again. */
async function run(page: Page, name: 'Mask' | 'Restore'): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  await button.waitFor();
}

/** The pane of that name. */
export const pane = (page: Page, name: 'Original' | 'Masked' | 'Restored reply') =>
  page.getByRole('region', { name, exact: true });
