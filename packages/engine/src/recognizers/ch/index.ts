/** Recognizers of Swiss numbers. */
import type { Recognizer } from '../../recognizer.js';
import { ahv } from './ahv.js';
import { swissUid, swissVatId } from './uid.js';

/** All of this folder. */
export const swiss: readonly Recognizer[] = [ahv, swissUid, swissVatId];
