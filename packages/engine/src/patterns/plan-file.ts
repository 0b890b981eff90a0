/**
 * Plans of patterns, written down when the project is built: to read them off 200 patterns takes most of a second, in each
 * worker thread anew. A pattern whose plan is not in the file is read when it is needed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Inside, Landmark, SearchPlan } from './landmarks.js';
import type { Outlook } from './outlook.js';
import { setWithBits, type UnitSet } from './unit-sets.js';

/** The bits of all sets in hexadecimal digits, and by the key of each pattern its plan, which names sets by their numbers. */
interface PlanFile {
  readonly sets: readonly string[];
  readonly plans: Readonly<Record<string, WrittenPlan>>;
}
interface WrittenLandmark {
  readonly behind: readonly (readonly number[])[];
  readonly ahead: readonly (readonly number[])[];
}
interface WrittenPlan {
  readonly start: WrittenLandmark;
  readonly inside?: WrittenLandmark & { readonly from: number; readonly to: number | null; readonly between: number };
}

/** The content of the file. */
export function writePlans(plans: readonly { readonly pattern: RegExp; readonly plan: SearchPlan }[]): string {
  const numbers = new Map<UnitSet, number>();
  const numberOf = (set: UnitSet): number => {
    const number = numbers.get(set) ?? numbers.size;
    numbers.set(set, number);
    return number;
  };
  const written = (outlook: Outlook) => outlook.map((way) => way.map(numberOf));
  const landmark = ({ behind, ahead }: Landmark): WrittenLandmark => ({
    behind: written(behind),
    ahead: written(ahead),
  });
  const place = ({ from, to, between, ...sides }: Inside) => ({
    ...landmark(sides),
    from,
    to: to === Infinity ? null : to, // JSON has no other word for it
    between: numberOf(between),
  });
  const entries = plans.map(({ pattern, plan: { start, inside } }): [string, WrittenPlan] => [
    keyOf(pattern),
    { start: landmark(start), ...(inside && { inside: place(inside) }) },
  ]);
  const file: PlanFile = { plans: Object.fromEntries(entries), sets: [...numbers.keys()].map(({ bits }) => bits.toString(16)) }; // prettier-ignore
  return JSON.stringify(file);
}

/** Reads the content of the file. The function that it returns knows the plans of the patterns in it. */
export function readPlans(content: string): (pattern: RegExp) => SearchPlan | undefined {
  const { sets: bits, plans } = JSON.parse(content) as PlanFile; // written by `writePlans`
  const sets = bits.map((digits) => setWithBits(BigInt(`0x${digits}`)));
  const setOf = (number: number): UnitSet => {
    const set = sets[number];
    if (!set) throw new RangeError('the file of plans is damaged');
    return set;
  };
  const outlook = (written: WrittenLandmark['ahead']): Outlook => written.map((way) => way.map(setOf));
  const landmark = ({ behind, ahead }: WrittenLandmark): Landmark => ({
    behind: outlook(behind),
    ahead: outlook(ahead),
  });
  return (pattern) => {
    const written = plans[keyOf(pattern)];
    if (!written) return undefined;
    const { start, inside } = written;
    if (!inside) return { start: landmark(start) };
    const { from, to, between } = inside;
    return {
      start: landmark(start),
      inside: { ...landmark(inside), from, to: to ?? Infinity, between: setOf(between) },
    };
  };
}

/** Where the build writes the file: beside this module. */
export const planFile = new URL('plans.json', import.meta.url);

let planIn: ((pattern: RegExp) => SearchPlan | undefined) | undefined; // the file is read when first asked for

/** The plan of a pattern, if the build wrote it down. */
export function writtenPlanOf(pattern: RegExp): SearchPlan | undefined {
  planIn ??= existsSync(planFile) ? readPlans(readFileSync(planFile, 'utf8')) : () => undefined;
  return planIn(pattern);
}

function keyOf({ source, flags }: RegExp): string {
  return createHash('sha256').update(`${flags} ${source}`).digest('base64url').slice(0, 22);
}
