/** Finds what can be changed in a JSON text without a change of its order, its spacing and the spelling of the rest. */

/** A string or number as it stands in a JSON text. */
export interface JsonPart {
  /** The string unescaped, or the number as written. */
  readonly text: string;
  readonly isKey: boolean;
  /** The key that a value belongs to; that of its array for an element. */
  readonly key: string | undefined;
  /** Where it stands in the JSON text, quotes included. */
  readonly start: number;
  readonly end: number;
}

/** A string with the colon that makes it a key, if one follows, or a number (RFC 8259 §§ 6, 7). */
const token = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|-?\d[\d.eE+-]*/gu;

/** All strings and numbers of an object or array, keys too, in order; undefined if `text` is neither. */
export function findJsonParts(text: string): JsonPart[] | undefined {
  if (!isObjectOrArray(text)) return undefined;
  const parts: JsonPart[] = [];
  let key: string | undefined;
  for (const { 0: written, 1: string, 2: colon, index: start } of text.matchAll(token)) {
    const content = string === undefined ? written : (JSON.parse(string) as string); // a JSON string is a string
    const isKey = colon !== undefined;
    if (isKey) key = content;
    parts.push({ text: content, isKey, key: isKey ? undefined : key, start, end: start + (string ?? written).length });
  }
  return parts;
}

function isObjectOrArray(text: string): boolean {
  if (!/^\s*[[{]/u.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
