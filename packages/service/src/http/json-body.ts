/** Reads request bodies: JSON in UTF-8 and nothing else. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problems.js';

/** `application/json`; the one parameter that is looked at is `charset`, which RFC 8259 § 8.1 leaves no choice. */
const jsonInUtf8 = /^application\/json\s*(?:;(?!.*charset).*|;.*charset\s*=\s*"?utf-?8"?\s*(?:;.*)?)?$/i;

const refusal = (message: string): Problem =>
  new Problem('validation_error', `body: ${message}`, { errors: [{ path: '', message }] });

/** Returns undefined for an empty body, whatever its type. Throws a 422 `Problem` that quotes nothing. */
function parseBody(request: FastifyRequest, body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const { 'content-type': contentType = '', 'content-encoding': contentEncoding = 'identity' } = request.headers;
  const { 'transfer-encoding': transferEncoding = 'chunked' } = request.headers; // more than that is compression, too
  if (contentEncoding.toLowerCase() !== 'identity' || transferEncoding.toLowerCase() !== 'chunked')
    throw refusal('must not be compressed');
  if (!jsonInUtf8.test(contentType)) throw refusal('must be sent as application/json in UTF-8');
  if (!isUtf8(body)) throw refusal('must be valid UTF-8');
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw refusal('must be valid JSON'); // no cause: V8 quotes the text in the message of its error
  }
}

/**
 * Gives the routes of `app` JSON bodies. All types come here, so that each wrong one gets the answer of this service.
 */
export function acceptJson(app: FastifyInstance): void {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, parseBody(request, body as Buffer)); // `parseAs` makes it a buffer
    } catch (error) {
      done(error as Error); // parseBody throws nothing but problems
    }
  });
}
