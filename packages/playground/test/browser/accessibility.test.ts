/** What axe finds in every state of the page: nothing, in both themes and both widths. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { askToMask, describeInBrowser, maskText, pane, restoreReply } from './visit.js';

/** Each rule that is broken, and where. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run({ resultTypes: ["violations"] })');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const widths = { wide: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };

describeInBrowser('axe', {}, ({ open }) => {
  describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
    test.each(Object.entries(widths))('finds nothing on a %s page', async (_name, viewport) => {
      const page = await open({ colorScheme, viewport });
      expect(await findings(page)).toEqual([]);

      await askToMask(page, 'x', 'plm_wrong');
      await page.getByText('does not know this key').waitFor();
      expect(await findings(page)).toEqual([]);

      await page.getByRole('button', { name: 'Sample letter' }).click();
      await maskText(page, await page.getByLabel('Text to mask').inputValue());
      const mark = pane(page, 'Original').locator('mark').first();
      await mark.waitFor();
      await page.getByText('Show the message').click();
      await mark.focus();
      expect(await findings(page)).toEqual([]);

      await page.getByRole('button', { name: /^PERSON/ }).click();
      await restoreReply(page, 'Dear [PERSON_1], [PERSON_99], [Person 2]');
      await pane(page, 'Restored reply').locator('mark').first().waitFor();
      await page.getByLabel('Text to mask').fill('x');
      await page.getByText('This is the result of an earlier text').waitFor();
      expect(await findings(page)).toEqual([]);

      await page.getByRole('button', { name: 'Destroy session' }).click();
      await page.getByText('The session is destroyed.').waitFor();
      expect(await findings(page)).toEqual([]);
    });
  });

  test('the switch wins over the system', async () => {
    const page = await open({ colorScheme: 'light' });
    const paper = () => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');
    const light = await paper();
    await page.getByText('Dark', { exact: true }).click();
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByText('Light', { exact: true }).click();
    await expect.poll(paper).toBe(light);
    await page.getByText('System', { exact: true }).click();
    await expect.poll(paper).toBe(dark);
  });
});
