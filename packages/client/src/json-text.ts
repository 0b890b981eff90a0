/** Changes values inside a JSON text and leaves keys, order, spacing and the spelling of everything else as they are. */

/** A string or number as it stands in a JSON text. */
export interface JsonValue {
  /** The string unescaped, or the number as written. */
  readonly text: string;
  /** The key that it belongs to; that of its array for an element. */
  readonly key: string | undefined;
  /** Where it stands in the JSON text, quotes included. */
  readonly start: number;
  readonly end: number;
}

/** A string with the colon that makes it a key, if one follows, or a number (RFC 8259 §§ 6, 7). */
const token = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|-?\d[\d.eE+-]*/gu;

/** All strings and numbers of an object or array that are no keys, in order; undefined if `text` is neither. */
export function findJsonValues(text: string): JsonValue[] | undefined {
  if (!isObjectOrArray(text)) return undefined;
  const values: JsonValue[] = [];
  let key: string | undefined;
  for (const { 0: written, 1: string, 2: colon, index: start } of text.matchAll(token)) {
    const content = string === undefined ? written : (JSON.parse(string) as string); // a JSON string is a string
    if (colon === undefined) values.push({ text: content, key, start, end: start + written.length });
    else key = content;
  }
  return values;
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
