/** The way of a text through the page, as a person goes it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiKey, describeInBrowser, maskInNewSession, maskText, pane, restoreReply } from './visit.js';

const text = 'Sehr geehrte Frau Schmidt,\n\nIhre IBAN DE89 3704 0044 0532 0130 00 ist notiert.\nAnna Schmidt\n';

describeInBrowser('the playground', {}, ({ serviceUrl, open }) => {
  test('masks a text and shows it beside the original, span by span', async () => {
    const page = await open();
    await maskText(page, text);
    expect(await pane(page, 'Original').textContent()).toBe(text);
    const masked = (await pane(page, 'Masked').textContent()) ?? '';
    expect(masked).toContain('Sehr geehrte Frau [PERSON_1],\n\nIhre IBAN [DE_IBAN_1] ist notiert.\n');
    expect(masked).not.toContain('Schmidt');
    expect(await pane(page, 'Original').locator('mark').allTextContents()).toEqual([
      'Schmidt',
      'DE89 3704 0044 0532 0130 00',
      'Anna Schmidt',
    ]);
    expect(await page.getByRole('status').allTextContents()).toContain('Found: 3 spans of 2 types.');
  });

  test('restores a reply exactly, and says which placeholders it could not', async () => {
    const page = await open();
    await maskText(page, text);
    const masked = pane(page, 'Masked');
    await masked.locator('mark').first().waitFor();
    await restoreReply(page, (await masked.textContent()) ?? '');
    await pane(page, 'Restored reply').locator('mark').first().waitFor();
    expect(await pane(page, 'Restored reply').textContent()).toBe(text);

    await restoreReply(page, 'Dear [PERSON_1] and [PERSON_7], your [Person 1] and [DE_IBAN_1].');
    await pane(page, 'Restored reply').locator('mark.unknown').waitFor();
    const restored = pane(page, 'Restored reply');
    expect(await restored.textContent()).toBe(
      'Dear Schmidt and [PERSON_7], your [Person 1] and DE89 3704 0044 0532 0130 00.',
    );
    expect(await restored.locator('mark.unknown').allTextContents()).toEqual(['[PERSON_7]']);
    expect(await restored.locator('mark.altered').allTextContents()).toEqual(['[Person 1]']);
    expect(await page.getByRole('status').getByRole('listitem').allTextContents()).toEqual([
      '2 placeholders restored',
      'Not known in this session, left as written: [PERSON_7]',
      'Altered by the model, so not restored: [Person 1]',
      'Not mentioned in the reply: [PERSON_2]',
    ]);
  });

  test('switches types on and off, and leaves the masked text as it is', async () => {
    const page = await open();
    await maskText(page, text);
    const iban = page.getByRole('button', { name: /^DE_IBAN/ });
    await iban.waitFor();
    const masked = await pane(page, 'Masked').textContent();
    await iban.click();
    expect(await iban.getAttribute('aria-pressed')).toBe('false');
    expect(await pane(page, 'Original').locator('mark').allTextContents()).toEqual(['Schmidt', 'Anna Schmidt']);
    expect(await pane(page, 'Masked').textContent()).toBe(masked);
    await page.getByRole('button', { name: 'All off' }).click();
    expect(await page.locator('.panes mark').count()).toBe(0);
    await page.getByRole('button', { name: 'All on' }).click();
    expect(await pane(page, 'Original').locator('mark').count()).toBe(3);
  });

  test('explains the audit flags in words', async () => {
    const page = await open();
    await maskText(page, text);
    const note = page.getByRole('note', { name: 'Read this before you pass the text on' });
    await note.waitFor();
    expect(await note.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^No language model looked for telling details .* context_llm_disabled$/) as string,
      expect.stringMatching(/^Nobody tried to guess who is meant .* adversarial_unavailable$/) as string,
    ]);
  });

  test('copies the masked text and the system message', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const clipboard = () => page.evaluate<string>('navigator.clipboard.readText()');
    await maskText(page, text);
    await page.getByRole('button', { name: 'Copy masked text' }).click();
    await page.getByRole('status').getByText('Copied').waitFor();
    expect(await page.getByRole('button', { name: 'Copy masked text' }).count()).toBe(1); // called so all the time
    expect(await clipboard()).toBe(await pane(page, 'Masked').textContent());
    await page.getByRole('group', { name: 'Language of the message' }).getByText('Deutsch').click();
    await page.getByRole('button', { name: 'Copy system message' }).click();
    await expect.poll(clipboard).toMatch(/^Personenbezogene Angaben .*Platzhalter/);
  });

  test('opens a text file that is dropped on it, in UTF-8 or Windows-1252, and no other file', async () => {
    const page = await open();
    const field = page.getByLabel('Text to mask');
    await drop(page, '[77, 195, 188, 108, 108, 101, 114]');
    await expect.poll(() => field.inputValue()).toBe('Müller');
    await field.fill('');
    await drop(page, '[77, 252, 108, 108, 101, 114]', page.getByRole('heading', { level: 1 })); // anywhere on the page
    await expect.poll(() => field.inputValue()).toBe('Müller');
    await drop(page, '[80, 75, 3, 4, 0, 0]');
    await page.getByText('This is not a text file.').waitFor();
    expect(await field.inputValue()).toBe('Müller');
  });

  test('opens a file that is dropped on it while a text is masked, and says that the result is not of that file', async () => {
    const page = await open();
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/anonymize', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('API key', { exact: true }).fill(apiKey);
    await page.getByLabel('Text to mask').fill('Frau Schmidt');
    await page.getByRole('button', { name: 'Mask', exact: true }).click();
    await page.getByRole('button', { name: 'Masking …' }).waitFor();
    await drop(page, '[77, 195, 188, 108, 108, 101, 114]');
    await expect.poll(() => page.getByLabel('Text to mask').inputValue()).toBe('Müller');
    goOn();
    await pane(page, 'Masked').locator('mark').waitFor();
    expect(await pane(page, 'Original').textContent()).toBe('Frau Schmidt');
    expect(await page.getByLabel('Text to mask').inputValue()).toBe('Müller');
    expect(await page.getByText('This is the result of an earlier text').count()).toBe(1);
  });

  test('masks the sample letter, in which every stage without a model finds something', async () => {
    const page = await open();
    await page.getByLabel('API key', { exact: true }).fill(apiKey);
    await page.getByRole('button', { name: 'Sample letter' }).click();
    await page.getByLabel('Text to mask').press('Control+Enter');
    await pane(page, 'Original').locator('mark').first().waitFor();
    const types = await page.locator('.legend .type').allTextContents();
    for (const type of ['PERSON', 'LOCATION', 'ORGANIZATION', 'STREET_ADDRESS', 'DE_IBAN', 'DE_TAX_ID', 'DE_HEALTH_INSURANCE'])
      expect(types.some((label) => label.startsWith(`${type} `))).toBe(true);
  }); // prettier-ignore

  test('opens with every type switched on when another text is masked, and no details of the one before', async () => {
    const page = await open();
    await maskText(page, text);
    await page.getByRole('button', { name: 'All off' }).click();
    await maskText(page, 'An anna@example.com');
    await pane(page, 'Original').getByText('anna@example.com').hover();
    await page.locator('.details').getByText('[EMAIL_ADDRESS_1]').waitFor();
    await page.getByLabel('Text to mask').fill('An berta@example.com');
    await page.getByLabel('Text to mask').press('Control+Enter');
    await pane(page, 'Original').getByText('berta@example.com').waitFor();
    await page.locator('.details').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'All off' }).click();
    expect(await page.locator('.panes mark').count()).toBe(0);
  });

  test('destroys the session by its button, and with it what was found', async () => {
    const page = await open();
    const id = await maskInNewSession(page, text);
    await page.getByRole('button', { name: 'Destroy session' }).click();
    await page.getByText('The session is destroyed.').waitFor();
    expect(await page.locator('.panes').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Restore', exact: true }).isDisabled()).toBe(true);
    await expect.poll(() => statusOfSession(serviceUrl(), id)).toBe(404);
  });

  test('destroys the session when it is left', async () => {
    const page = await open();
    const id = await maskInNewSession(page, text);
    await pane(page, 'Masked').locator('mark').first().waitFor();
    expect(await statusOfSession(serviceUrl(), id)).toBe(200);
    await page.goto(`${serviceUrl()}/docs/`);
    await expect.poll(() => statusOfSession(serviceUrl(), id)).toBe(404);
  });
});

/** Drops a file of these bytes, as JavaScript writes an array, on the field or on another element. */
async function drop(page: Page, bytes: string, on = page.getByLabel('Text to mask')): Promise<void> {
  const files = await page.evaluateHandle(
    `(() => { const files = new DataTransfer(); files.items.add(new File([new Uint8Array(${bytes})], 'a.txt')); return files; })()`,
  );
  await on.dispatchEvent('drop', { dataTransfer: files });
}

async function statusOfSession(url: string, id: string): Promise<number> {
  const response = await fetch(`${url}/v1/masking/deanonymize`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ session_id: id, text: 'x' }),
  });
  return response.status;
}
