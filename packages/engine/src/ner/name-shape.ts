/** A way of writing that tells what is no name, and whether a name is written so. */
import type { FoundName } from './found-name.js';
import type { NameType } from './labels.js';

/** All that is given must match; `before` and `after` see what `FoundName` holds of the text around the name. */
export interface Shape {
  /** Types that it is no name of; all of them unless stated. */
  readonly of?: readonly NameType[];
  readonly name?: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** What the text on either side tells it by. */
  readonly around?: RegExp;
}

/** Ways of writing by what is written so, each with one or more. */
export type Shapes = Readonly<Record<string, readonly Shape[]>>;

/** How far `around` looks on either side of the name, in UTF-16 code units. */
const reach = 600;

/** Makes the question whether a name is written like one of `shapes`. */
export function writtenLike(shapes: Shapes): (found: FoundName) => boolean {
  const all = Object.values(shapes).flat();
  return ({ text, start, end, type, name, before, after }) =>
    all.some(
      (shape) =>
        shape.of?.includes(type) !== false &&
        shape.name?.test(name) !== false &&
        shape.before?.test(before) !== false &&
        shape.after?.test(after) !== false &&
        shape.around?.test(text.slice(Math.max(0, start - reach), end + reach)) !== false,
    );
}
