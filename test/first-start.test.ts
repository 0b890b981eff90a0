/** What the first start shows can be typed as it stands there. */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type ServedProcess } from './served-process.js';

let service: ServedProcess;
beforeAll(async () => {
  service = await serve();
});
afterAll(() => service.stop());

/** The key that the first start shows once. */
async function shownKey(): Promise<string> {
  for (;;) {
    const key = /PALIMPSEST_API_KEY=(plm_\S+)/.exec(service.output())?.[1];
    if (key !== undefined) return key;
    await sleep(50);
  }
}

test('the command that the first start shows masks a text', async () => {
  const key = await shownKey();
  const lines = service
    .output()
    .split('\n')
    .map((line) => line.trim());
  const first = lines.findIndex((line) => line.startsWith('SESSION='));
  const script = lines.slice(first, first + 3).join('\n');
  const answer = execFileSync('bash', ['-c', script], {
    env: { PATH: process.env['PATH'], PALIMPSEST_API_KEY: key },
    encoding: 'utf8',
  });
  expect(JSON.parse(answer)).toMatchObject({ anonymized_text: 'Frau [PERSON_1], IBAN [DE_IBAN_1]' });
});
