/** The pages of the project, as the tests of what they say read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';

/**
 * A block of code. What says how it is checked is a comment before it: `runBy` is the file of `<!-- run by FILE -->`,
 * and `<!-- not run -->` stands before commands that only `shown-commands.ts` looks at.
 */
export interface Block {
  readonly language: string;
  readonly code: string;
  readonly line: number;
  readonly runBy: string | undefined;
  readonly isNotRun: boolean;
}

/** A page. `links` are targets as written; `anchors` what a link may name after `#`, as GitHub makes them. */
export interface Page {
  readonly path: string;
  readonly blocks: readonly Block[];
  /** Lines of blocks that are code because they are indented: they have no language, and would escape every check. */
  readonly indentedBlocks: readonly number[];
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

const folders = ['.', 'docs', 'docs/decisions', 'conformance', 'packages/client', 'training'];
const markdown = new MarkdownIt({ html: true });

/** Every page that people read. */
export const pages: readonly Page[] = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readPage(join(folder, name))),
);

/** The page at `path`. Where a test calls this, `docs.test.ts` takes it that the test runs what stands on the page. */
export function pageAt(path: string): Page {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`there is no page ${path}`);
  return page;
}

/** The code of the first block of a page that is wanted. Throws where there is none. */
export function codeOf({ path, blocks }: Page, isWanted: (block: Block) => boolean): string {
  const block = blocks.find(isWanted);
  if (block === undefined) throw new Error(`${path} has no such block`);
  return block.code;
}

/** Reads the Markdown file at `path`, relative to the root of the repository. */
function readPage(path: string): Page {
  const tokens = markdown.parse(readFileSync(path, 'utf8'), {});
  const inline = tokens.flatMap(({ children }) => children ?? []);
  return {
    path,
    blocks: tokens.flatMap((token, index) =>
      token.type === 'fence'
        ? [
            {
              language: token.info,
              code: token.content,
              line: (token.map?.[0] ?? 0) + 1,
              runBy: /<!-- run by (\S+) -->/.exec(tokens[index - 1]?.content ?? '')?.[1],
              isNotRun: tokens[index - 1]?.content.trim() === '<!-- not run -->',
            },
          ]
        : [],
    ),
    indentedBlocks: tokens.filter(({ type }) => type === 'code_block').map(({ map }) => (map?.[0] ?? 0) + 1),
    links: inline
      .map((token) => token.attrGet(token.type === 'image' ? 'src' : 'href'))
      .filter((link) => typeof link === 'string'),
    anchors: new Set(
      tokens.flatMap((token, index) =>
        token.type === 'heading_open' ? [anchorOf(tokens[index + 1]?.content ?? '')] : [],
      ),
    ),
  };
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');
}
