/**
 * Plans of patterns, written down when the project is built: to read them off all of them takes seconds, in each worker
 * thread anew. Those of other patterns, such as a test's, are read when they are needed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { alphabetOfRuns, runsOf } from './alphabet.js';
import type { Inside, Landmark } from './landmarks.js';
import type { Outlook } from './outlook.js';
import { makePlans, type PatternPlan, type Plans } from './plans.js';
import type { ReducedPattern } from './reduced-pattern.js';
import { setWithBits, type KindSet } from './kind-sets.js';

/**
 * The runs of the alphabet, the bits of all sets in hexadecimal digits, and by the key of each pattern its plan, which
 * names sets by their numbers.
 */
interface PlanFile {
  readonly alphabet: readonly number[];
  readonly sets: readonly string[];
  readonly plans: Readonly<Record<string, WrittenPlan>>;
}
interface WrittenLandmark {
  readonly behind: readonly (readonly number[])[];
  readonly ahead: readonly (readonly number[])[];
}
interface WrittenPlan {
  readonly reduced: ReducedPattern;
  readonly start: WrittenLandmark;
  readonly inside?: WrittenLandmark & { readonly from: number; readonly to: number | null; readonly between: number };
}

/** The content of the file for `patterns`. */
export function writePlans(patterns: readonly RegExp[]): string {
  const { alphabet, of: planOf } = makePlans(patterns);
  const numbers = new Map<KindSet, number>();
  const numberOf = (set: KindSet): number => {
    const number = numbers.get(set) ?? numbers.size;
    numbers.set(set, number);
    return number;
  };
  const writtenOutlook = (outlook: Outlook) => outlook.map((way) => way.map(numberOf));
  const landmark = ({ behind, ahead }: Landmark): WrittenLandmark => ({
    behind: writtenOutlook(behind),
    ahead: writtenOutlook(ahead),
  });
  const place = ({ from, to, between, ...sides }: Inside) => ({
    ...landmark(sides),
    from,
    to: to === Infinity ? null : to, // JSON has no other word for it
    between: numberOf(between),
  });
  const write = ({ reduced, start, inside }: PatternPlan): WrittenPlan => ({
    reduced,
    start: landmark(start),
    ...(inside && { inside: place(inside) }),
  });
  const plans: Record<string, WrittenPlan> = {};
  for (const pattern of patterns) {
    const plan = planOf(pattern);
    if (plan) plans[keyOf(pattern)] = write(plan);
  }
  const sets = [...numbers.keys()].map(({ bits }) => bits.toString(16));
  return JSON.stringify({ alphabet: runsOf(alphabet), sets, plans } satisfies PlanFile);
}

/** Reads the content of the file. */
export function readPlans(content: string): Plans {
  const { alphabet, sets: bits, plans } = JSON.parse(content) as PlanFile; // written by `writePlans`
  const sets = bits.map((digits) => setWithBits(BigInt(`0x${digits}`)));
  const setOf = (number: number): KindSet => {
    const set = sets[number];
    if (!set) throw new RangeError('the file of plans is damaged');
    return set;
  };
  const outlook = (ways: WrittenLandmark['ahead']): Outlook => ways.map((way) => way.map(setOf));
  const landmark = ({ behind, ahead }: WrittenLandmark): Landmark => ({
    behind: outlook(behind),
    ahead: outlook(ahead),
  });
  const place = ({ from, to, between, ...sides }: NonNullable<WrittenPlan['inside']>): Inside => ({
    ...landmark(sides),
    from,
    to: to ?? Infinity,
    between: setOf(between),
  });
  const read = ({ reduced, start, inside }: WrittenPlan): PatternPlan => ({
    reduced,
    start: landmark(start),
    ...(inside && { inside: place(inside) }),
  });
  return {
    alphabet: alphabetOfRuns(alphabet),
    of: (pattern) => {
      const plan = plans[keyOf(pattern)];
      return plan && read(plan);
    },
  };
}

/** Where the build writes the file: beside this module. */
export const planFile = new URL('plans.json', import.meta.url);

let plansOfBuild: Plans | undefined; // the file is read when first asked for

/** The plans of `patterns`: those that the build wrote down, if they are all there. */
export function plansFor(patterns: readonly RegExp[]): Plans {
  if (existsSync(planFile)) plansOfBuild ??= readPlans(readFileSync(planFile, 'utf8'));
  const known = new Map(patterns.map((pattern) => [pattern, plansOfBuild?.of(pattern)]));
  if (!plansOfBuild || [...known.values()].includes(undefined)) return makePlans(patterns);
  return { alphabet: plansOfBuild.alphabet, of: (pattern) => known.get(pattern) };
}

function keyOf({ source, flags }: RegExp): string {
  return createHash('sha256').update(`${flags} ${source}`).digest('base64url').slice(0, 22);
}
