/** One folder for all that tests write beside the project; it goes with the last of them, whatever they left in it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder, in which tests and what they start find themselves; gives back how to delete it. */
export default async function makeTemporaryFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-tests-'));
  await chmod(folder, 0o755); // programs that tests start for another user look for their files in it
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  return async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
