/** What the README prints is run here, exactly as it stands there. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type ServedProcess } from './served-process.js';

const readme = readFileSync('README.md', 'utf8');
const blocks = Array.from(readme.matchAll(/```(\w+)\n(.*?)```/gs), ([, language, code = '']) => ({ language, code }));

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

test('the round trip with curl gives back what went in', async () => {
  const script = blocks.find(({ code }) => code.includes('$API/anonymize'))?.code ?? '';
  const env = { PATH: process.env['PATH'], PALIMPSEST_URL: service.url, PALIMPSEST_API_KEY: await shownKey() };
  const [masked, restored] = execFileSync('bash', ['-euo', 'pipefail', '-c', script], { env, encoding: 'utf8' }).split(
    '\n',
  );
  for (const [answer, shown] of [
    [masked, 'anonymized_text'],
    [restored, 'original_text'],
  ] as const) {
    const line = blocks.find(({ language, code }) => language === 'json' && code.includes(shown))?.code ?? '';
    const promised = (JSON.parse(line.replace(', ...}', '}')) as Record<string, string>)[shown];
    expect((JSON.parse(answer ?? '') as Record<string, string>)[shown]).toBe(promised);
  }
});

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
