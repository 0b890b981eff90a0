/**
 * Our side of the comparison, for `compare.py`: reads JSON lines `[kind, number, places]`, writes `[number, verdict]`.
 * `places` are indices whose characters are tried through until we accept the number (it stays as it was where none
 * is); without any, the number is judged as it stands. Context words play no part. Runs on the built engine
 * (`npm run build`).
 */
import { createInterface } from 'node:readline';
import { icao9303CheckDigit } from '../../packages/engine/dist/checksums/icao9303.js';
import { isEan13 } from '../../packages/engine/dist/checksums/ean13.js';
import { isIso7064Mod11_10, isIso7064Mod11_2 } from '../../packages/engine/dist/checksums/iso7064.js';
import { isLuhn, isLuhn36 } from '../../packages/engine/dist/checksums/luhn.js';
import { mod97 } from '../../packages/engine/dist/checksums/mod97.js';
import { isVinCheckDigit } from '../../packages/engine/dist/checksums/register-numbers.js';
import { isVerhoeff } from '../../packages/engine/dist/checksums/verhoeff.js';
import { allRecognizers } from '../../packages/engine/dist/recognizers/index.js';

/** Algorithms that many numbers share, or that a recognizer asks for some of its numbers only. */
const algorithms = {
  luhn: isLuhn,
  luhn36: isLuhn36,
  verhoeff: isVerhoeff,
  ean13: isEan13,
  mod97: (digits) => mod97(digits) === 1,
  mod11_10: isIso7064Mod11_10,
  mod11_2: isIso7064Mod11_2,
  icao9303: (field) => icao9303CheckDigit(field.slice(0, -1)) === Number(field.at(-1)),
  vin: isVinCheckDigit,
};

/** Tells whether the recognizer takes the whole text for its number. */
function takerOf({ patterns, normalize, isValid }) {
  const expressions = patterns.map(({ source, flags }) => new RegExp(source, flags));
  return (text) =>
    expressions.some((expression) => [...text.matchAll(expression)].some(([match]) => match === text)) &&
    (isValid?.(normalize?.(text) ?? text) ?? true);
}

function judgeOf(kind) {
  if (kind in algorithms) return algorithms[kind];
  const takers = allRecognizers.filter(({ type }) => type === kind).map(takerOf);
  if (takers.length === 0) throw new Error(`Nothing judges ${kind}`);
  return (text) => takers.some((takes) => takes(text));
}

const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const put = (text, at, character) => text.slice(0, at) + character + text.slice(at + 1);

/** The first completion that `accepts`: any character in a single place, digits alone where there are two. */
function complete(text, [first, second], accepts) {
  for (const one of second === undefined ? characters : characters.slice(0, 10)) {
    const started = put(text, first, one);
    if (second === undefined && accepts(started)) return started;
    if (second === undefined) continue;
    for (const other of characters.slice(0, 10)) {
      const completed = put(started, second, other);
      if (accepts(completed)) return completed;
    }
  }
  return text;
}

const judges = new Map();
for await (const line of createInterface({ input: process.stdin })) {
  const [kind, given, places] = JSON.parse(line);
  const accepts = judges.get(kind) ?? judges.set(kind, judgeOf(kind)).get(kind);
  const number = places.length > 0 ? complete(given, places, accepts) : given;
  console.log(JSON.stringify([number, accepts(number)]));
}
