/** Recognizers of Finnish numbers. */
import type { Recognizer } from '../../recognizer.js';
import { personalIdentityCode } from './personal-identity-code.js';

/** All of this folder. */
export const finnish: readonly Recognizer[] = [personalIdentityCode];
