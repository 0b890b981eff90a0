/** What is settled about a path before and beside routing. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems.js';

/**
 * Rewrites a request target so that the router can always decode it: where its percent-encoding is broken, every `%`
 * stands for itself, and the path meets the same checks as any other. Absolute targets (RFC 9112 § 3.2.2) lose their
 * origin, and `*` becomes a path that nobody serves.
 */
export function routableTarget(target: string): string {
  if (target.startsWith('/') && !target.includes('%')) return target;
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const rooted = local.startsWith('/') ? local : `/${local}`;
  const [path = ''] = rooted.split('?', 1);
  return isDecodable(path) ? rooted : path.replaceAll('%', '%25') + rooted.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Refuses what is no route of `app`, after all of `onRequest` and before any body is read: 405 where the path takes
 * other methods, else 404. Call it before the routes.
 */
export function refuseUnknown(app: FastifyInstance): void {
  const methodsOf = recordMethods(app);
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!request.is404) {
      done();
      return;
    }
    const allow = methodsOf(request.raw.url ?? '/');
    if (allow !== undefined) reply.header('Allow', allow);
    done(
      allow === undefined
        ? new Problem('not_found', 'There is nothing at this path.')
        : new Problem('method_not_allowed', `This path takes ${allow}.`),
    );
  });
}

/**
 * Collects the routes of `app` and tells which methods a path takes, as `Allow` lists them; undefined for an unknown
 * path.
 */
function recordMethods(app: FastifyInstance): (target: string) => string | undefined {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });
  return (target) => {
    const path = decodeURI(target.split('?', 1)[0] ?? '');
    for (const [pattern, methods] of methodsOf) {
      const fixed = pattern.endsWith('*') ? pattern.slice(0, -1) : undefined;
      if (path === pattern || (fixed !== undefined && path.startsWith(fixed))) return [...methods].join(', ');
    }
    return undefined;
  };
}
