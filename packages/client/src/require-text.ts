/** Refuses arguments that are no text, which only callers without TypeScript can give. */

/** @throws TypeError that names the argument and not what it holds */
export function requireText(name: string, value: unknown): void {
  if (typeof value !== 'string') throw new TypeError(`\`${name}\` must be a string.`);
}
