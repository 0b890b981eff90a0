/** Recognizers of Australian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { abn, acn } from './business-numbers.js';
import { medicare } from './medicare.js';
import { tfn } from './tfn.js';

/** All of this folder. */
export const australian: readonly Recognizer[] = [abn, acn, medicare, tfn];
