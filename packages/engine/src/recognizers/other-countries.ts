/** Recognizers of all countries but Germany, Austria, Switzerland and Liechtenstein. */
import type { Recognizer } from '../recognizer.js';
import { belgian } from './be/index.js';
import { bulgarian } from './bg/index.js';
import { czech } from './cz/index.js';
import { danish } from './dk/index.js';
import { estonian } from './ee/index.js';
import { spanish } from './es/index.js';
import { european } from './eu/index.js';
import { finnish } from './fi/index.js';
import { french } from './fr/index.js';
import { greek } from './gr/index.js';
import { croatian } from './hr/index.js';
import { irish } from './ie/index.js';
import { italian } from './it/index.js';
import { luxembourgish } from './lu/index.js';
import { dutch } from './nl/index.js';
import { norwegian } from './no/index.js';
import { polish } from './pl/index.js';
import { portuguese } from './pt/index.js';
import { romanian } from './ro/index.js';
import { swedish } from './se/index.js';

/** Every one of them. */
export const otherCountries: readonly Recognizer[] = [
  ...belgian,
  ...bulgarian,
  ...czech,
  ...danish,
  ...estonian,
  ...spanish,
  ...european,
  ...finnish,
  ...french,
  ...greek,
  ...croatian,
  ...irish,
  ...italian,
  ...luxembourgish,
  ...dutch,
  ...norwegian,
  ...polish,
  ...portuguese,
  ...romanian,
  ...swedish,
];
