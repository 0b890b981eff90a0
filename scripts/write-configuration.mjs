/** Writes docs/configuration.md from the settings: node scripts/write-configuration.mjs (after npm run build). */
import { writeFileSync } from 'node:fs';
import { configurationPage } from '../packages/service/dist/configuration-page.js';

writeFileSync(new URL('../docs/configuration.md', import.meta.url), configurationPage());
