/** What recognizers get to see of a text: placeholders made unreadable, so that nothing is found in or across them. */
import { findPlaceholders, replaceEach } from '@palimpsest/protocol';

/** First and last code unit of a hidden placeholder: white space that ends a line, so `.` and `\S` stop before it. */
export const placeholderEdge = '\u2028';
/** What stands between the edges: neither white space, letter nor digit, so `\s` stops before it. */
const placeholderInside = '\ufffc';

/**
 * The text with each placeholder replaced by filler of the same length. All offsets stay.
 * @example hidePlaceholders('an [URL_1]!').length // 11
 */
export const hidePlaceholders = (text: string): string =>
  replaceEach(
    text,
    findPlaceholders(text),
    ({ start, end }) => placeholderEdge + placeholderInside.repeat(end - start - 2) + placeholderEdge,
  );

/** Length of a piece of readable text in code units, each placeholder counted as one. */
export const lengthWithoutPlaceholders = (readable: string): number =>
  readable.replace(/\u2028\ufffc+\u2028/g, placeholderEdge).length;
