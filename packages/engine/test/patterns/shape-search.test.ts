import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allRecognizers } from '../../src/recognizers/index.js';
import type { PatternSource } from '../../src/patterns/pattern-source.js';
import { compileShapes } from '../../src/patterns/shape-search.js';
import { anyCodeUnits } from '../any-code-units.js';
import { withoutMarks } from '../marked-text.js';

/** What the search promises, without any of its short cuts: the pattern tried at every character of the text. */
function triedEverywhere(pattern: PatternSource, text: string, accept: (value: string) => boolean): string[] {
  const sticky = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}y`);
  const found: string[] = [];
  for (let at = 0; at <= text.length;) {
    sticky.lastIndex = at;
    const match = sticky.exec(text);
    const value = match && (match.groups?.['value'] ?? match[0]);
    const start = match?.indices?.groups?.['value']?.[0] ?? at;
    const accepted = value !== null && accept(value);
    if (accepted) found.push(`${String(start)}: ${value}`);
    at += accepted && match?.[0] ? match[0].length : (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}

/** The same where every value is accepted, which V8 finds by itself. */
const foundByV8 = ({ source, flags }: PatternSource, text: string): string[] =>
  Array.from(text.matchAll(new RegExp(source, flags)), ({ index, indices, groups, 0: match }) => {
    const start = indices?.groups?.['value']?.[0] ?? index;
    return `${String(start)}: ${groups?.['value'] ?? match}`;
  });

/** Prepares `patterns` once; what is found is listed for each of them. */
function searchFor(patterns: readonly PatternSource[]) {
  const search = compileShapes(patterns.map((pattern, owner) => ({ pattern, owner })));
  return (text: string, isAccepted: (value: string) => boolean): string[][] => {
    const finds = patterns.map((): string[] => []);
    search(text, {
      wants: () => true,
      accept({ start, end }, owner) {
        const value = text.slice(start, end);
        return isAccepted(value) ? finds[owner]?.push(`${String(start)}: ${value}`) : undefined;
      },
    });
    return finds;
  };
}

/** All that matters for where a match can begin: classes, negations, both cases, groups, options, boundaries. */
const patterns = [
  /(?<![\p{L}\d])[1-9]\d(?: ?\d{3})*(?![\p{L}\d])/gu,
  /(?<!\w|[-.])(?:[A-Z]{2}|\d)\d+/gu,
  /(?<!\d )\d{2}/gu,
  /\b(?:ab|k[0-9])+\b/giu,
  /(?:(?<!a)b|c)\d?/gu,
  /\+?\d{1,3}[ -]?(?:\(0\))?\d+/gu,
  /[^\d\s]+@[a-z]+/gu,
  /(?<value>a{2})b?/dgu,
  /(?<=: )\p{Lu}\p{Ll}+/gu,
  /(?:)/gu,
  /(?=\d)|é/gu,
  /(?:a|(b))\1?😀/gu,
  /[€$£] ?\d+|\d+ ?€/gu,
  /.(?<=\d)\d/gsu,
  /ſ[a-s]/giu,
  /^\p{Lu}.*$/gmu,
  /(?<=^ )[^\p{L}\n]+|[^\p{L}]$/gmu,
  /\Bk\b|\ba\B/giu,
  /\w\W\S\s/giu,
  /[\u{1f600}-\u{1f64f}é]\P{L}/gu,
];

const tellingCharacters = fc
  .array(fc.constantFrom(...Array.from('aabbcksAKS1190 .:-+()@_€éſK\u0301\u2028\n😀'), '\ud83d', '\ude00'), {
    maxLength: 60,
  })
  .map((characters) => characters.join(''));

describe('a search finds what trying its pattern at every character finds', () => {
  test('in any text, whatever is accepted', () => {
    const found = searchFor(patterns);
    fc.assert(
      fc.property(fc.oneof(anyCodeUnits(40), tellingCharacters), fc.constantFrom(1, 2, 3), (text, modulus) => {
        const accept = (value: string): boolean => value.length % modulus === 0;
        expect(found(text, accept)).toEqual(patterns.map((pattern) => triedEverywhere(pattern, text, accept)));
      }),
      { numRuns: 1000 },
    );
  });

  test('in the examples of all recognizers', () => {
    const examples = allRecognizers.flatMap(({ examples: { finds, ignores } }) =>
      Object.values({ ...finds, ...ignores }),
    );
    const text = withoutMarks(examples.join('\n'));
    const all = allRecognizers.flatMap((recognizer) => recognizer.patterns);
    expect(searchFor(all)(text, () => true)).toEqual(all.map((pattern) => foundByV8(pattern, text)));
  });
});
