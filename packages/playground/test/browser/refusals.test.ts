/** What the page says when something is missing or the service refuses. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  apiKey,
  askToMask,
  complaintOn,
  describeInBrowser,
  maskInNewSession,
  maskText,
  pane,
  restoreReply,
} from './visit.js';

/** Waits for the one complaint of the page. */
async function complaint(page: Page): Promise<string> {
  const shown = complaintOn(page);
  await shown.waitFor();
  return (await shown.textContent()) ?? '';
}

/** Ends a session behind the back of the page. */
const end = (id: string, serviceUrl: string) =>
  fetch(`${serviceUrl}/v1/masking/session/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${apiKey}` } });

describeInBrowser('the playground, refused', {}, ({ open, serviceUrl }) => {
  test.each(['plm_wrong', 'schlüssel', 'two words'])('says that the key "%s" is not valid', async (key) => {
    const page = await open();
    await askToMask(page, 'x', key);
    expect(await complaint(page)).toMatch(/does not know this key \(401\).* neither revoked nor expired\.$/);
  });

  test('asks for what is missing', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Mask', exact: true }).click();
    expect(await complaint(page)).toBe('Enter an API key first.');
    await page.getByLabel('API key', { exact: true }).fill(apiKey);
    await page.getByRole('button', { name: 'Mask', exact: true }).click();
    await expect.poll(() => complaint(page)).toMatch(/^There is no text yet\./);
  });

  test.each([
    [503, /\(503\)\. Try again in a moment/],
    [502, /A proxy .* no answer from it \(502\)\. Try again in a moment/],
    [504, /A proxy .* no answer from it \(504\)\. Try again in a moment/],
    [500, /not this service \(500\), perhaps a proxy/],
    [200, /not this service \(200\), perhaps a proxy/],
  ])('says what to do about a page of status %i in place of an answer', async (status, words) => {
    const page = await open();
    await page.route('**/v1/**', (route) => route.fulfill({ status, contentType: 'text/html', body: '<p>Sorry</p>' }));
    await askToMask(page, 'x');
    expect(await complaint(page)).toMatch(words);
  });

  test('says each time that the session has ended, and opens none for a reply that no session could restore', async () => {
    const page = await open();
    const id = await maskInNewSession(page, 'anna@example.com');
    await end(id, serviceUrl());
    for (const reply of ['An [EMAIL_ADDRESS_1]', 'Noch einmal an [EMAIL_ADDRESS_1]']) {
      await restoreReply(page, reply);
      expect(await complaint(page)).toMatch(/^The session has ended \(404\)\. Mask the text again/);
      expect(await page.getByText('The session has ended. Its placeholders').isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: 'Destroy session' }).isDisabled()).toBe(true);
    }
  });

  test('leaves the session open where nobody could be told to destroy it, so that it can be tried again', async () => {
    const page = await open();
    await maskText(page, 'anna@example.com');
    await page.route('**/v1/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Destroy session' }).click();
    expect(await complaint(page)).toBe('The service could not be reached. Is it running?');
    expect(await page.getByText('The session is destroyed.').isVisible()).toBe(false);
    await page.unroute('**/v1/**');
    await page.getByRole('button', { name: 'Destroy session' }).click();
    await page.getByText('The session is destroyed.').waitFor();
  });

  test('restores in the session of the text that is shown, never with the values of a later one', async () => {
    const page = await open();
    const id = await maskInNewSession(page, 'Frau Schmidt');
    await end(id, serviceUrl());
    await page.getByLabel('Text to mask').fill('Herr Weber');
    await page.getByRole('button', { name: 'Mask', exact: true }).click();
    expect(await complaint(page)).toMatch(/^The session has ended/);
    await page.route('**/anonymize', async (route) => {
      await route.fetch(); // the new session learns the name, and the page hears nothing of it
      await route.abort();
    });
    await page.getByRole('button', { name: 'Mask', exact: true }).click();
    await expect.poll(() => complaint(page)).toMatch(/could not be reached/);
    expect(await pane(page, 'Original').textContent()).toBe('Frau Schmidt');
    await restoreReply(page, 'Dear Ms [PERSON_1]');
    await expect.poll(() => complaint(page)).toMatch(/^The session has ended \(404\)/);
    expect(await pane(page, 'Restored reply').textContent()).not.toContain('Weber');
  });

  test('keeps the session while a key is wrong', async () => {
    const page = await open();
    await maskText(page, 'Frau Schmidt');
    await askToMask(page, 'Herr Weber', `${apiKey}x`);
    expect(await complaint(page)).toMatch(/does not know this key \(401\)/);
    await restoreReply(page, 'Dear Ms [PERSON_1]');
    await pane(page, 'Restored reply').locator('mark').waitFor();
    expect(await pane(page, 'Restored reply').textContent()).toBe('Dear Ms Schmidt');
    await maskText(page, 'Frau Schmidt und Herr Weber');
    expect(await pane(page, 'Masked').textContent()).toBe('Frau [PERSON_1] und Herr [PERSON_2]');
  });

  test('says that a result is of an earlier text, as long as none came for the text in the box', async () => {
    const page = await open();
    const earlier = page.getByText('This is the result of an earlier text');
    await maskText(page, 'Frau Schmidt');
    expect(await earlier.count()).toBe(0);
    await page.route('**/anonymize', (route) => route.abort());
    await askToMask(page, 'Herr Weber');
    expect(await complaint(page)).toMatch(/could not be reached/);
    expect(await pane(page, 'Original').textContent()).toBe('Frau Schmidt');
    expect(await earlier.count()).toBe(1);
    await page.unroute('**/anonymize');
    await maskText(page, 'Herr Weber');
    expect(await pane(page, 'Original').textContent()).toBe('Herr Weber');
    expect(await earlier.count()).toBe(0);
  });

  test('says that a restored reply is of an earlier one, too', async () => {
    const page = await open();
    const earlier = page.getByText('This was restored from an earlier reply');
    await maskText(page, 'Frau Schmidt');
    await restoreReply(page, 'Dear Ms [PERSON_1]');
    expect(await pane(page, 'Restored reply').textContent()).toBe('Dear Ms Schmidt');
    expect(await earlier.count()).toBe(0);
    await page.route('**/deanonymize', (route) => route.abort());
    await restoreReply(page, 'Hello [PERSON_1]');
    expect(await complaint(page)).toMatch(/could not be reached/);
    expect(await earlier.count()).toBe(1);
  });

  test('goes by the clock of the service, whatever that of the browser says', async () => {
    const page = await open();
    await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
    await maskText(page, 'Frau Schmidt');
    expect(await page.getByText('The session has ended').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Destroy session' }).isDisabled()).toBe(false);
  });

  test('blames a slow connection where the text took too long', async () => {
    const page = await open();
    const problem = {
      type: 'about:blank',
      title: 'Request Timeout',
      status: 408,
      code: 'request_timeout',
      detail: 'x',
    };
    await page.route('**/session', (route) =>
      route.fulfill({ status: 408, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await askToMask(page, 'x');
    expect(await complaint(page)).toMatch(/\(408\): the connection is slow/);
  });

  test.each([
    ['1', '1 second', '1 Sekunde'],
    ['2', '2 seconds', '2 Sekunden'],
  ])('says in both languages to wait for %s s', async (retryAfter, english, german) => {
    const page = await open();
    const body = JSON.stringify({
      type: 'about:blank',
      title: 'x',
      status: 429,
      code: 'rate_limit_exceeded',
      detail: 'x',
    });
    await page.route('**/session', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        headers: { 'Retry-After': retryAfter },
        body,
      }),
    );
    await askToMask(page, 'x');
    expect(await complaint(page)).toMatch(new RegExp(`in ${english}\\.$`));
    await page.getByText('Deutsch').first().click();
    expect(await complaint(page)).toMatch(new RegExp(`in ${german} noch einmal\\.$`));
  });

  test('says so where nobody answers', async () => {
    const page = await open();
    await page.route('**/v1/**', (route) => route.abort());
    await askToMask(page, 'x');
    const words = await complaint(page);
    await page.getByText('Deutsch').first().click();
    expect([words, await complaint(page)]).toEqual([
      'The service could not be reached. Is it running?',
      'Der Dienst ist nicht erreichbar. Läuft er?',
    ]);
  });
});

/** One service for what only some can show: below a base path, with small sessions, and few requests an hour. */
const narrow = { PALIMPSEST_BASE_PATH: '/tools/palimpsest', PALIMPSEST_MAX_MAPPINGS: '1', PALIMPSEST_RATE_LIMIT: '30/3600' }; // prettier-ignore

describeInBrowser('the playground of a narrow service', narrow, ({ open, serviceUrl }) => {
  test.each(['/', ''])('works below its base path at /tools/palimpsest%s', async (path) => {
    const page = await open({ path });
    await maskText(page, 'Frau Schmidt');
    await page.getByRole('link', { name: 'API reference' }).first().click();
    await page.getByText('/v1/masking/anonymize').first().waitFor();
  });

  test('says what the service did not take, since the session is full', async () => {
    const page = await open();
    await askToMask(page, 'Mail an a@example.com und b@example.com.');
    expect(await complaint(page)).toMatch(/refused the request \(422\): \/session_id .*/);
  });

  test('says for how long the rate limit is used up', async () => {
    const page = await open();
    await maskText(page, 'x');
    const ask = () => fetch(`${serviceUrl()}/v1/x`, { headers: { Authorization: `Bearer ${apiKey}` } });
    await expect.poll(async () => (await ask()).status, { interval: 0 }).toBe(429);
    await restoreReply(page, '[PERSON_1]');
    expect(await complaint(page)).toMatch(/\(429\)\. Try again in [1-9]\d* seconds\.$/);
  });
});
