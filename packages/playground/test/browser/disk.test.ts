/** What a browser with a profile writes down, which it does with fields that it may fill in again. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { apiKey, browserArgs } from './one-for-all.js';

const isThere = inject('browserEndpoint') !== undefined;

describe.skipIf(!isThere)('the profile of the browser', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'palimpsest-profile-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('holds neither text, reply nor key of the page', async () => {
    const written = await writtenAfter(folder, '/', async (page) => {
      await page.getByLabel('API key', { exact: true }).pressSequentially(apiKey);
      await page.getByLabel('Text to mask').pressSequentially('Frau Xaveria');
      await page.getByLabel('Reply with placeholders').pressSequentially('Dear Yolanda');
    });
    expect(['Xaveria', 'Yolanda', apiKey].filter(written)).toEqual([]);
  });

  test('holds neither the key of the API reference nor what is tried out there', async () => {
    const written = await writtenAfter(folder, '/docs/', async (page) => {
      await page.getByRole('button', { name: 'Authorize' }).click();
      const key = page.locator('.modal-ux input');
      await key.pressSequentially('a-key-for-the-reference');
      expect(await key.getAttribute('type')).toBe('password');
      await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).click();
      await page.getByText('Create a session').click();
      await page.getByRole('button', { name: 'Try it out' }).click();
      await page.locator('textarea').first().pressSequentially('Frau Zenobia');
    });
    expect(['a-key-for-the-reference', 'Zenobia'].filter(written)).toEqual([]);
  });
});

/** Visits a page with a profile in `folder`, and resolves to the test whether a word is in any file of the profile. */
async function writtenAfter(
  folder: string,
  path: string,
  visit: (page: Page) => Promise<void>,
): Promise<(word: string) => boolean> {
  const executablePath = inject('browserExecutable');
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: browserArgs,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(inject('serviceUrl') + path);
  await visit(page);
  const control = `kept${path.length}times`;
  await page.evaluate("document.body.append(Object.assign(document.createElement('input'), { id: 'control' }))");
  await page.locator('#control').pressSequentially(control); // in a field that the browser may keep, and does
  await expect.poll(() => isInFiles(folder, control), { timeout: 30_000 }).toBe(true);
  await context.close();
  return (word) => isInFiles(folder, word);
}

function isInFiles(folder: string, word: string): boolean {
  const forms = [Buffer.from(word, 'utf8'), Buffer.from(word, 'utf16le')];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some(({ parentPath, name }) => {
      const content = contentOf(join(parentPath, name));
      return forms.some((form) => content.includes(form));
    });
}

/** The browser removes files while they are read. */
function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
