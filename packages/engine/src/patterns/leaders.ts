/**
 * Leaders of forms, the dots and underscores that lead from a label to its value or fill the field behind it:
 * `geb. am ..11.06.1979..`, `Name _____Muster_____`. Recognizers read them as the blanks that they stand for.
 */

/** Where a leader begins; the dot of `Nr.` and of other abbreviations belongs to the label. */
const start = String.raw`(?:(?<=[nN][rRoO]\.)|(?<=\p{L}\. )|(?<![._…·]|\. |[nN][rRoO]))`;
const long = String.raw`(?:\.{4,}|(?:\. ){4,}\.?|…{2,}|·{4,}|_{3,})`;
/** Two dots may be a path or a range, three an ellipsis, two underscores the name of something in a program. */
const short = String.raw`(?:\.{2,3}|__)`;
const lineEnd = String.raw`[ \t]*(?:[\r\n]|$)`;
/** At the end of its line the last dot stays: behind an empty field, what stands below would seem to be its value. */
const whole = `(?![._…·](?!${lineEnd})|${lineEnd})`;

const leader = new RegExp(
  [
    start + long + whole,
    // before a value: `..AM`, `..11.06.1979`, but not `...2122`, which stands for what is left out of a number
    String.raw`(?<=^|[\s:])(?!\.+\d{4}(?![\d.]))${short}(?=[\p{Lu}\d+])`,
    // as a field that is filled in: `__ 11.06.1979 __`
    String.raw`(?<=^|[\s:])__(?= [\p{Lu}\d])`,
    // behind one: `11.06.1979..`, `Muster..   geb.`
    String.raw`(?<=\d)${short}(?=\s|$)`,
    String.raw`(?<=\p{L})(?:\.\.|__)(?=  |${lineEnd})`,
  ].join('|'),
  'gmu',
);

/**
 * The text with its leaders as blanks. All offsets stay.
 * @example clearLeaders('Name ..Muster..') // 'Name   Muster  '
 */
export const clearLeaders = (text: string): string =>
  /[._…·]{2}|(?:\. ){4}/.test(text) ? text.replace(leader, (dots) => ' '.repeat(dots.length)) : text;
