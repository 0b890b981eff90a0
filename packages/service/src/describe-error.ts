/**
 * What may be logged of an error that nobody expected: its names, its codes and its stack frames. Its message stays
 * out, since whatever failed may have quoted the text in it.
 */
import { codeOf } from './errors/code-of.js';
import { StoreError } from './stores/store-error.js';

/**
 * The name, code and frames of an error and of what caused it, as fields of a log line. Of a store that failed, which it
 * is and why, in the words that are written for the operator.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (error instanceof StoreError) {
    const { code, message, cause } = error;
    return { store: code, reason: message, cause: code === 'failed' ? describeError(cause) : undefined };
  }
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    code: codeOf(error),
    frames: stackFrames(error).map((frame) => frame.trim()),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

/** `at work (file:///x.js:1:2)`, `at native`; a line of a message may begin alike. */
const frame = /^\s+at .*(?::\d+:\d+\)?|[(<](?:anonymous|native)[>)]+)$/;

/** Where an error was made, line by line, without its message, with which the stack begins. */
export const stackFrames = ({ stack = '', message }: Error): string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => frame.test(line));
