/** `palimpsest eval`: leak and over-masking per type on a person's own marked documents. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditFlag, StageNumber } from '@palimpsest/client';
import {
  countVerdict,
  emptyTally,
  isTouched,
  judgeValue,
  leakOf,
  type MarkedDocument,
  type MarkedValue,
  MarkError,
  ordinaryWords,
  parseMarked,
  type Tally,
  type Verdict,
} from '@palimpsest/engine';
import { isEntityType } from '@palimpsest/protocol';
import type { Command } from 'commander';
import { type CommandLine, printJson, printTable } from './command-line.js';
import { type Connection, connectLocally } from './connection.js';
import { CommandFailure } from './failures.js';
import { stageNumbers } from './options.js';

interface EvalOptions {
  readonly stages?: readonly StageNumber[];
  readonly json?: true;
  readonly show?: true;
}

/** What became of a document. */
interface JudgedDocument {
  readonly text: string;
  readonly values: readonly (MarkedValue & { readonly verdict: Verdict })[];
  readonly words: number;
  readonly overMasked: number;
  readonly flags: readonly AuditFlag[];
}

/** What became of all documents. */
interface Score {
  readonly documents: number;
  readonly types: Readonly<Record<string, Tally>>;
  readonly all: Tally;
  readonly words: number;
  readonly overMasked: number;
  readonly degraded: Degraded;
}

/** Documents that not all asked stages have seen, and why. */
interface Degraded {
  readonly documents: number;
  readonly flags: readonly AuditFlag[];
}

/** Defines the command. */
export function defineEval(command: Command, line: CommandLine): void {
  command
    .argument('<file>', 'JSON Lines: {"text","spans":[{"start","end","type"}]}, or {"marked":"… ⟦PERSON|Erna⟧ …"}')
    .option('--stages <numbers>', 'stages to run, such as 1,2 (default: all that are configured)', stageNumbers)
    .option('--json', 'print the counts as JSON')
    .option('--show', 'print every value that stays open, as it stands in the text, to standard error')
    .action((file: string, options: EvalOptions) => evaluate(file, options, line));
}

async function evaluate(file: string, options: EvalOptions, line: CommandLine): Promise<void> {
  const documents = readDocuments(file);
  const vault = mkdtempSync(join(tmpdir(), 'palimpsest-eval-'));
  try {
    const connection = await connectLocally(line, vault, { masks: true });
    try {
      const judged: JudgedDocument[] = [];
      for (const [index, document] of documents.entries()) {
        const one = await judgeDocument(connection, document, options.stages);
        judged.push(one);
        if (options.show) showLeaks(one, index + 1, line);
      }
      printScore(scoreOf(judged), options, line);
    } finally {
      await connection.close();
    }
  } finally {
    rmSync(vault, { recursive: true });
  }
}

/** Masks a document in a session of its own, so that it is not helped by what another told. */
async function judgeDocument(
  { palimpsest, stages }: Connection,
  document: MarkedDocument,
  asked = stages,
): Promise<JudgedDocument> {
  const { text, values } = document;
  const session = await palimpsest.session();
  const { entities, auditFlags } = await session.mask(text, { stages: asked });
  await session.destroy();
  const words = ordinaryWords(document);
  return {
    text,
    values: values.map((value) => ({ ...value, verdict: judgeValue(text, value, entities) })),
    words: words.length,
    overMasked: words.filter((word) => isTouched(text, word, entities)).length,
    flags: auditFlags,
  };
}

function showLeaks({ text, values }: JudgedDocument, lineNumber: number, line: CommandLine): void {
  for (const { type, start, end, verdict } of values) {
    if (verdict.outcome !== 'whole')
      line.writeError(`line ${lineNumber}: ${verdict.outcome} ${type}: ${text.slice(start, end)}\n`);
  }
}

function scoreOf(documents: readonly JudgedDocument[]): Score {
  const types: Record<string, Tally> = {};
  const all = emptyTally();
  for (const { type, verdict } of documents.flatMap(({ values }) => values)) {
    countVerdict((types[type] ??= emptyTally()), verdict);
    countVerdict(all, verdict);
  }
  const flagged = documents.filter(({ flags }) => flags.length > 0);
  return {
    documents: documents.length,
    types,
    all,
    words: documents.reduce((sum, { words }) => sum + words, 0),
    overMasked: documents.reduce((sum, { overMasked }) => sum + overMasked, 0),
    degraded: { documents: flagged.length, flags: [...new Set(flagged.flatMap(({ flags }) => flags))] },
  };
}

function printScore(score: Score, { json }: EvalOptions, line: CommandLine): void {
  const { documents, types, all, words, overMasked, degraded } = score;
  if (degraded.documents > 0)
    line.writeError(
      `not all stages have seen ${degraded.documents} of ${documents} documents: ${degraded.flags.join(', ')}\n`,
    );
  if (json) {
    printJson(line, { documents, types, all, ordinary_words: words, over_masked: overMasked, degraded });
    return;
  }
  const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
  const row = (name: string, tally: Tally): string[] => [
    name,
    ...Object.values(tally).map(String),
    percent(leakOf(tally)),
  ];
  printTable(line, [
    ['TYPE', 'VALUES', 'WHOLE', 'PARTLY', 'OPEN', 'MISTYPED', 'LEAK'],
    ...Object.entries(types).map(([type, tally]) => row(type, tally)),
    row('all', all),
  ]);
  line.write(`\nOver-masked words: ${overMasked} of ${words} = ${percent(words === 0 ? 0 : overMasked / words)}\n`);
}

function readDocuments(file: string): MarkedDocument[] {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (cause) {
    throw new CommandFailure(`${file}: cannot be read`, { cause });
  }
  return content.split('\n').flatMap((row, index) => {
    if (row.trim() === '') return [];
    try {
      return [readDocument(JSON.parse(row))];
    } catch (error) {
      const why = error instanceof MarkError ? error.message : 'docs/command-line.md says how one is written';
      throw new CommandFailure(`${file}: line ${index + 1} is no marked document: ${why}`);
    }
  });
}

function readDocument(row: unknown): MarkedDocument {
  const { text, spans, marked } = row as { text?: unknown; spans?: unknown; marked?: unknown }; // each is checked
  if (typeof marked === 'string') return parseMarked(marked);
  if (typeof text !== 'string' || !Array.isArray(spans)) throw new TypeError('neither form');
  const values = spans.map((span: unknown) => {
    const { start, end, type } = span as { start: unknown; end: unknown; type: unknown }; // each is checked
    if (!isInteger(start) || !isInteger(end) || start < 0 || start >= end || end > text.length)
      throw new MarkError('a span does not lie in its text');
    if (typeof type !== 'string' || !isEntityType(type)) throw new MarkError('a span has no known entity type');
    return { start, end, type };
  });
  return { text, values };
}

const isInteger = (value: unknown): value is number => Number.isInteger(value);
