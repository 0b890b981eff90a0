/** The letter of 1 000 characters that the benchmarks send, and ways to make it one that no session has seen. */
import { readFileSync } from 'node:fs';

export const letter = readFileSync(new URL('letter.txt', import.meta.url), 'utf8');
let made = 0;

/** With another e-mail address: a value more for the session. As long for the first 10 ** 13. */
export const letterWithNewAddress = (text = letter) =>
  text.replace('erika.beispiel@', `k${String(made++).padStart(13, '0')}@`);

/** With another amount: no new value, and yet a text that has to be looked through. As long, and new 900 000 times. */
export function letterWithNewAmount() {
  const cents = String(100_000 + (made++ % 900_000));
  return letter.replace('1.284,50', `${cents[0]}.${cents.slice(1, 4)},${cents.slice(4)}`);
}
