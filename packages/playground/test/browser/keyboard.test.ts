/** The page without a pointer. */
import { expect, test } from 'vitest';
import { apiKey, describeInBrowser, maskText, pane } from './visit.js';

describeInBrowser('the playground, by keyboard', {}, ({ open }) => {
  test('leads from the key to the restored reply', async () => {
    const page = await open();
    const { keyboard } = page;
    const focused = () => page.evaluate<string>('document.activeElement.id || document.activeElement.textContent');
    await keyboard.press('Tab');
    expect(await focused()).toBe('Skip to the text');
    await page.getByLabel('API key', { exact: true }).focus();
    await keyboard.type(apiKey);
    for (const next of ['Show', 'Destroy session', 'Sample letter', 'Open a file', 'Clear', 'text']) {
      await keyboard.press('Tab');
      expect(await focused()).toBe(next);
    }
    await keyboard.type('Frau Schmidt und Herr Weber');
    await keyboard.press('Control+Enter');
    await pane(page, 'Masked').locator('mark').first().waitFor();
    await page.getByLabel('Reply with placeholders').focus();
    await keyboard.type('[PERSON_2]!');
    await keyboard.press('Control+Enter');
    await pane(page, 'Restored reply').locator('mark').waitFor();
    expect(await pane(page, 'Restored reply').textContent()).toBe('Weber!');
  });

  test('goes from mark to mark by arrow keys, with stage and confidence of each', async () => {
    const page = await open();
    await maskText(page, 'Gestern kam Jonas Weber zurück. Post an info@example.com, Tel. 0341 9182736');
    const marks = pane(page, 'Original').locator('mark');
    await marks.first().waitFor();
    await pane(page, 'Original').focus();
    await page.keyboard.press('Tab');
    const details = page.locator('.details');
    expect(await details.innerText()).toMatch(
      /^\[PERSON_1\]\nname of a natural person.*\nstage 2, names · confidence 0\.85$/s,
    );
    await page.keyboard.press('ArrowRight');
    expect(await details.innerText()).toMatch(/^\[EMAIL_ADDRESS_1\]\n.*\nstage 1, patterns · confidence 1\.00$/s);
    await page.keyboard.press('End');
    expect(await details.innerText()).toMatch(/^\[DE_PHONE_NUMBER_1\]\n.*\nstage 1, patterns · confidence 0\.95$/s);
    expect(await page.locator('[data-active]').allTextContents()).toEqual(['0341 9182736', '[DE_PHONE_NUMBER_1]']);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.id')).toBe('masked'); // one tab stop for all marks
  });

  test.each([
    ['the type of the mark that had the focus is switched off', ['EMAIL_ADDRESS']],
    ['that was the last mark, and all types but one are off', ['EMAIL_ADDRESS', 'DE_IBAN']],
  ])('leads to a mark of each pane also where %s', async (_name, types) => {
    const page = await open();
    await maskText(page, 'Frau Weber, DE89 3704 0044 0532 0130 00, info@example.com');
    await pane(page, 'Original').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    for (const type of types) await page.getByRole('button', { name: new RegExp(`^${type}`) }).click();
    for (const name of ['Original', 'Masked'] as const)
      expect(await pane(page, name).locator('mark[tabindex="0"]').count()).toBe(1);
  });

  test('keeps the focus on a button that has nothing more to do', async () => {
    const page = await open();
    await maskText(page, 'Frau Weber');
    for (const name of ['All off', 'Clear', 'Destroy session']) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
      expect(await page.evaluate('document.activeElement.textContent')).toBe(name);
    }
  });

  test('shows the same on hover, and nothing afterwards', async () => {
    const page = await open();
    await maskText(page, 'Frau Schmidt, anna@example.com');
    await pane(page, 'Masked').getByText('[EMAIL_ADDRESS_1]').hover();
    await page.getByText('stage 1, patterns · confidence 1.00').waitFor();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.locator('.details').waitFor({ state: 'hidden' });
  });
});
