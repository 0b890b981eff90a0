/** What a command sees of the world around it. */

/** Handed in by `main.ts`, or by a test. */
export interface CommandLine {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes to standard output. */
  readonly write: (text: string) => void;
  /** Writes to standard output; false if that fails, which otherwise ends the process. */
  readonly tryWrite: (text: string) => Promise<boolean>;
  /** Writes to standard error. */
  readonly writeError: (text: string) => void;
  /** Writes bytes to standard output. Resolves when whoever reads it has them, or the system. */
  readonly writeBytes: (bytes: Uint8Array) => Promise<void>;
  /** All of standard input. Rejects when the signal aborts, and reads no further. */
  readonly readInput: (signal: AbortSignal) => Promise<Uint8Array>;
  /** Whether a person watches standard error. */
  readonly isWatched: boolean;
  /** Resolves when the process is asked to stop, which until this call ends it at once. */
  readonly stopRequested: () => Promise<unknown>;
  /** Calls `reopen` each time that the process is told that its files were moved, which until this call ends it. */
  readonly onFilesMoved: (reopen: () => void) => void;
}

/** A file's name on one line of the terminal, whatever is in it: one with an escape in it could rewrite the others. */
export const printable = (name: string): string => name.replace(/\p{Cc}/gu, '\ufffd');

/** Prints `value` as one line of JSON. */
export const printJson = ({ write }: CommandLine, value: unknown): void => {
  write(`${JSON.stringify(value)}\n`);
};

/** Prints rows as columns as wide as their widest cell, the first row being the head. */
export function printTable({ write }: CommandLine, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
}
