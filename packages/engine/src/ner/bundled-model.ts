import { fileURLToPath } from 'node:url';

/** Path of the folder with the German and English model that ships with the engine. */
export const bundledModelFolder: string = fileURLToPath(new URL('../../models/ner-de-en', import.meta.url));
