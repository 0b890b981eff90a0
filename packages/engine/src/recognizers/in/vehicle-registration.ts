import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { vehicleWords } from '../anywhere/vehicle-words.js';
import { plateStates } from './plate-states.js';

/**
 * Indian registration plate: state, district, series, number (MH 12 AB 1234); or the BH series of all India (22 BH 1234
 * AA).
 * Rule: Central Motor Vehicles Rules 1989, rules 50-51; BH series G.S.R. 594(E) of 2021. Needs context.
 */
export const vehicleRegistration: Recognizer = {
  type: 'IN_VEHICLE_REGISTRATION',
  patterns: [
    wholeWord(/[ABCDGHJ-PR-UW][A-Z][\p{Zs}\p{Pd}]?\d{1,2}[\p{Zs}\p{Pd}]?[A-HJ-NP-Z]{1,3}[\p{Zs}\p{Pd}]?\d{1,4}/iu),
    // Delhi puts the kind of vehicle before the series: DL 3C AB 1234
    wholeWord(
      /DL[\p{Zs}\p{Pd}]?\d{1,2}[\p{Zs}\p{Pd}]?[CEPRSTVY][\p{Zs}\p{Pd}][A-HJ-NP-Z]{1,2}[\p{Zs}\p{Pd}]?\d{1,4}/iu,
    ),
    wholeWord(/2[1-9][\p{Zs}\p{Pd}]?BH[\p{Zs}\p{Pd}]?\d{4}[\p{Zs}\p{Pd}]?[A-HJ-NP-Z]{1,2}/iu),
  ],
  normalize: alphanumericUpper,
  isValid: (plate) => /^\d/.test(plate) || (plateStates.has(plate.slice(0, 2)) && !/[A-Z]0+$/.test(plate)),
  needsContext: true,
  contextWords: {
    de: ['kennzeichen', 'indisches kennzeichen'],
    en: [
      ...vehicleWords, 'registration', 'reg no', 'number plate', 'rc no', 'regn', 'regd', 'bearing no', 'vahan', 'bike',
      'parking', 'driver', 'fastag', 'challan', 'insurance', 'tempo', 'tanker', 'tractor', 'bus', 'auto', 'rickshaw',
      'wheeler', 'cab', 'cabs', 'parked', 'parks', 'activa', 'bullet', 'owner', 'container',
    ], // prettier-ignore
    other: ['वाहन'],
  },
  examples: {
    finds: {
      'with spaces': 'Vehicle no. ⟦MH 12 KR 4827⟧.',
      'of a truck': 'Truck ⟦TN 39 CB 4826⟧ has reached port',
      'without spaces': 'registration ⟦KA05MZ7153⟧',
      'with hyphens': 'car ⟦DL-4-CAF-3091⟧',
      'kind of vehicle in it, Delhi': 'Vehicle ⟦DL 3C AB 4827⟧',
      'BH series': 'Vehicle ⟦22 BH 4827 AC⟧',
      'kind of vehicle before it': 'scooter: ⟦KL 08 CB 3392⟧',
      'lower case': 'reg no ⟦tn07bq1530⟧',
      'two-wheeler': 'His two wheeler ⟦MH 12 QK 5093⟧ stands here',
      'in a table of cabs': '| Name | Cab |\n|---|---|\n| Sam | own, ⟦MH14 DK 2093⟧ |',
      'word after it': '⟦MH12KR4827⟧ (Kennzeichen)',
    },
    ignores: {
      'no context word': 'model MH 12 KR 4827',
      'a state that does not exist': 'Vehicle MX 12 KR 4827',
      'the letter O in the series': 'Vehicle MH 12 KO 4827',
      'number 0000': 'Vehicle MH 12 KR 0000',
      'five digits': 'Vehicle MH 12 KR 48271',
      'BH series before it began': 'Vehicle 20 BH 4827 AC',
    },
  },
};
