import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/config.js';
import { configurationPage } from '../src/configuration-page.js';
import { settings } from '../src/settings.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-'));
});
afterAll(() => rm(folder, { recursive: true }));

const complaint = (env: Record<string, string>, file?: string): string => {
  try {
    readConfig(env, file ?? join(folder, 'nowhere.json'));
    return 'no complaint';
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'another error';
  }
};

test('without any variable the defaults hold', () => {
  expect(readConfig({}, join(folder, 'nowhere.json'))).toMatchObject({
    PALIMPSEST_HOST: '127.0.0.1',
    PALIMPSEST_PORT: 8080,
    PALIMPSEST_STORE: { kind: 'sqlite', file: './data/palimpsest.db' },
    PALIMPSEST_RATE_LIMIT: { requests: 600, windowSeconds: 60 },
  });
});

describe('a value that a setting takes', () => {
  test.each([
    ['PALIMPSEST_RATE_LIMIT', '0', 'off'],
    ['PALIMPSEST_RATE_LIMIT', '5/1', { requests: 5, windowSeconds: 1 }],
    ['PALIMPSEST_STAGES', '2,1', [2, 1]],
    [
      'PALIMPSEST_CORS_ORIGINS',
      'https://a.example, http://localhost:3000',
      ['https://a.example', 'http://localhost:3000'],
    ],
    ['PALIMPSEST_BASE_PATH', '/a/b', '/a/b'],
    ['PALIMPSEST_STORE', 'sqlite:/var/lib/p.db', { kind: 'sqlite', file: '/var/lib/p.db' }],
    ['PALIMPSEST_STORE_CONNECTIONS', '20', 20],
    ['PALIMPSEST_RISK_TARGET', '0.25', 0.25],
    ['PALIMPSEST_RISK_ATTRIBUTES', 'age, identity', ['age', 'identity']],
    ['PALIMPSEST_LLM_STRUCTURED_OUTPUT', 'none', 'none'],
  ])('%s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject({ [name]: expected });
  });

  test('types are switched from the defaults on', () => {
    const { PALIMPSEST_ENTITIES: types } = readConfig({ PALIMPSEST_ENTITIES: '+DATE_TIME,-LOCATION' });
    expect([types?.has('DATE_TIME'), types?.has('LOCATION'), types?.has('PERSON')]).toEqual([true, false, true]);
  });
});

describe('a value that a setting does not take stops the start, naming the variable, what it got and what it takes', () => {
  test.each([
    ['PALIMPSEST_PORT', '80800'],
    ['PALIMPSEST_PORT', ''],
    ['PALIMPSEST_PORT', '8o80'],
    ['PALIMPSEST_HOST', 'a b'],
    ['PALIMPSEST_STORE', 'postgres//x'],
    ['PALIMPSEST_STORE', 'sqlite::memory:'],
    ['PALIMPSEST_STORE', 'sqlite:file:data.db'],
    ['PALIMPSEST_RATE_LIMIT', 'fast'],
    ['PALIMPSEST_RATE_LIMIT', '0/60'],
    ['PALIMPSEST_RATE_LIMIT', '60/0'],
    ['PALIMPSEST_STAGES', '1'],
    ['PALIMPSEST_STAGES', '1,1,2'],
    ['PALIMPSEST_STAGES', '1,2,5'],
    ['PALIMPSEST_ENTITIES', 'DATE_TIME'],
    ['PALIMPSEST_ENTITIES', '+NOBODY'],
    ['PALIMPSEST_ENTITIES', '-PERSON,+PERSON'],
    ['PALIMPSEST_CORS_ORIGINS', 'https://a.example/path'],
    ['PALIMPSEST_CORS_ORIGINS', '*'],
    ['PALIMPSEST_CORS_ORIGINS', 'https://*.example'],
    ['PALIMPSEST_BASE_PATH', 'a'],
    ['PALIMPSEST_BASE_PATH', '/a/'],
    ['PALIMPSEST_BASE_PATH', '/a/../b'],
    ['PALIMPSEST_BASE_PATH', '/.'],
    ['PALIMPSEST_LOG_LEVEL', 'loud'],
    ['PALIMPSEST_NER_WORKERS', '0'],
    ['PALIMPSEST_MAX_MAPPINGS', '1000000'],
  ] as const)('%s=%j', (name, value) => {
    expect(complaint({ [name]: value })).toBe(`${name}: got ${JSON.stringify(value)}, takes ${settings[name].takes}`);
  });

  test.each([
    ['PALIMPSEST_LLM_BASE_URL', 'localhost:8080'],
    ['PALIMPSEST_LLM_BASE_URL', 'file:///v1'],
    ['PALIMPSEST_LLM_BASE_URL', 'http://localhost/v1/chat/completions'],
    ['PALIMPSEST_ADVERSARY_BASE_URL', 'http://localhost/v1/chat/completions/'],
    ['PALIMPSEST_LLM_TIMEOUT_MS', '15s'],
    ['PALIMPSEST_LLM_TIMEOUT_MS', '300000'],
    ['PALIMPSEST_RISK_BUDGET_MS', '300000'],
    ['PALIMPSEST_LLM_STRUCTURED_OUTPUT', 'json'],
    ['PALIMPSEST_RISK_TARGET', '1.5'],
    ['PALIMPSEST_RISK_TARGET', '50%'],
    ['PALIMPSEST_RISK_ROUNDS', '-1'],
    ['PALIMPSEST_RISK_ATTRIBUTES', 'age,name'],
  ] as const)('%s=%j', (name, value) => {
    expect(complaint({ [name]: value })).toContain(
      `${name}: got ${JSON.stringify(value)}, takes ${settings[name].takes}`,
    );
  });

  test.each([
    { PALIMPSEST_LLM_BASE_URL: 'http://localhost:1/v1' },
    { PALIMPSEST_LLM_MODEL: 'small' },
    { PALIMPSEST_LLM_API_KEY: 'key' },
    { PALIMPSEST_ADVERSARY_MODEL: 'small' },
    { PALIMPSEST_ADVERSARY_BASE_URL: 'http://localhost:1/v1' },
  ])('a model is not configured by half: %j', (env) => {
    expect(complaint(env)).toMatch(/is missing|needs PALIMPSEST_/);
  });

  test('a secret is named and not printed', () => {
    expect(complaint({ PALIMPSEST_BOOTSTRAP_KEY: 'short-secret' })).toMatch(
      /^PALIMPSEST_BOOTSTRAP_KEY: .* takes at least 32/,
    );
    expect(complaint({ PALIMPSEST_BOOTSTRAP_KEY: 'short-secret' })).not.toContain('short-secret');
    expect(complaint({ PALIMPSEST_STORE: 'postgres://user:secret@host/db?sslmod=off' })).toMatch(
      /^PALIMPSEST_STORE: got a value that is kept secret, takes /,
    );
  });

  test.each([
    ['PALIMPSEST_LLM_BASE_URL', 'http://user:secret@localhost/v1'],
    ['PALIMPSEST_LLM_BASE_URL', 'http://localhost/v1?key=secret'],
    ['PALIMPSEST_ADVERSARY_BASE_URL', 'https://secret@localhost/v1'],
    ['PALIMPSEST_LLM_API_KEY', 'secret\n'],
    ['PALIMPSEST_ADVERSARY_API_KEY', 'secret key'],
  ] as const)('%s=%j is named and not printed', (name, value) => {
    const expected = `${name}: got a value that is kept secret, takes ${settings[name].takes}`;
    expect(complaint({ [name]: value })).toContain(expected);
    expect(complaint({ [name]: value })).not.toContain('secret@');
    expect(complaint({ [name]: value })).not.toContain('=secret');
  });

  test.each([
    { PALIMPSEST_MASTER_KEY: 'x', PALIMPSEST_MASTER_KEY_FILE: 'y' },
    { PALIMPSEST_PORT: '9000', PALIMPSEST_ADMIN_PORT: '9000' },
    { PALIMPSEST_PORT: '9090' },
  ])('settings that contradict each other are refused: %j', (env) => {
    expect(complaint(env)).toMatch(
      /only one of them can hold the keys$|takes another port than PALIMPSEST_PORT, or 0$/,
    );
  });

  test('two ports may be the same where they are any free one, or on two addresses', () => {
    expect(complaint({ PALIMPSEST_PORT: '0', PALIMPSEST_ADMIN_PORT: '0' })).toBe('no complaint');
    expect(complaint({ PALIMPSEST_PORT: '9090', PALIMPSEST_HOST: '192.0.2.1' })).toBe('no complaint');
  });

  test.each([
    ['32 characters that a header can carry', 'k'.repeat(32), 'no complaint'],
    ['one character less', 'k'.repeat(31), /takes at least 32 characters/],
    ['what no header could carry', `${'k'.repeat(32)}=k`, /with = at the end only$/],
  ])('the bootstrap key: %s', (_, key, expected) => {
    expect(complaint({ PALIMPSEST_BOOTSTRAP_KEY: key })).toMatch(expected);
  });

  test('all that is wrong is said at once', () => {
    expect(complaint({ PALIMPSEST_PORT: 'x', PALIMPSEST_HOST: '' }).split('\n')).toHaveLength(2);
  });

  test('a name that is no setting is refused, since it may be a misspelt one', () => {
    expect(complaint({ PALIMPSEST_RATELIMIT: '5/1' })).toMatch(/^PALIMPSEST_RATELIMIT: is no setting/);
  });

  test("what clients keep in their environment is none of the service's business", () => {
    expect(complaint({ PALIMPSEST_API_KEY: 'x', PALIMPSEST_URL: 'y' })).toBe('no complaint');
  });
});

describe('the configuration file', () => {
  const write = async (content: string): Promise<string> => {
    const file = join(folder, 'palimpsest.config.json');
    await writeFile(file, content);
    return file;
  };

  test('has the same names, and a variable wins over it', async () => {
    const file = await write('\ufeff{"PALIMPSEST_PORT": 9000, "PALIMPSEST_HOST": "::1"}'); // as Windows writes it
    expect(readConfig({ PALIMPSEST_PORT: '9001' }, file)).toMatchObject({
      PALIMPSEST_PORT: 9001,
      PALIMPSEST_HOST: '::1',
    });
  });

  test.each([
    ['{', /is not valid JSON/],
    ['[]', /takes a JSON object/],
    ['{"PALIMPSEST_PORT": true}', /PALIMPSEST_PORT takes a string or a number/],
    ['{"PALIMPSEST_PROT": 1}', /PALIMPSEST_PROT: is no setting/],
  ])('%s is refused', async (content, expected) => {
    expect(complaint({}, await write(content))).toMatch(expected);
  });
});

test('the page of the docs is what the settings say', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationPage());
});
