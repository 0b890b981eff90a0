/** Which characters a single character, class or escape of a pattern takes. */
import type { SetReader } from './outlook.js';
import { kindBeyondAscii } from './character-kinds.js';
import { setOf, type KindSet } from './kind-sets.js';

const known = new Map<string, KindSet>();

/** Asks the regular-expression engine itself what an element of a pattern with these flags takes. */
export function setReader(flags: string): SetReader {
  const classFlags = flags.replace(/[^isu]/g, '');
  return ({ raw }) => {
    const key = `${classFlags}${raw}`;
    const set = known.get(key) ?? read(raw, classFlags);
    known.set(key, set);
    return set;
  };
}

function read(raw: string, flags: string): KindSet {
  const taken = new RegExp(`^${raw}$`, flags);
  const numbers = Array.from({ length: kindBeyondAscii }, (_, unit) => unit).filter((unit) =>
    taken.test(String.fromCharCode(unit)),
  );
  if (mayGoBeyondAscii(raw, flags)) numbers.push(kindBeyondAscii);
  return setOf(...numbers);
}

/**
 * Whether a character, class or escape of a pattern may take a character beyond ASCII: all but ASCII characters, alone
 * or in a class that is not negated, with the escapes that stay within ASCII.
 */
export const mayGoBeyondAscii = (raw: string, flags: string): boolean =>
  raw === '.' ||
  raw.startsWith('[^') ||
  /[^\x00-\x7f]|\\[a-ce-vx-zA-Z]/.test(raw) ||
  (flags.includes('i') && new RegExp(raw, flags).test(foldedIntoAscii));

/** Long s and the Kelvin sign, which the flags `iu` take for s and k. */
const foldedIntoAscii = '\u017f\u212a';
