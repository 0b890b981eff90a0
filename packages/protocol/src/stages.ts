/** The stages of detection, and how a list of them is written: in requests, settings and on the command line. */

/** Number of a stage: 1 patterns, 2 names, 3 context language model, 4 adversary. */
export type StageNumber = 1 | 2 | 3 | 4;

/** Distinct numbers in any order, separated by commas: `1,2`. */
export const stageList = /^(?!.*([1-4]).*\1)[1-4](?:,[1-4]){0,3}$/;

/** The stages of a list; undefined where it is written in another way. */
export const parseStages = (list: string): StageNumber[] | undefined =>
  stageList.test(list) ? list.split(',').map((digit) => Number(digit) as StageNumber) : undefined; // 1 to 4, says the pattern
