/** Recognizers of Nigerian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { nin } from './nin.js';
import { vehicleRegistration } from './vehicle-registration.js';

/** All of this folder. */
export const nigerian: readonly Recognizer[] = [nin, vehicleRegistration];
