/**
 * Plans of patterns, written down when the project is built: to read them off all of them takes seconds, in each worker
 * thread anew. Those of other patterns, such as a test's, are read when they are needed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { packageFile } from '../package-file.js';
import type { PatternSource } from './pattern-source.js';
import { keyOf, makePlans, type Plans } from './plans.js';

/** The content of the file for `patterns`. A version of Node reads what it or an older one wrote. */
export const writePlans = (patterns: readonly PatternSource[]): Buffer => serialize(makePlans(patterns));

/** Reads the content of the file. */
export const readPlans = (content: Buffer): Plans => deserialize(content) as Plans; // written by `writePlans`

/** Where the build writes the file: among the compiled modules. */
export const planFile = packageFile('dist/patterns/plans.bin');

let plansOfBuild: Plans | undefined; // the file is read when first asked for

/** The plans of `patterns`: those that the build wrote down, if they are all there. */
export function plansFor(patterns: readonly PatternSource[]): Plans {
  if (existsSync(planFile)) plansOfBuild ??= readPlans(readFileSync(planFile));
  const isOfBuild = patterns.every((pattern) => plansOfBuild?.ofKey.has(keyOf(pattern)));
  return plansOfBuild && isOfBuild ? plansOfBuild : makePlans(patterns);
}
