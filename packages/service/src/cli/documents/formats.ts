/** The formats of files that can be masked, and how each is taken apart and put together again. */
import { extname } from 'node:path';
import { readCard } from './card.js';
import { readCsv } from './csv.js';
import { counted, type Document } from './document.js';
import { openDocx } from './docx.js';
import { decodeText, encodeText } from './encoding.js';
import { fileInText, holdsUntoldFile } from './file-in-text.js';
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
      unmaskable: counted(holdsUntoldFile(document) ? [fileInText] : (document.unmaskable ?? [])),
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
  ics: textFormat(readCard),
  vcf: textFormat(readCard),
  eml: openMail,
  docx: openDocx,
} as const satisfies Record<string, OpenFile>;

/** The name of a format. */
export type FormatName = keyof typeof formats;

/** The names of all formats. */
export const formatNames = Object.keys(formats) as FormatName[]; // the keys of the table

/** What programs read and write as text is plain text, too: the service knows its marks. */
const extensions: Readonly<Record<FormatName, string>> = {
  txt: 'txt text log xml yaml yml toml ini cfg conf properties sql ldif edi hl7 ged srt vtt tex bib rst adoc',
  md: 'md markdown',
  csv: 'csv tsv',
  json: 'json',
  jsonl: 'jsonl ndjson',
  html: 'html htm',
  ics: 'ics',
  vcf: 'vcf',
  eml: 'eml',
  docx: 'docx',
};
const formatOfExtension = new Map<string, FormatName>(
  formatNames.flatMap((format) => extensions[format].split(' ').map((extension) => [`.${extension}`, format])),
);

/** The format of a file by the extension of its name; undefined where there is none for it. */
export const formatOf = (file: string): FormatName | undefined => formatOfExtension.get(extname(file).toLowerCase());
