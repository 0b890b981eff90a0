/** What a run came to, for people and for programs. */
import { type CommandLine, printJson, printTable } from '../command-line.js';
import { CommandFailure } from '../failures.js';
import type { Outcome } from './run-files.js';
import type { SessionFile } from './session-file.js';

/** How the outcomes are reported. */
export interface SummaryOptions {
  readonly json: boolean;
  /** `masked`, or `restored`. */
  readonly verb: string;
  /** Whether the session has ended with this run. */
  readonly isDestroyed?: boolean;
}

/** Prints the summary. Throws `CommandFailure` if a file failed. */
export function summarize(
  line: CommandLine,
  outcomes: readonly Outcome[],
  { path, session }: SessionFile,
  { json, verb, isDestroyed = false }: SummaryOptions,
): void {
  const spans = sum(outcomes.map((outcome) => outcome.spans));
  const count = (status: Outcome['status']): number => outcomes.filter((outcome) => outcome.status === status).length;
  const failed = count('failed');
  if (json)
    printJson(line, {
      files: outcomes,
      spans,
      session_file: path,
      expires_at: isDestroyed ? null : session.expires_at,
    });
  else {
    printTable(line, [
      ['FILES', ''],
      [verb, String(count('done'))],
      [`${verb} before`, String(count('done_before'))],
      ['skipped', String(count('skipped'))],
      ['failed', String(failed)],
      ['', ''],
      ['SPANS', ''],
      ...Object.entries(spans).map(([type, number]) => [type, String(number)]),
      ['all', String(Object.values(spans).reduce((all, number) => all + number, 0))],
    ]);
    const end = isDestroyed ? 'destroyed' : `can be restored until ${session.expires_at}, and never after`;
    line.write(`\nSession ${path}: ${end}.\n`);
  }
  if (failed > 0) throw new CommandFailure(`${failed} of ${outcomes.length} files failed; see above`);
}

function sum(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [type, number] of counts.flatMap((count) => Object.entries(count)))
    total[type] = (total[type] ?? 0) + number;
  return Object.fromEntries(Object.entries(total).sort(([a], [b]) => (a < b ? -1 : 1)));
}
