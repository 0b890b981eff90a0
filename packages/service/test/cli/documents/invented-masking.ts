/** A service that knows a few invented values and masks them wherever they stand. */
import type { Entity, MaskedText } from '@palimpsest/client';
import type { OpenFile, ReadOptions } from '../../../src/cli/documents/opened-file.js';
import { type MaskedFile, maskFile } from '../../../src/cli/documents/mask-file.js';
import { undoEdits, unmaskFile } from '../../../src/cli/documents/unmask-file.js';

/** What it masks, one type for all. Some need escapes in most formats. */
export const inventedValues = ['Zoë Brückner', 'Brückner', 'O’Hara & Söhne', 'Kim "Kiki" Ahn', '4915112345678', 'a<b@example.org', 'Ω-Ülker']; // prettier-ignore

/** Source of what matches any of them. */
export const inventedValue = inventedValues.map((value) => value.replace(/[^\p{L}\d\s]/gu, '\\$&')).join('|');

/** Remembers its placeholders, as a session does. */
export function inventedSession() {
  const numbers = new Map<string, number>();
  const placeholderOf = (value: string): string => {
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    return `[PERSON_${number}]`;
  };
  const mask = (pages: readonly string[]): Promise<MaskedText> => {
    const text = pages.join('');
    const entities = [...text.matchAll(new RegExp(inventedValue, 'g'))].map(({ 0: value, index }): Entity => ({
      type: 'PERSON',
      start: index,
      end: index + value.length,
      placeholder: placeholderOf(value),
      confidence: 1,
    }));
    return Promise.resolve({ text: '', entities, auditFlags: [] });
  };
  const lookUp = (placeholders: ReadonlySet<string>): Promise<Map<string, string>> =>
    Promise.resolve(
      new Map([...numbers.keys()].map((value) => [placeholderOf(value), value] as const).filter(([key]) => placeholders.has(key))), // prettier-ignore
    );
  return { mask, lookUp };
}

/** A file masked, and restored in both ways. */
export interface ThereAndBack {
  readonly masked: MaskedFile;
  /** As it comes back where nobody has touched it. */
  readonly restored: Uint8Array;
  /** As it comes back where only its placeholders tell what stood there. */
  readonly rebuilt: Uint8Array;
}

/** Masks a file and restores it. */
export async function thereAndBack(
  open: OpenFile,
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<ThereAndBack> {
  const { mask, lookUp } = inventedSession();
  const masked = await maskFile(open, bytes, mask, { ...options, keepUnmaskable: true });
  const again = { ...options, encoding: masked.encoding ?? options.encoding };
  const { bytes: rebuilt } = await unmaskFile(open, masked.bytes, lookUp, again);
  const restored = masked.exactEdits ? undoEdits(open, masked.bytes, masked.exactEdits, again) : rebuilt;
  return { masked, restored, rebuilt };
}
