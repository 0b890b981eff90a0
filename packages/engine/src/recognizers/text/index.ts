/**
 * Recognizers for what text and layout show: addresses, places, dates, numbers after their word, secrets, plain names.
 */
import type { Recognizer } from '../../recognizer.js';
import { addressRecognizers } from './address/index.js';
import { dateRecognizers } from './date/index.js';
import { nameRecognizers } from './name/index.js';
import { numberRecognizers } from './number/index.js';
import { placeRecognizers } from './place/index.js';
import { secretRecognizers } from './secret/index.js';

/** All of them. */
export const textRecognizers: readonly Recognizer[] = [
  ...addressRecognizers,
  ...placeRecognizers,
  ...dateRecognizers,
  ...numberRecognizers,
  ...secretRecognizers,
  ...nameRecognizers,
];
