import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { vehicleModels, vehicleWords } from '../anywhere/vehicle-words.js';
import { anyOf } from '../text/any-of.js';
import { pattern } from '../text/pattern.js';

/** Age identifiers in use: March of a year (02-29), September (51-79). */
export const isCurrentAge = (age: number): boolean => (age >= 2 && age <= 29) || (age >= 51 && age <= 79);

/** Words beside a number that have the shape of a plate: `May 2021`, `no 12`, `A34 and`. */
const wordsAndNumbers = [
  /^\p{L}{3} (?:19|20)\d\d$/u,
  /^PIN /u,
  /^\p{Ll}{2,3} \d/u,
  /^\p{Lu}{2}\d\d \p{Ll}{3}$/u,
  /^\p{Lu}\d{1,3} \p{Ll}{3}$/u,
  /^\p{Lu}\p{Ll}{1,2} ?\d/u,
];

/**
 * UK registration plate: current (AB12 CDE, since 2001), prefix (A123 BCD, 1983-2001), suffix (ABC 123D, 1963-1983) and
 * Northern Irish (AIG 1234) forms.
 * Rule: Road Vehicles (Display of Registration Marks) Regulations 2001; DVLA INF104. Needs context.
 */
export const vehicleRegistration: Recognizer = {
  type: 'UK_VEHICLE_REGISTRATION',
  patterns: [
    wholeWord(/[A-HJ-PR-Y]{2}\d{2}\p{Zs}?[A-HJ-PR-Z]{3}/iu),
    wholeWord(/[A-HJ-NPR-TV-Y]\d{1,3}\p{Zs}?[A-HJ-PR-Y]{3}/iu),
    // in three groups, right behind the word
    wholeWord(
      /(?<=[rR]egistration(?: [nN]umber| [mM]ark| [nN]o\.?)?:? )(?:[A-HJ-PR-Y]{2} \d\d [A-HJ-PR-Z]{3}|[A-HJ-NPR-TV-Y] \d{1,3} [A-HJ-PR-Y]{3})/u,
    ),
    wholeWord(/[A-HJ-PR-Y]{3}\p{Zs}?\d{1,3}[A-HJ-NPR-TV-Y]/iu),
    wholeWord(/[A-Z]?[IZ][A-Z]\p{Zs}?\d{1,4}|[A-Z][A-Z][IZ]\p{Zs}?\d{1,4}/iu),
  ],
  isValid: (value) => {
    const plate = alphanumericUpper(value);
    const hasWord = wordsAndNumbers.some((shape) => shape.test(value));
    return !hasWord && (!/^[A-Z]{2}\d{2}[A-Z]{3}$/.test(plate) || isCurrentAge(Number(plate.slice(2, 4))));
  },
  needsContext: true,
  contextWords: {
    de: ['kennzeichen', 'amtliches kennzeichen'],
    en: [
      'registration', 'reg', 'index', 'reg no', 'reg.', 'number plate', 'licence plate', 'license plate', 'vrm', 'vrn',
      'plate', 'parking permit', 'permit', 'parking', 'parked', 'mot', 'v5c', 'road tax', 'courtesy', 'dvla',
      'dart charge', 'congestion charge', 'clean air zone', 'ulez', 'pcn', 'low loader', 'minibus', 'forklift',
      'articulated', 'hgv', ...vehicleWords,
    ], // prettier-ignore
  },
  examples: {
    finds: {
      'current form': 'Registration: ⟦BD51 SMR⟧.',
      'on a bank statement': 'DEB   DVLA ⟦BD51 SMR⟧ SWANSEA',
      'without a space': 'number plate ⟦LK23XPT⟧',
      'prefix form': 'reg no ⟦P482 KRT⟧',
      'suffix form': 'Kennzeichen ⟦GKT 715M⟧',
      'Northern Irish form': 'vehicle ⟦RIG 4827⟧',
      'in three groups': 'registration number ⟦BD 51 SMR⟧',
      'prefix form in three groups': 'Registration number: ⟦P 482 KRT⟧',
      'make before it': 'Honda Jazz ⟦BD51 SMR⟧, 25 mph',
      'kind of vehicle before it': 'Van ⟦LK23 XPT⟧, driver',
      'of a permit': 'the parking permit for ⟦BD51 SMR⟧ was',
      'lower case': 'her car, ⟦bd51 smr⟧, was blue',
    },
    ignores: {
      'a secret beside a car park': 'Door PIN 4471   Parking stall',
      'no context word': 'model BD51 SMR',
      'an age identifier of no year': 'Registration BD50 SMR',
      'a letter that plates leave out': 'Registration QD51 SMR',
      'four letters at the end': 'Registration BD51 SMRT',
      'a letter that is no suffix': 'Registration GKT 715Q',
      'an index of a year': 'car index VPI 2020',
      'half a plate and a word': 'with a registration LV66 and a dent',
      'a word and a number': 'die car bei 121 Punkten',
      'a word with a capital': 'replaced from lorry. Bin 2 near full',
      'five digits': 'Registration RIG 48271',
    },
  },
};

/**
 * The current form behind the model of a car alone: `my Corsa, BD51 SMR`.
 * Rule: as `vehicleRegistration`, in capitals; other forms look like the name of an engine (`Golf R32 TDI`).
 */
export const registrationBehindModel: Recognizer = {
  type: 'UK_VEHICLE_REGISTRATION',
  patterns: [wholeWord(/[A-HJ-PR-Y]{2}\d{2}\p{Zs}?[A-HJ-PR-Z]{3}/u)],
  isValid: (value) => isCurrentAge(Number(value.slice(2, 4))),
  needsContext: true,
  contextWords: { en: vehicleModels },
  examples: {
    finds: {
      'after a comma': 'a silver Golf, ⟦BD51 SMR⟧, parked',
      possessive: "The Fiesta's ⟦BD51 SMR⟧, is it?",
      'in parentheses': 'his Transit (⟦LK23 XPT⟧) was',
      'without a space': 'Vauxhall Corsa ⟦LK23XPT⟧',
      'year before the model': '2019 Yaris, ⟦LK23 XPT⟧, blue',
      'before the model': '⟦LK23 XPT⟧ (Qashqai)',
    },
    ignores: {
      'no model': 'a silver spoon, BD51 SMR, sold',
      'an age identifier of no year': 'a silver Golf, BD50 SMR, parked',
      'the name of an engine': 'a silver Golf R32 TDI, parked',
      'lower case': 'a silver Golf, bd51 smr, sold',
      'four letters at the end': 'a silver Golf, BD51 SMRT, parked',
      'three letters first': 'a silver Golf, BDX51 SMR, parked',
    },
  },
};

/** What is done to a car, or with it. */
const workOnCars = [
  ...vehicleModels, ...vehicleWords, 'battery', 'bodywork', 'brake', 'brakes', 'bumper', 'clutch', 'courtesy car',
  'diagnostics', 'exhaust', 'gearbox', 'handbrake', 'loan car', 'mileage', 'mot', 'oil change', 'recall', 'service',
  'servicing', 'timing belt', 'tyre', 'tyres', 'valet', 'windscreen',
]; // prettier-ignore

/**
 * The current form where a line of a list or diary begins, before work on cars: `* BD51 SMR - clutch kit`.
 * Rule: as `vehicleRegistration`, in capitals with its space.
 */
export const registrationInList: Recognizer = {
  type: 'UK_VEHICLE_REGISTRATION',
  patterns: [
    pattern('gmu')`
      (?<=^[ \t>]{0,8}(?:[-–*•·] |\d{1,2}[.)] )?)
      [A-HJ-PR-Y]{2}\d{2} [A-HJ-PR-Z]{3}
      (?=[ :,–-]{1,20}(?:[^\n]{0,40}[^\p{L}\n])?${anyOf(workOnCars)})
    `,
  ],
  isValid: (value) => isCurrentAge(Number(value.slice(2, 4))),
  examples: {
    finds: {
      bullet: '* ⟦BD51 SMR⟧ - clutch kit arriving',
      colon: '⟦LK23 XPT⟧: MOT due',
      'number of the list': '2. ⟦LK23 XPT⟧ needs two tyres',
      dash: '- ⟦BD51 SMR⟧ – loan car',
      'next column': '  ⟦BD51 SMR⟧   Golf   Ayr\n',
      comma: 'Today\n⟦LK23 XPT⟧, full service\n',
    },
    ignores: {
      'nothing of a car': '* BD51 SMR - kitchen tap arriving',
      'in a sentence': 'the new clutch kit BD51 SMR is in',
      'an age identifier of no year': '* BD50 SMR - clutch kit arriving',
      'lower case': '* bd51 smr - clutch kit arriving',
      'no space': '* BD51SMR - clutch kit arriving',
      'four letters at the end': '* BD51 SMRT - clutch kit arriving',
    },
  },
};
