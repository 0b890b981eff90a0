/** Recognizers of all countries but Germany, Austria, Switzerland and Liechtenstein. */
import type { Recognizer } from '../recognizer.js';
import { australian } from './au/index.js';
import { belgian } from './be/index.js';
import { bulgarian } from './bg/index.js';
import { brazilian } from './br/index.js';
import { canadian } from './ca/index.js';
import { chinese } from './cn/index.js';
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
import { israeli } from './il/index.js';
import { indian } from './in/index.js';
import { italian } from './it/index.js';
import { japanese } from './jp/index.js';
import { korean } from './kr/index.js';
import { luxembourgish } from './lu/index.js';
import { mexican } from './mx/index.js';
import { nigerian } from './ng/index.js';
import { dutch } from './nl/index.js';
import { norwegian } from './no/index.js';
import { philippine } from './ph/index.js';
import { polish } from './pl/index.js';
import { portuguese } from './pt/index.js';
import { romanian } from './ro/index.js';
import { swedish } from './se/index.js';
import { singaporean } from './sg/index.js';
import { thai } from './th/index.js';
import { turkish } from './tr/index.js';
import { british } from './uk/index.js';
import { unitedStates } from './us/index.js';
import { southAfrican } from './za/index.js';

/** Every one of them. */
export const otherCountries: readonly Recognizer[] = [
  ...australian,
  ...belgian,
  ...bulgarian,
  ...brazilian,
  ...canadian,
  ...chinese,
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
  ...israeli,
  ...indian,
  ...italian,
  ...japanese,
  ...korean,
  ...luxembourgish,
  ...mexican,
  ...nigerian,
  ...dutch,
  ...norwegian,
  ...philippine,
  ...polish,
  ...portuguese,
  ...romanian,
  ...swedish,
  ...singaporean,
  ...thai,
  ...turkish,
  ...british,
  ...unitedStates,
  ...southAfrican,
];
