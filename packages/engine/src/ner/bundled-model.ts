import { fileURLToPath } from 'node:url';
import { packageFile } from '../package-file.js';

/** Path of the folder with the German and English model that ships with the engine. */
export const bundledModelFolder: string = fileURLToPath(packageFile('models/ner-de-en'));
