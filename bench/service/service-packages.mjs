import { createRequire } from 'node:module';

/** Loads packages that the service brings, such as Fastify and pg: the very copies that it runs on. */
export const requireOfService = createRequire(new URL('../../packages/service/package.json', import.meta.url));
