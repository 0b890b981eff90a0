/** Programs that a test runs and npm does not bring. */
import { spawnSync } from 'node:child_process';

/** Where they lie: Debian keeps some where only the path of root looks. */
export const pathOfPrograms = `${process.env['PATH'] ?? ''}:/usr/sbin`;

/** Whether a program can be run. Without it a test is skipped aloud, but not where `CI` is set. */
export function isInstalled(program: string, { debianPackage }: { readonly debianPackage: string }): boolean {
  const isThere = spawnSync('sh', ['-c', 'command -v "$0"', program], { env: { PATH: pathOfPrograms } }).status === 0;
  if (!isThere && process.env['CI']) throw new Error(`${program} is not there`);
  if (!isThere) console.warn(`SKIPPED: ${program} is not there; in Debian it is in the package ${debianPackage}`);
  return isThere;
}
