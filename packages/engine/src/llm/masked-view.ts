/** What a language model gets to see of a text: all that is known replaced by placeholders of this one call. */
import { type EntityType, findPlaceholders, formatPlaceholder, replaceEach } from '@palimpsest/protocol';
import { wellFormed } from '../aligned-text.js';
import type { Detection } from '../detection.js';
import { cutText } from '../text-windows.js';

/**
 * The text with each span replaced by a placeholder, equal values by equal ones. They are numbered for this call alone
 * and differ from every literal in the text; nothing maps them back, since what lies under them is never looked for.
 * In place of lone surrogates stands U+FFFD: servers in Python answer 500 to them, and would count as down for all texts.
 */
export function maskedView({ text, spans }: Detection): string {
  const taken = new Set(findPlaceholders(text).map(formatPlaceholder));
  const placeholders = new Map<string, string>();
  const next = new Map<EntityType, number>();
  const placeholderFor = (type: EntityType, value: string): string => {
    const key = `${type} ${value}`;
    const known = placeholders.get(key);
    if (known !== undefined) return known;
    let number = next.get(type) ?? 1;
    while (taken.has(formatPlaceholder({ type, number }))) number++;
    next.set(type, number + 1);
    const placeholder = formatPlaceholder({ type, number });
    placeholders.set(key, placeholder);
    return placeholder;
  };
  return wellFormed(replaceEach(text, spans, ({ type }, value) => placeholderFor(type, value)));
}

/**
 * Longest window that one question is about, without its overlap, in UTF-16 code units. With the prompt and the reply
 * it stays below 8 000 tokens, the context of the smallest models that are of use here.
 */
const windowLength = 6_000;

/** Cuts a view into windows, at paragraph ends where it can. Those in which no word is left to look at are left out. */
export const windowsOf = (view: string): string[] =>
  cutText(view, windowLength)
    .map(({ start, end }) => view.slice(start, end))
    .filter((window) => /\p{L}/u.test(withoutPlaceholders(window)));

const withoutPlaceholders = (text: string): string => replaceEach(text, findPlaceholders(text), () => '');
