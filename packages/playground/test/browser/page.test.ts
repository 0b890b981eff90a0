/** What the page is besides its purpose: discreet, in two languages, fit for a phone and for any base path. */
import { expect, test } from 'vitest';
import { apiKey, describeInBrowser, maskText, pane } from './visit.js';

describeInBrowser('the page', {}, ({ open }) => {
  test('keeps the key in memory only: no storage, no address, no cookie, gone after a reload', async () => {
    const page = await open();
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await maskText(page, 'Frau Schmidt');
    const kept = await page.evaluate<string>(`(async () => JSON.stringify([
      { ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state, name,
      await indexedDB.databases(), await caches.keys(),
    ]))()`);
    expect(kept).not.toContain(apiKey);
    expect(JSON.parse(kept)).toMatchObject([{}, {}, '', page.url(), null, '', [], []]);
    expect((await page.context().storageState()).cookies).toEqual([]);
    expect(urls.join()).not.toContain(apiKey);
    await page.reload();
    expect(await page.getByLabel('API key', { exact: true }).inputValue()).toBe('');
  });

  test('sends the text to nobody but anonymize, and calls no model', async () => {
    const page = await open();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await maskText(page, 'Frau Schmidt');
    expect(sent).toEqual(['POST /v1/masking/session', 'POST /v1/masking/anonymize']);
  });

  test('reads each line from its own side, and is not translated', async () => {
    const page = await open();
    await maskText(page, 'Frau Schmidt\nالسيدة شميت\n');
    const directions = await page.evaluate<unknown[]>(
      `[...document.querySelectorAll('#original > div')].map((line) => [getComputedStyle(line).direction, line.translate])`,
    );
    expect(directions).toEqual([
      ['ltr', false],
      ['rtl', false],
    ]);
  });

  test.each([
    ['de-AT', 'de', 'Palimpsest: Text maskieren, Antwort wiederherstellen'],
    ['en-US', 'en', 'Palimpsest: mask a text, restore the reply'],
    ['fr-FR', 'en', 'Palimpsest: mask a text, restore the reply'],
  ])('greets a browser of %s in %s', async (locale, language, title) => {
    const page = await open({ locale });
    expect(await page.evaluate('document.documentElement.lang')).toBe(language);
    expect(await page.title()).toBe(title);
  });

  test('changes its language at any time, and keeps what was done', async () => {
    const page = await open();
    await maskText(page, 'Frau Schmidt');
    await page.getByText('Deutsch').first().click();
    await page.getByRole('heading', { name: 'Was gefunden wurde' }).waitFor();
    await page.getByText('Gefunden: 1 Stelle von 1 Art.').waitFor();
    expect(await page.getByLabel('Text, der maskiert werden soll').inputValue()).toBe('Frau Schmidt');
    await page.locator('#original mark').hover();
    await page.getByText('Stufe 1, Muster · Sicherheit 1,00').waitFor();
  });

  test('fits a phone: nothing is wider than the window', async () => {
    const page = await open({ viewport: { width: 320, height: 640 } });
    const overhang = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(await overhang()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Sample letter' }).click();
    await maskText(page, `${await page.getByLabel('Text to mask').inputValue()}\n${'x'.repeat(500)}@example.com`);
    expect(await overhang()).toBeLessThanOrEqual(0);
  });

  test('gives a long text up when told to, and goes on from there', async () => {
    const page = await open();
    let isHeld = true;
    await page.route('**/anonymize', (route) => (isHeld ? undefined : route.continue()));
    await page.getByLabel('API key', { exact: true }).fill(apiKey);
    await page.getByLabel('Text to mask').fill('Frau Schmidt');
    expect(await page.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
    const asked = page.waitForRequest(/anonymize$/);
    await page.getByRole('button', { name: 'Mask', exact: true }).click();
    await page.getByRole('button', { name: 'Masking …' }).waitFor();
    await asked;
    const given = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect((await given).url()).toMatch(/anonymize$/);
    await page.getByText('Cancelled. What is shown is as it was.').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Mask');
    expect(await page.getByLabel('Text to mask').inputValue()).toBe('Frau Schmidt');
    isHeld = false;
    await page.keyboard.press('Enter');
    await pane(page, 'Masked').locator('mark').waitFor();
    expect(await page.getByText('Cancelled').count()).toBe(0);
  });

  test('copes with 100 000 characters and thousands of spans', async () => {
    const line = 'Frau Anna Schmidt, anna.schmidt@example.com, IBAN DE89 3704 0044 0532 0130 00, 04109 Leipzig\n';
    const text = line.repeat(1_100).slice(0, 100_000);
    const page = await open();
    const file = { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel('API key', { exact: true }).fill(apiKey);
    await page.getByText('100,000 characters').waitFor();
    await page.getByRole('button', { name: 'Mask', exact: true }).click();
    await pane(page, 'Masked').locator('mark').first().waitFor({ timeout: 90_000 });
    expect(await pane(page, 'Original').locator('mark').count()).toBeGreaterThan(3_000);
    expect(await pane(page, 'Original').textContent()).toBe(text);
    expect(await pane(page, 'Masked').textContent()).not.toContain('Schmidt');

    const inPane = (id: 'original' | 'masked', expression: string) =>
      page.evaluate<number>(`((pane) => ${expression})(document.getElementById('${id}'))`);
    await pane(page, 'Original').hover();
    await page.mouse.wheel(0, 5_000);
    await expect.poll(() => inPane('masked', 'pane.scrollTop')).toBeGreaterThan(1_000);
    const firstLine = '[...pane.children].findIndex((line) => line.offsetTop + line.offsetHeight > pane.scrollTop)';
    await expect.poll(async () => (await inPane('masked', firstLine)) - (await inPane('original', firstLine))).toBe(0);

    await page.getByRole('button', { name: /^PERSON/ }).click();
    expect(await pane(page, 'Original').locator('mark').getByText('Anna Schmidt', { exact: true }).count()).toBe(0);
  });
});
