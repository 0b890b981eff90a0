/** What tests need and npm does not bring. */
import { spawnSync } from 'node:child_process';

/** Where programs lie: Debian keeps some where only the path of root looks. */
export const pathOfPrograms = `${process.env['PATH'] ?? ''}:/usr/sbin`;

/** Whether a test has what can be installed for it. If not, it is skipped aloud, but fails where `CI` is set. */
export function isThere(condition: boolean, complaint: string): boolean {
  if (!condition && process.env['CI']) throw new Error(complaint);
  return isAllowed(condition, complaint);
}

/** Whether a test may do what it does, which the machine decides. If not, it is skipped aloud, wherever it runs. */
export function isAllowed(condition: boolean, complaint: string): boolean {
  if (!condition) console.warn(`SKIPPED: ${complaint}`);
  return condition;
}

/** Whether a program can be run. */
export const isInstalled = (program: string, { debianPackage }: { readonly debianPackage: string }): boolean =>
  isThere(
    spawnSync('sh', ['-c', 'command -v "$0"', program], { env: { PATH: pathOfPrograms } }).status === 0,
    `${program} is not there; in Debian it is in the package ${debianPackage}`,
  );

/** Whether this user may mount a disk in a namespace of its own. */
export const canMount = (): boolean =>
  isAllowed(
    spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0,
    'this user may not mount, so no disk can be full',
  );
