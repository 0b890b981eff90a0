/** Recognizers of French numbers. */
import type { Recognizer } from '../../recognizer.js';
import { nir, nirWithoutKey } from './nir.js';
import { siren, siret } from './siren.js';

/** All of this folder. */
export const french: readonly Recognizer[] = [nir, nirWithoutKey, siren, siret];
