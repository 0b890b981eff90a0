/** Names of a chat that say by whose kin somebody is known: `Erna Mama v. Max` names two persons. */
import type { Stretch } from '@palimpsest/protocol';
import { wordsIn } from '../word-list.js';

/** In lower case. */
const kin: ReadonlySet<string> = new Set(
  wordsIn(`
  mama mami mutti mutter papa papi vati vater oma opa tante onkel schwester bruder frau mann
  mum mummy mom mother dad daddy father gran grandma grandpa aunt uncle sister brother wife husband`),
);
const of: ReadonlySet<string> = new Set(wordsIn('v von vom of'));

/**
 * `words`, a name of the model, without kin and `von` in the middle of it: the names before and behind, or all of it.
 */
export function withoutKin<W extends Stretch>(text: string, words: readonly W[]): readonly (readonly W[])[] {
  const keys = words.map(({ start, end }) => text.slice(start, end).toLowerCase());
  const behind = text.slice(words.at(-1)?.end, (words.at(-1)?.end ?? 0) + 6);
  const isOf = (key: string | undefined): boolean => (key === undefined ? /^ vo?[.nm]/u.test(behind) : of.has(key));
  const at = keys.findIndex((key, index) => index > 0 && kin.has(key) && isOf(keys[index + 1]));
  return at === -1 ? [words] : [words.slice(0, at), words.slice(at + 2)];
}
