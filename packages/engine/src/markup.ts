/**
 * Markup that says how a text looks: tags of HTML and the emphasis of Markdown, `<b>Kundennr.:</b> 4711`,
 * `**Kundennr.:** 4711`. Rules: HTML §§ 4.3 to 4.9; CommonMark 0.31 § 6.2.
 */
import type { Stretch } from '@palimpsest/protocol';
import { wordsIn } from './word-list.js';

/** A piece of markup and what stands for it in a text without any: nothing, a line end, the edge of a cell. */
export interface Markup extends Stretch {
  readonly meaning: string;
}

/** The markup of a text, sorted and disjoint; takes time linear in its length. */
export function findMarkup(text: string): Markup[] {
  const tags = text.includes('<') ? findTags(text) : [];
  const emphasis = /[*_]/.test(text) ? findEmphasis(text) : [];
  return [...tags, ...emphasis].sort((a, b) => a.start - b.start);
}

const meaningOfElement: Readonly<Record<string, string | undefined>> = {
  ...meaningOf('', 'a b big em font i mark small span strong sub sup tt u'),
  ...meaningOf('\n', 'blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p table tbody tfoot thead tr ul'),
  ...meaningOf(' | ', 'td th'),
};

function meaningOf(meaning: string, elements: string): Record<string, string> {
  return Object.fromEntries(wordsIn(elements).map((element) => [element, meaning]));
}

/** Attributes that hold nothing but looks; a tag with another, such as `href` or `title`, is left as it is written. */
const attribute =
  String.raw`\s{1,20}(?:align|bgcolor|border|cellpadding|cellspacing|class|color|colspan|dir|face|height|lang|nowrap|` +
  String.raw`rowspan|size|style|valign|width)(?:=(?:\\{0,2}"[^"<>@\\]{0,300}\\{0,2}"|'[^'<>@]{0,300}'|[\w.#%-]{1,40}))?`;
/** Between the cells of a row only the second's tag counts. Slashes and quotation marks may be escaped, as in JSON. */
const tag = new RegExp(
  String.raw`<(?<end>\\?\/)?(?<name>[a-z]{1,10}[1-6]?)(?:${attribute}){0,12}\s{0,20}\/?>` +
    String.raw`(?:(?<=<\\?\/t[dh]>)\s{0,200}(?=<t[dh][\s>]))?`,
  'gi',
);

function findTags(text: string): Markup[] {
  return Array.from(text.matchAll(tag)).flatMap(({ 0: written, index: start, groups = {} }) => {
    const name = groups['name']?.toLowerCase() ?? '';
    const meaning = Object.hasOwn(meaningOfElement, name) ? meaningOfElement[name] : undefined;
    if (meaning === undefined) return [];
    const isEndOfCell = groups['end'] !== undefined && meaning.includes('|');
    return [{ start, end: start + written.length, meaning: isEndOfCell ? '' : meaning }];
  });
}

const delimiter = /(?<![*\\])\*{1,3}(?!\*)|(?<![_\\])_{1,2}(?!_)|\n/g;
/**
 * What emphasis begins and ends with; other punctuation that CommonMark allows, such as `/` or `.`, could be part of a
 * path or name.
 */
const first = /^[\p{L}\p{N}(["'„“»+§#€$*_[]/u;
const last = /[\p{L}\p{N})\]"'”“«.:;,!?%€$*_]$/u;
const besideWord = { left: /[\p{L}\p{N}]$/u, right: /^[\p{L}\p{N}]/u };

/** Pairs of delimiters on one line, none beside a letter or digit that it does not emphasize. */
function findEmphasis(text: string): Markup[] {
  const found: Markup[] = [];
  const open = new Map<string, Stretch>();
  for (const { 0: written, index: start } of text.matchAll(delimiter)) {
    if (written === '\n') {
      open.clear();
      continue;
    }
    const end = start + written.length;
    const [before, after] = [text.slice(Math.max(0, start - 2), start), text.slice(end, end + 2)];
    const opening = open.get(written);
    if (opening && last.test(before) && !besideWord.right.test(after)) {
      found.push({ ...opening, meaning: '' }, { start, end, meaning: '' });
      open.delete(written);
    } else if (first.test(after) && !besideWord.left.test(before)) open.set(written, { start, end });
  }
  return found;
}
