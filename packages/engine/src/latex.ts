/**
 * What commands of LaTeX show: `Stra{\ss}e~3\\` is a line that reads `Straße 3`, and `\textbf{M\"uller}` is `Müller`.
 * Rule: LaTeX2e, an unofficial reference manual, §§ 4.1, 8.2, 9.1, 19, 23; entries of BibTeX are written alike.
 */
import type { Markup } from './markup.js';
import { oneOfWords } from './recognizers/text/pattern.js';

const environments = oneOfWords(
  'document letter tabular tabular* tabularx longtable itemize enumerate description center quote table',
);
const entries = oneOfWords(`
  article book booklet conference inbook incollection inproceedings manual mastersthesis misc online phdthesis
  proceedings report techreport thesis unpublished
`);
/** What no other text has: the preamble, an environment of text, the opening of a letter, an entry of BibTeX. */
const evidence = new RegExp(
  [
    String.raw`(?<!\\)\\(?:documentclass|usepackage|setkomavar|opening)(?=[[{])`,
    String.raw`(?<!\\)\\begin\{${environments}\}`,
    String.raw`(?:^|\n)@${entries}\{[^\s,{}]{1,60},`,
  ].join('|'),
  'iu',
);

/** Marks over or under a letter, by the symbol or letter that asks for them, as combining characters. */
const accents: Readonly<Record<string, string | undefined>> = {
  '"': '\u0308', "'": '\u0301', '`': '\u0300', '^': '\u0302', '~': '\u0303', '=': '\u0304', '.': '\u0307',
  c: '\u0327', v: '\u030c', H: '\u030b', u: '\u0306', r: '\u030a', k: '\u0328', d: '\u0323',
}; // prettier-ignore

/** Commands that stand for a letter, a symbol, a space or a line end. */
const shownBy: Readonly<Record<string, string | undefined>> = {
  ss: 'ß', o: 'ø', O: 'Ø', l: 'ł', L: 'Ł', ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ', aa: 'å', AA: 'Å',
  slash: '/', textunderscore: '_', item: '- ', quad: ' ', qquad: ' ', hfill: ' ', enspace: ' ', thinspace: ' ', space: ' ',
  newline: '\n', par: '\n', linebreak: '\n',
}; // prettier-ignore

/** Commands that say how what stands in their braces looks. */
const fonts = /^\\(?:text(?:bf|it|md|normal|rm|sc|sf|sl|tt|up)|emph|enquote|mbox|underline)\{$/;
/** Commands that set what stands in their braces on lines of its own. */
const paragraphs = /^\\(?:address|author|closing|date|opening|(?:sub){0,2}section|signature|title)\{$/;

const token = new RegExp(
  [
    // what is written in these stands for itself
    String.raw`\\(?:url|href|path|nolinkurl)\{[^{}\n]{0,500}\}`,
    String.raw`\\(?:verb|lstinline)\*?(?<fence>[^\w\s{])[^\n]{0,500}?\k<fence>`,
    String.raw`\\begin\{(?<listing>verbatim\*?|lstlisting|minted)\}[^]{0,4000}?\\end\{\k<listing>\}`,
    String.raw`(?<rule>[ \t]{0,20}\\(?:hline|toprule|midrule|bottomrule)(?![A-Za-z])(?:[ \t]{0,20}\r?\n)?)`,
    String.raw`\\(?<accent>["'${'`'}^~=.]|[cvHurkd](?=[ {])) ?(?:\{\\?(?<inBraces>[A-Za-z])\}|\\?(?<letter>[A-Za-z]))`,
    // the blank or the empty braces behind it only end its name
    String.raw`\\(?<command>[A-Za-z]+)(?:\{\}|\{| (?=\S))?`,
    String.raw`\\(?<symbol>[&%$#_{}])`,
    // an end of a line in the file is one no more
    String.raw`(?<lineEnd>\\\\\*?(?:\[[^\]\n]{0,20}\])?(?:[ \t]{0,20}\r?\n)?)`,
    String.raw`(?<hyphenation>\\-)`,
    String.raw`(?<space>\\[,;: ]|(?<=[\p{L}\p{N}.,)])~(?=[\p{L}\p{N}(\\]))`,
    '(?<dash>(?<!-)--(?!-))',
    String.raw`(?<edgeOfCell>&(?!#?[\da-zA-Z]{2,7};))`,
    String.raw`(?<group>\{(?=\\))|(?<opening>\{)|(?<closing>\})`,
  ].join('|'),
  'gu',
);

/** The commands of a text that is written in LaTeX, in order; none in any other. Takes time linear in its length. */
export const findLatex = (text: string): Markup[] => (evidence.test(text) ? readLatex(text) : []);

/** The same for a piece of such a text, which need not show what it is a piece of. */
export function readLatex(text: string): Markup[] {
  const found: Markup[] = [];
  const closings: string[] = []; // what ends of the braces that are open show
  for (const { 0: written, index: start, groups = {} } of text.matchAll(token)) {
    const end = start + written.length;
    const isClosing = groups['closing'] !== undefined;
    const meaning = isClosing ? (closings.pop() ?? written) : meaningOf(written, groups);
    if (opensBrace(written, groups)) closings.push(meaning === written ? '}' : meaning);
    const whole = isClosing && meaning === '' ? groupEndingWith(found, { start, end, meaning }) : undefined;
    if (whole) found.splice(-2, 2, whole);
    // commands of another purpose stand for themselves, and for no escapes of JSON either
    else if (meaning !== written || groups['command'] !== undefined) found.push({ start, end, meaning });
  }
  return found;
}

const opensBrace = (written: string, { symbol }: Readonly<Record<string, string | undefined>>): boolean =>
  written.endsWith('{') && symbol === undefined;

/** The three marks of `{\"u}` or `{\ss}` as one, so that no span ends between them. */
function groupEndingWith(found: readonly Markup[], closing: Markup): Markup | undefined {
  const [opening, letter] = found.slice(-2);
  const isGroup = opening?.meaning === '' && letter?.start === opening.end && letter.end === closing.start;
  return isGroup ? { start: opening.start, end: closing.end, meaning: letter.meaning } : undefined;
}

/** What anything but a closing brace shows; a command of another purpose shows itself. */
function meaningOf(written: string, groups: Readonly<Record<string, string | undefined>>): string {
  const { accent, command, symbol } = groups;
  if (accent !== undefined) {
    return `${groups['inBraces'] ?? groups['letter'] ?? ''}${accents[accent] ?? ''}`.normalize('NFC');
  }
  if (command !== undefined) {
    if (fonts.test(written)) return '';
    return paragraphs.test(written) ? '\n' : (shownBy[command] ?? written);
  }
  if (symbol !== undefined) return symbol;
  return shownAs.find(([kind]) => groups[kind] !== undefined)?.[1] ?? written;
}

/** What else is shown, by the group of `token` that takes it. */
const shownAs: readonly (readonly [kind: string, shown: string])[] = [
  ['lineEnd', '\n'],
  ['space', ' '],
  ['dash', '–'],
  ['edgeOfCell', '|'],
  ['rule', ''],
  ['group', ''],
  ['hyphenation', ''],
];
