/** Recognizers of Turkish numbers. */
import type { Recognizer } from '../../recognizer.js';
import { licensePlate } from './license-plate.js';
import { nationalId } from './national-id.js';

/** All of this folder. */
export const turkish: readonly Recognizer[] = [licensePlate, nationalId];
