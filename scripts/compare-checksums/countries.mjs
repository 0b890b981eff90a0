/**
 * Answers for `countries.py`: reads lines of JSON `[type, number]`, writes 1 or 0 a line, whether a recognizer of that type
 * takes the whole number, context aside. Runs on the built engine (`npm run build`).
 */
import { createInterface } from 'node:readline';
import { otherCountries } from '../../packages/engine/dist/recognizers/other-countries.js';

const takes = ({ patterns, normalize, isValid }, number) =>
  patterns.some((pattern) => [...number.matchAll(pattern)].some(([match]) => match === number)) &&
  (isValid?.(normalize?.(number) ?? number) ?? true);

for await (const line of createInterface({ input: process.stdin })) {
  const [type, number] = JSON.parse(line);
  const recognizers = otherCountries.filter((recognizer) => recognizer.type === type);
  if (recognizers.length === 0) throw new Error(`No recognizer of type ${type}`);
  console.log(recognizers.some((recognizer) => takes(recognizer, number)) ? 1 : 0);
}
