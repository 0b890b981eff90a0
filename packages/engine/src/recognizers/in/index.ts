/** Recognizers of Indian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { aadhaar } from './aadhaar.js';
import { passport, voter } from './documents.js';
import { gstin } from './gstin.js';
import { pan } from './pan.js';
import { vehicleRegistration } from './vehicle-registration.js';

/** All of this folder. */
export const indian: readonly Recognizer[] = [aadhaar, voter, passport, gstin, pan, vehicleRegistration];
