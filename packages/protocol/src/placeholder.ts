/**
 * The grammar of placeholders, the only one there is: masking, restoring, the SDK and the playground all read it here.
 *
 *     placeholder = "[" type "_" number "]"     type from the closed set, number 1 to 999999 without leading zeros
 *
 * A placeholder holds no "[" but its first character. So putting one into a text can't make another one around it.
 */
import { type EntityType, entityTypeNames, entityTypeOf } from './entity-types.js';

/** What a placeholder says: the `number`-th distinct value of `type` in its session. */
export interface Placeholder {
  readonly type: EntityType;
  readonly number: number;
}

/** A placeholder as it stands in a text. Offsets are UTF-16 code units, `end` exclusive. */
export interface PlaceholderMatch extends Placeholder {
  readonly start: number;
  readonly end: number;
}

/**
 * Source of an expression for a placeholder of any type, in which the type and the number are groups. The OpenAPI
 * document shows it to programs in any language, and in some of them `\d` is any digit of Unicode.
 */
export const placeholderShape = String.raw`\[([A-Z][A-Z_]{0,40})_([1-9][0-9]{0,5})\]`;

/** The highest number that a placeholder can carry. */
export const maxPlaceholderNumber = 999_999;

/** Length in UTF-16 code units of the longest possible placeholder. */
export const maxPlaceholderLength = Math.max(...entityTypeNames.map((type) => type.length)) + '[_999999]'.length;

/**
 * Writes a placeholder.
 * @example formatPlaceholder({ type: 'DE_IBAN', number: 2 }) // '[DE_IBAN_2]'
 */
export const formatPlaceholder = ({ type, number }: Placeholder): string => `[${type}_${String(number)}]`;

/**
 * Finds every placeholder-shaped stretch of `text`, in order, whether or not any session knows it.
 * Takes time linear in the length of the text.
 */
export function findPlaceholders(text: string): PlaceholderMatch[] {
  const found: PlaceholderMatch[] = [];
  for (let start = text.indexOf('['); start >= 0; start = text.indexOf('[', start + 1)) {
    shape.lastIndex = start;
    const [whole = '', name = '', number] = shape.exec(text) ?? [];
    const type = entityTypeOf(name);
    if (type !== undefined) found.push({ type, number: Number(number), start, end: start + whole.length });
  }
  return found;
}

const shape = new RegExp(placeholderShape, 'y');

/**
 * Where the placeholder begins that `text` breaks off in: the rest from there on is no placeholder yet but can become
 * one with what follows. The length of `text` if there is none. The rest is always shorter than `maxPlaceholderLength`.
 * @example unfinishedPlaceholderStart('Dear [PERS') // 5
 */
export function unfinishedPlaceholderStart(text: string): number {
  const start = text.lastIndexOf('[');
  const isOpen = start >= 0 && text.length - start < maxPlaceholderLength && canBecomePlaceholder(text.slice(start));
  return isOpen ? start : text.length;
}

const canBecomePlaceholder = (beginning: string): boolean =>
  entityTypeNames.some((type) => {
    const prefix = `[${type}_`;
    if (prefix.startsWith(beginning)) return true;
    return beginning.startsWith(prefix) && /^[1-9]\d{0,5}$/.test(beginning.slice(prefix.length));
  });
