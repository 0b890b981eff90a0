/**
 * Takes the pictures of docs/playground.md from a running service, both themes in both widths: the spans that were found,
 * a restored reply, and the API reference.
 *
 *     PALIMPSEST_API_KEY=... node packages/playground/screenshots.mjs http://127.0.0.1:8080 docs/images
 */
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { chromium } from 'playwright-core';

const [, , url, folder] = argv;
const views = {
  'wide-light': { viewport: { width: 1280, height: 900 }, colorScheme: 'light', locale: 'en-GB' },
  'wide-dark': { viewport: { width: 1280, height: 900 }, colorScheme: 'dark', locale: 'de-DE' },
  'phone-light': { viewport: { width: 390, height: 844 }, colorScheme: 'light', locale: 'de-DE' },
  'phone-dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'en-GB' },
};
const reply =
  'Dear [PERSON_1],\n\nwe have sent 248.50 euros to [DE_IBAN_1]. [PERSON_9] will call you, or [Person 2] will.\n';

const browser = await chromium.launch({
  executablePath: env.PALIMPSEST_TEST_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, view] of Object.entries(views)) {
  const page = await browser.newPage(view);
  page.setDefaultTimeout(120_000);
  await page.goto(url);
  await page.locator('#key').fill(env.PALIMPSEST_API_KEY ?? '');
  await page.getByRole('button', { name: /^(Sample letter|Beispielbrief)$/ }).click();
  await page.getByRole('button', { name: /^(Mask|Maskieren)$/ }).click();
  await page.locator('#original mark').first().waitFor();
  await page.locator('#reply').fill(reply);
  await page.getByRole('button', { name: /^(Restore|Wiederherstellen)$/ }).click();
  await page.locator('#restored mark').first().waitFor();
  await page.locator('#original mark').nth(4).focus();
  await page.locator(name.startsWith('wide') ? '#result-heading' : '.panes').evaluate((part) => {
    part.scrollIntoView();
    scrollBy(0, -24);
  });
  await page.screenshot({ path: join(folder, `playground-${name}.png`) });
  await page.locator('#original mark').nth(4).blur();
  await page.locator('section[aria-labelledby=reply-heading]').screenshot({ path: join(folder, `reply-${name}.png`) });
  await page.goto(new URL('docs/', `${url.replace(/\/$/, '')}/`).href);
  await page.locator('.opblock').first().waitFor();
  await page.screenshot({ path: join(folder, `api-reference-${name}.png`) });
  await page.close();
}
await browser.close();
