/** Packages that the service brings: the very copies that it runs on. */
import { createRequire } from 'node:module';

export const requireOfService = createRequire(new URL('../../packages/service/package.json', import.meta.url));
