/**
 * What commands of LaTeX show: `Stra{\ss}e~3\\` is a line that reads `Straße 3`, and `\textbf{M\"uller}` is `Müller`.
 * Rule: LaTeX2e, an unofficial reference manual, §§ 4.1, 8.2, 9.1, 19, 23; entries of BibTeX are written alike.
 */
import type { Markup } from './markup.js';

/** What no other text has: the preamble, an environment, a variable or the opening of a letter, an entry of BibTeX. */
const evidence =
  /(?<!\\)\\(?:documentclass|usepackage|begin|setkomavar|opening)(?=[[{])|(?:^|\n)@[a-zA-Z]{4,20}\{[^\s,{}]{1,60},/u;

/** Marks over or under a letter, by the symbol or letter that asks for them, as combining characters. */
const accents: Readonly<Record<string, string | undefined>> = {
  '"': '\u0308', "'": '\u0301', '`': '\u0300', '^': '\u0302', '~': '\u0303', '=': '\u0304', '.': '\u0307',
  c: '\u0327', v: '\u030c', H: '\u030b', u: '\u0306', r: '\u030a', k: '\u0328', d: '\u0323',
}; // prettier-ignore

/** Commands that stand for a letter, a symbol, a space or a line end. */
const shownBy: Readonly<Record<string, string | undefined>> = {
  ss: 'ß', o: 'ø', O: 'Ø', l: 'ł', L: 'Ł', ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ', aa: 'å', AA: 'Å',
  item: '- ', quad: ' ', qquad: ' ', hfill: ' ', enspace: ' ', thinspace: ' ', space: ' ',
  newline: '\n', par: '\n', linebreak: '\n',
}; // prettier-ignore

/** Commands that say how what stands in their braces looks. */
const fonts = /^\\(?:text(?:bf|it|md|normal|rm|sc|sf|sl|tt|up)|emph|enquote|mbox|underline)\{$/;
/** Commands that set what stands in their braces on lines of its own. */
const paragraphs = /^\\(?:address|author|closing|date|opening|(?:sub){0,2}section|signature|title)\{$/;

const token = new RegExp(
  [
    String.raw`(?<rule>[ \t]{0,20}\\(?:hline|toprule|midrule|bottomrule)(?![A-Za-z])(?:[ \t]{0,20}\r?\n)?)`,
    String.raw`\\(?<accent>["'${'`'}^~=.]|[cvHurkd](?=[ {])) ?(?:\{\\?(?<inBraces>[A-Za-z])\}|\\?(?<letter>[A-Za-z]))`,
    // the blank or the empty braces behind it only end its name
    String.raw`\\(?<command>[A-Za-z]+)(?:\{\}|\{| (?=\S))?`,
    String.raw`\\(?<sign>[&%$#_{}])`,
    // an end of a line in the file is one no more
    String.raw`(?<lineEnd>\\\\\*?(?:\[[^\]\n]{0,20}\])?(?:[ \t]{0,20}\r?\n)?)`,
    String.raw`(?<space>\\[,;: ]|(?<=[\p{L}\p{N}.,)])~(?=[\p{L}\p{N}(\\]))`,
    '(?<dash>(?<!-)--(?!-))',
    String.raw`(?<edgeOfCell>&(?!#?[\da-zA-Z]{2,7};))`,
    String.raw`(?<group>\{(?=\\))|(?<opening>\{)|(?<closing>\})`,
  ].join('|'),
  'gu',
);

/** The commands of a text that is written in LaTeX, in order; takes time linear in its length. */
export function findLatex(text: string): Markup[] {
  if (!evidence.test(text)) return [];
  const found: Markup[] = [];
  const closings: string[] = []; // what ends of the braces that are open show
  for (const { 0: written, index: start, groups = {} } of text.matchAll(token)) {
    const meaning = groups['closing'] === undefined ? meaningOf(written, groups) : (closings.pop() ?? written);
    if (written.endsWith('{') && groups['sign'] === undefined) closings.push(meaning === written ? '}' : meaning);
    found.push({ start, end: start + written.length, meaning });
  }
  return found;
}

/** What anything but a closing brace shows; a command of another purpose shows itself. */
function meaningOf(written: string, groups: Readonly<Record<string, string | undefined>>): string {
  const { accent, command, sign } = groups;
  if (accent !== undefined) {
    return `${groups['inBraces'] ?? groups['letter'] ?? ''}${accents[accent] ?? ''}`.normalize('NFC');
  }
  if (command !== undefined) {
    if (fonts.test(written)) return '';
    return paragraphs.test(written) ? '\n' : (shownBy[command] ?? written);
  }
  if (sign !== undefined) return sign;
  if (groups['lineEnd'] !== undefined) return '\n';
  if (groups['space'] !== undefined) return ' ';
  if (groups['dash'] !== undefined) return '–';
  if (groups['edgeOfCell'] !== undefined) return '|';
  return groups['rule'] === undefined && groups['group'] === undefined ? written : '';
}
