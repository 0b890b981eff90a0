/**
 * What may be logged of an error that nobody expected: its names and its stack frames. Its message stays out, since
 * whatever failed may have quoted the text in it.
 */

/** The name, code and frames of an error and of what caused it, as fields of a log line. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    frames: stackFrames(error).map((frame) => frame.trim()),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

/** Where an error was made, line by line, without its message. */
export const stackFrames = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => /^\s+at /.test(line));
