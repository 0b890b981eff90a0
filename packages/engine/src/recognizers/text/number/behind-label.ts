/** Sources of what may stand between a label and its number. */

/** Blanks of a form, or none. */
export const gap = String.raw`[ \t\u00a0]{0,40}`;

/** The end of the line, where the number stands below its label; also in a quoted mail or a table. */
export const lineBelow = String.raw`(?:\r?\n[ \t>|]{0,10})?`;

/** `(bitte angeben)` behind a label; no number, which would be what the label announces. */
export const remark = String.raw`(?: ?\((?![^)\n]{0,40}\d{3})[^)\n]{1,40}\))?`;

/** What a number may be opened with. */
export const opening = `["'(*[]?#?`;

/** `lautet` in `Die Nummer lautet 4711`. */
export const verb = '(?:lautet|ist|is|war|was)';

/** `dort`, `jetzt` before the number. */
export const adverb = String.raw`(?:\p{Ll}{2,12} (?=\p{Lu}{0,3}[ /-]?\d))?`;

/** Blanks, and a verb or an adverb, as they stand behind an abbreviation: ` lautet: `, ` dort `. */
export const verbOrAdverb = String.raw`:?[ \t\u00a0]{1,40}(?:${verb}:? )?(?!${verb} )${adverb}`;
