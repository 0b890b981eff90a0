/** The formats of files that can be masked, and how each is taken apart and put together again. */
import { extname } from 'node:path';
import { readCsv } from './csv.js';
import { counted, type Document } from './document.js';
import { openDocx } from './docx.js';
import { decodeText, encodeText } from './encoding.js';
import { readHtml } from './html.js';
import { readJson, readJsonLines } from './json.js';
import { openMail } from './mail.js';
import type { OpenFile, ReadOptions } from './opened-file.js';
import { readPlainText } from './plain-text.js';

/** A format whose files are one text in some encoding. */
const textFormat =
  (read: (source: string, options: ReadOptions) => Document): OpenFile =>
  (bytes, options) => {
    const { text, encoding } = decodeText(bytes, options.encoding);
    const document = read(text, options);
    return {
      documents: [document],
      unmaskable: counted(document.unmaskable ?? []),
      encoding,
      write: ([source = '']) => encodeText({ text: source, encoding }),
    };
  };

/** Every format by its name. */
export const formats = {
  txt: textFormat(readPlainText),
  md: textFormat(readPlainText),
  csv: textFormat((source, { hasHeader = true }) => readCsv(source, hasHeader)),
  json: textFormat(readJson),
  jsonl: textFormat(readJsonLines),
  html: textFormat(readHtml),
  eml: openMail,
  docx: openDocx,
} as const satisfies Record<string, OpenFile>;

/** The name of a format. */
export type FormatName = keyof typeof formats;

/** The names of all formats. */
export const formatNames = Object.keys(formats) as FormatName[]; // the keys of the table

const extensions: Readonly<Record<string, FormatName>> = {
  '.txt': 'txt',
  '.text': 'txt',
  '.log': 'txt',
  '.md': 'md',
  '.markdown': 'md',
  '.csv': 'csv',
  '.tsv': 'csv',
  '.json': 'json',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.html': 'html',
  '.htm': 'html',
  '.eml': 'eml',
  '.docx': 'docx',
};

/** The format of a file by the extension of its name; undefined where there is none for it. */
export const formatOf = (file: string): FormatName | undefined => extensions[extname(file).toLowerCase()];
