/**
 * What speaks for or against a day being somebody's birth: how long before the latest year of the text it is, who and
 * what stands around it. A clue is a short string; what each weighs is learned from marked documents.
 */
import {
  cluesOfKinds,
  cluesOfSurroundings,
  edgesOf,
  type Surroundings,
  surroundingsOf,
} from '../clues/surroundings.js';
import { magnitudeOf, shapeOf } from '../clues/words.js';
import type { DateText, WrittenDate } from './date-text.js';

/**
 * Least ages of the classes in years: below 1 this year's dates, then last year's (1), infants (2), children (4), youths
 * (12), grown-ups (18), the old (70).
 */
const ages = [1, 2, 4, 12, 18, 70];

/** How far from a name, in UTF-16 code units, a date still stands beside it. */
const reach = 24;

/** The clues of a date; each once. */
export function cluesOf(dates: DateText, date: WrittenDate): string[] {
  const around = surroundingsOf(dates.text, dates.columns, date);
  const shape = shapeOf(dates.text.slice(date.start, date.end));
  return [
    ...new Set([
      ...cluesOfAge(dates, date),
      `shape ${shape}`,
      ...cluesOfSurroundings(around),
      ...cluesOfKinds(around, ['']),
      ...cluesOfPlace(shape, around),
    ]),
  ];
}

/** How old somebody would be, by the latest year of the text, and whether somebody stands beside it. */
function cluesOfAge({ earliest, latest, dates, known }: DateText, { start, end, year }: WrittenDate): string[] {
  const age = ages.filter((least) => latest - year >= least).length;
  const behind = known.some((name) => name.end <= start && start - name.end <= reach);
  const before = known.some((name) => name.start >= end && name.start - end <= reach);
  return [
    `age ${age}`,
    `age ${age} ${year === earliest}`,
    `age ${age} ${behind} ${before}`,
    `beside ${behind} ${before}`,
    `dates ${magnitudeOf(dates.length)} ${age}`,
  ];
}

/** Whether it fills a cell, and what touches it. */
const cluesOfPlace = (shape: string, around: Surroundings): string[] => [
  `edges ${edgesOf(around)}`,
  `edges ${edgesOf(around)} ${shape}`,
  `touches left ${around.before.slice(-1)}`,
  `touches left ${around.before.slice(-2)}`,
  `touches right ${around.after.slice(0, 1)}`,
];
