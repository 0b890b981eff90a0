/** The pages for people, as the playground's build left them: `/` and `/docs/`. They need no key. */
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { basename } from 'node:path';
import { type PageFile, readPageFiles } from './page-files.js';

/**
 * Everything comes from here, nothing may be inline, and no other page may frame ours. Swagger UI's style sheet holds
 * its icons as `data:` addresses; those are the one exception, and they can't run anything.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the files that `folder` holds now, below `basePath`. Registered without a prefix of its own. */
export const pageRoutes =
  (folder: string, basePath: string): FastifyPluginCallback =>
  (pages, _options, done) => {
    for (const path of [`${basePath}/docs`, ...(basePath === '' ? [] : [basePath])])
      pages.get(path, { schema: { hide: true } }, (_request, reply) => redirectToFolder(path, reply));
    for (const file of readPageFiles(folder))
      for (const path of file.paths)
        pages.get(`${basePath}/${path}`, { schema: { hide: true } }, (request, reply) => answer(file, request, reply));
    done();
  };

function answer({ bytes, type, etag, isPage }: PageFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    'Content-Security-Policy': contentSecurityPolicy,
    // Names of files but the pages themselves hold a hash of what is in them.
    'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    ETag: etag,
  });
  return knows(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.type(type).send(bytes);
}

/** RFC 9110 § 13.1.2: whether the client has this file already. */
const knows = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, '')));

/** Relative, so that it also holds behind a proxy that takes a prefix away. */
const redirectToFolder = (path: string, reply: FastifyReply): FastifyReply =>
  reply
    .code(308)
    .header('Location', `${basename(path)}/`)
    .send();
