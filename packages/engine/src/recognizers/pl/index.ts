/** Recognizers of Polish numbers. */
import type { Recognizer } from '../../recognizer.js';
import { nip } from './nip.js';
import { pesel } from './pesel.js';

/** All of this folder. */
export const polish: readonly Recognizer[] = [nip, pesel];
