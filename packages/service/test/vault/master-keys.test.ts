import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseMasterKeys, readOrMakeKeyFile } from '../../src/vault/master-keys.js';
import { newFolder } from '../cli/process.js';

const base64 = (fill: number, length = 32) => Buffer.alloc(length, fill).toString('base64');

describe('the syntax of master keys', () => {
  test('a bare key has the id 0', () => {
    const [key, ...others] = parseMasterKeys(base64(1));
    expect(key.id).toBe('0');
    expect(key.key.export()).toEqual(Buffer.alloc(32, 1));
    expect(others).toEqual([]);
  });

  test('several keys keep their order, so that the first one wraps', () => {
    const keys = parseMasterKeys(`2026-b:${base64(2)}, 0:${base64(1)}\n`);
    expect(keys.map(({ id }) => id)).toEqual(['2026-b', '0']);
  });

  test.each([
    ['nothing', '', 'number 1'],
    ['31 bytes', base64(1, 31), 'number 1'],
    ['33 bytes', base64(1, 33), 'number 1'],
    ['hexadecimal digits', 'ab'.repeat(32), 'number 1'],
    ['spare bits that are set', base64(1).replace('E=', 'F='), 'number 1'],
    ['an empty id', `:${base64(1)}`, 'number 1'],
    ['an id with a space', `a b:${base64(1)}`, 'number 1'],
    ['a comma at the end', `${base64(1)},`, 'number 2'],
    ['one id twice', `a:${base64(1)},a:${base64(2)}`, 'same id'],
  ])('%s is refused, and the message does not repeat it', (_name, text, hint) => {
    const parse = () => parseMasterKeys(text);
    expect(parse).toThrow(expect.objectContaining({ name: 'VaultError', code: 'bad_master_key' }));
    expect(parse).toThrow(hint);
    expect(parse).not.toThrow(base64(1).slice(0, 20));
  });
});

describe('the key file', () => {
  test('is made on first start for its owner alone, and read afterwards', () => {
    const file = join(newFolder(), 'data', 'master.key');
    const made = readOrMakeKeyFile(file);
    const read = readOrMakeKeyFile(file);
    expect([made.isNew, read.isNew]).toEqual([true, false]);
    expect(read.keys[0].key.equals(made.keys[0].key)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test.each(['not a key', ''])('a file that holds no key is refused by its name and left alone (%j)', (content) => {
    const file = join(newFolder(), 'master.key');
    writeFileSync(file, content);
    expect(() => readOrMakeKeyFile(file)).toThrow(expect.objectContaining({ code: 'bad_master_key' }));
    expect(() => readOrMakeKeyFile(file)).toThrow(`${file}: number 1`);
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  test('is never there without its key: after a crash in between, each start would be refused', () => {
    const file = join(newFolder(), 'master.key');
    const program = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      fs.writeFileSync = () => process.kill(process.pid, 'SIGKILL');
      syncBuiltinESMExports();
      const { readOrMakeKeyFile } = await import('${new URL('../../dist/vault/master-keys.js', import.meta.url).href}');
      readOrMakeKeyFile('${file}');`;
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
    expect(signal).toBe('SIGKILL');
    expect(readOrMakeKeyFile(file).isNew).toBe(true);
    expect(readdirSync(dirname(file))).toEqual(['master.key']);
  });

  test('a path that leads nowhere is one clear error', () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(() => readOrMakeKeyFile(join(file, 'master.key'))).toThrow(expect.objectContaining({ code: 'key_file' }));
  });
});
