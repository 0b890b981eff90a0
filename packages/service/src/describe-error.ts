/** What the log may say of an error that nobody expected. */

/**
 * What may be logged of an error that nobody expected: its names and its stack frames. Its message stays out, since
 * whatever failed may have quoted the text in it.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    frames: frames?.map((frame) => frame.trim()),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
