/** Reads built pages into memory, so that a new build beside a running service takes no file away from it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';

/** A file to serve. */
export interface PageFile {
  /** Where it is shown, without a slash before it: a page by the name of its folder, too. */
  readonly paths: readonly string[];
  readonly bytes: Buffer;
  /** Media type, with the charset of texts. */
  readonly type: string;
  /** Strong validator, with its quotation marks (RFC 9110 § 8.8.3). */
  readonly etag: string;
  /** Whether it is a page that people open, in contrast to what such a page asks for. */
  readonly isPage: boolean;
}

/** What a build makes. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** The files of `folder` and those below it, but for hidden ones. Throws where one is of a kind that no build makes. */
export const readPageFiles = (folder: string): PageFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => readPageFile(folder, relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')));

function readPageFile(folder: string, path: string): PageFile {
  const type = types[extname(path)];
  if (type === undefined) throw new Error(`${path}: no page is made of such files`);
  const bytes = readFileSync(join(folder, path));
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const isPage = extname(path) === '.html';
  const ofFolder = basename(path) === 'index.html' ? [path.slice(0, -'index.html'.length)] : [];
  return { paths: [path, ...ofFolder], bytes, type, etag: `"${hash}"`, isPage };
}
