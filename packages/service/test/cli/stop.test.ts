/** What becomes of a command that its user stops. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { folderWith, settings } from './folder-with.js';
import { follow, main, start } from './process.js';

const letter = 'Sehr geehrte Frau Schmidt,\n';
const stopped = 'palimpsest: stopped; the same command goes on where it stopped\n';
const patience = { timeout: 60_000, interval: 5 };

/** Starts the program with a standard input that does not end. */
const startOpen = (cwd: string, ...args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [main, ...args], { cwd, env: { PATH: process.env['PATH'], ...settings } });

describe('a command that is asked to stop ends with 1 and one line', () => {
  test('while it waits for the standard input', async () => {
    const { cwd } = folderWith({});
    const child = startOpen(cwd, 'mask');
    await vi.waitFor(() => {
      expect(existsSync(join(cwd, 'palimpsest.session'))).toBe(true);
    }, patience);
    child.kill('SIGINT');
    expect(await follow(child).ended).toEqual({ code: 1, stdout: '', stderr: stopped });
  });

  test('while it restores files that need nothing of the session, which is kept', async () => {
    const folder = folderWith({ 'a.txt': letter });
    await folder.call('mask in -o out');
    for (let index = 0; index < 3_000; index++) folder.write(`out/${index}.txt`, 'nichts\n');
    const running = start({ args: 'unmask out -o back --destroy'.split(' '), settings, cwd: folder.cwd });
    const done = (): number =>
      existsSync(join(folder.cwd, 'back')) ? readdirSync(join(folder.cwd, 'back')).length : 0;
    await vi.waitFor(() => {
      expect(done()).toBeGreaterThan(3);
    }, patience);
    running.process.kill('SIGTERM');
    expect(await running.ended).toEqual({ code: 1, stdout: '', stderr: stopped });
    expect(done()).toBeLessThan(3_000);
    expect((await folder.call('unmask out/a.txt --session out.session')).stdout).toBe(letter);
  });

  test('after the last file was written and before the session is destroyed, which is kept', async () => {
    const folder = folderWith({ 'a.txt': letter });
    await folder.call('mask in -o out');
    folder.write('large.txt', 'nichts\n'.repeat(500_000)); // more than a pipe holds: it is not all written yet when the first is read
    const child = startOpen(folder.cwd, 'unmask', 'large.txt', '--session', 'out.session', '--destroy');
    child.stdout.once('data', () => child.kill('SIGINT'));
    expect(await follow(child).ended).toMatchObject({ code: 1, stderr: stopped });
    expect((await folder.call('unmask out/a.txt --session out.session')).stdout).toBe(letter);
  });
});
