/** Annotated texts: gzipped JSON lines `{"id", "lang", "text", "spans", "other"}`, offsets in UTF-16 code units. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isNameType } from '../../dist/ner/labels.js';

/**
 * `other` is annotated under a class outside the three types: what is found there counts on neither side.
 * @typedef {{ start: number, end: number, label: string }} LabelledSpan
 * @typedef {{ id: string, text: string, kind?: string, spans: LabelledSpan[], other: LabelledSpan[] }} NameRecord
 */

const suffix = '.jsonl.gz';

/**
 * The annotated files of a folder, or one file alone, by name.
 * @param {string} path
 */
export const annotatedFiles = (path) =>
  path.endsWith(suffix)
    ? [{ name: basename(path, suffix), path }]
    : readdirSync(path)
        .filter((name) => name.endsWith(suffix))
        .sort()
        .map((name) => ({ name: basename(name, suffix), path: join(path, name) }));

/**
 * The first `limit` records of a file. Spans of types outside the three (STREET) move to `other`.
 * @param {string} path
 * @param {number} limit
 * @returns {NameRecord[]}
 */
export const readRecords = (path, limit) =>
  gunzipSync(readFileSync(path)).toString().trim().split('\n').slice(0, limit).map(parseRecord); // prettier-ignore

/** @param {string} line */
function parseRecord(line) {
  const { spans, other = [], ...record } = JSON.parse(line);
  const isName = ({ label }) => isNameType(label);
  return { ...record, spans: spans.filter(isName), other: [...other, ...spans.filter((span) => !isName(span))] };
}
