/** What a setting is, and how values are read. */

/** One setting. `parse` gives undefined for a value that it does not take. */
export interface Setting<Value> {
  readonly about: string;
  /** Completes the sentence "PALIMPSEST_X: got ..., takes ...". */
  readonly takes: string;
  /** The value that holds without the variable, as a person would write it. */
  readonly byDefault?: string;
  /** What happens without the variable, where no value stands in for it. */
  readonly whenUnset?: string;
  /** Named, never printed. A function says which values are. */
  readonly secret?: true | ((raw: string) => boolean);
  readonly parse: (raw: string) => Value | undefined;
}

/** A setting that has a value in any case. */
export const setting = <Value>(definition: Setting<Value> & { readonly byDefault: string }) => definition;
/** A setting that may be left out. */
export const optional = <Value>(definition: Setting<Value> & { readonly whenUnset: string }) => definition;

/** Reads a whole number from `min` to `max`. */
export const integer =
  (min: number, max: number) =>
  (raw: string): number | undefined => {
    const value = /^\d{1,15}$/.test(raw) ? Number(raw) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };

/** Takes any text that is not blank. */
export const text = (raw: string): string | undefined => (raw.trim() === '' ? undefined : raw);

/** All values, or undefined if one of them is. */
export function allOrNone<Value>(values: readonly (Value | undefined)[]): readonly Value[] | undefined {
  const present = values.filter((value) => value !== undefined);
  return present.length === values.length ? present : undefined;
}
