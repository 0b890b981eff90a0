/** The API reference, drawn by Swagger UI without anything from elsewhere. */
import { expect, test } from 'vitest';
import { apiKey, describeInBrowser } from './visit.js';

describeInBrowser('the API reference', {}, ({ open }) => {
  test.each(['/docs', '/docs/'])('shows every operation of the OpenAPI document at %s', async (path) => {
    const page = await open({ path });
    await page.locator('.opblock').first().waitFor();
    const operations = await page.locator('.opblock-summary-path').allInnerTexts();
    const document = (await (await page.request.get(new URL('../openapi.json', page.url()).href)).json()) as {
      paths: object;
    };
    expect(operations.map((shown) => shown.replaceAll('\u200b', '')).sort()).toEqual(
      Object.keys(document.paths).sort(),
    );
  });

  test.each(['light', 'dark'] as const)('is readable in %s colours, and follows the system', async (colorScheme) => {
    const page = await open({ path: '/docs/', colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
    await page.locator('.opblock').first().waitFor();
    await page.emulateMedia({ colorScheme });
    const brightness = (selector: string, property: 'color' | 'backgroundColor') =>
      page.evaluate<number>(
        `Number(/\\d+/.exec(getComputedStyle(document.querySelector('${selector}')).${property})[0]) / 255`,
      );
    const isDark = async () => (await brightness('.swagger-ui .info .title', 'color')) > 0.6;
    await expect.poll(isDark).toBe(colorScheme === 'dark');
    const [path, title, bar] = [
      await brightness('.opblock-summary-path', 'color'),
      await brightness('.swagger-ui .info .title', 'color'),
      await brightness('.scheme-container', 'backgroundColor'),
    ];
    for (const ink of [path, title]) expect(Math.abs(ink - bar)).toBeGreaterThan(0.5);
  });

  test.each(['light', 'dark'] as const)('names the headers of answers readably in %s colours', async (colorScheme) => {
    const page = await open({ path: '/docs/', colorScheme });
    await page.getByText('Destroy a session').click();
    await page.getByRole('cell', { name: 'RateLimit-Policy' }).first().waitFor();
    const ink = await page.evaluate<number>(
      "Number(/\\d+/.exec(getComputedStyle(document.querySelector('.headers td')).color)[0]) / 255",
    );
    expect(ink > 0.6).toBe(colorScheme === 'dark');
  });

  test('fits a phone, an open operation, too', async () => {
    const page = await open({ path: '/docs/', viewport: { width: 360, height: 740 } });
    await page.getByText('Destroy a session').click();
    await page.getByRole('cell', { name: 'RateLimit-Policy' }).first().waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  });

  test('shows what an operation takes, and tries it out', async () => {
    const page = await open({ path: '/docs/' });
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.locator('.modal-ux input').fill(apiKey);
    await page.locator('.modal-ux').getByRole('button', { name: 'Apply credentials' }).click();
    await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).click();
    await page.getByText('Create a session').click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table').getByText('"status": "active"').waitFor();
  });
});
