/** Recognizers of Swiss numbers. */
import type { Recognizer } from '../../recognizer.js';
import { ahv, scannedAhv } from './ahv.js';
import { scannedSwissUid, swissUid, swissVatId } from './uid.js';

/** All of this folder. */
export const swiss: readonly Recognizer[] = [ahv, scannedAhv, swissUid, swissVatId, scannedSwissUid];
