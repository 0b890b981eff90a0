/** One line for each request: who, what, how it ended. The pattern of the route stands for the URL, and nothing for the text. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** Makes the hook that logs a request when its answer is sent, or when its client is gone. */
export const logRequests = (logger: Logger) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.raw.once('close', () => {
    const { key } = request as Partial<FastifyRequest>; // a path may need none, and a request have none
    logger.info(
      {
        requestId: request.id,
        keyId: key?.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        aborted: reply.raw.writableFinished ? undefined : true,
      },
      'request',
    );
  });
};

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
