/**
 * Reads fields of parsed JSON, of files and of what models reply. A field of the wrong shape throws an `Error` that
 * names the field, not its value.
 */

/** A JSON object whose fields are not checked yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Tells whether a value is an object with fields (not null, not a list). */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object. */
export function asObject(value: unknown, name: string): JsonObject {
  if (!isJsonObject(value)) throw new Error(`${name} is not an object`);
  return value;
}

/** The value as a list. */
export function asList(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${name} is not a list`);
  return value;
}

/** The value as a string. */
export function asString(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new Error(`${name} is not a string`);
  return value;
}

/** The value as a number. */
export function asNumber(value: unknown, name: string): number {
  if (typeof value !== 'number') throw new Error(`${name} is not a number`);
  return value;
}
