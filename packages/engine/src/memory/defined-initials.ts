/** Initials and other shorthands that a text sets right beside a name, and writes for that person from there on. */
import type { Stretch } from '@palimpsest/protocol';
import type { Detection, Span } from '../detection.js';
import { settle } from '../overlaps.js';
import { legalForms } from '../recognizers/text/name/company-words.js';
import { postNominals } from '../recognizers/text/name/name-words.js';
import { expression } from '../recognizers/text/pattern.js';
import { wordsIn } from '../word-list.js';
import { areInitialsOf, isShorthandOf, lettersOfName } from './initials.js';

/** `AK;`, ` (AK)`, ` (Chair) AK`, `, Vorsitz (AK)`; without brackets a mark or the end of the line follows. */
const behindName = expression('du')`
  ^(?:[ ]\((?!\p{Lu}{2,3}\))[^()\n]{2,40}\)|,[ ][^,;()\n]{2,40}(?=[ ]\())?
  (?:
  [ ]?[([](?<enclosed>\p{Lu}{2,3})(?=[)\],;])|
  (?:[ ]|[ ]?/[ ]?)(?<bare>\p{Lu}{2,3})(?=[ \t]{0,3}(?:[,;:)|/\r\n]|\.\s|\.?$))
  )
`;
/** Initials that were taken for a part of the name: `Anna Koch AK`. */
const endOfName = /(?<= )\p{Lu}{2,3}$/u;

/** `AK = `, `AK: Dr. ` before the name, as legends of minutes and interviews have it; `ank = ` is a shorthand. */
const beforeName = expression('du')`
  (?<![\p{L}\p{N}])
  (?:
  (?<legend>\p{Lu}{2,3})(?:[ ]?[=–][ ]?|:[ ])|
  (?<shorthand>\p{L}{2,4}(?:(?=[ ]?=)|(?<=\p{L}{3})(?=:[ ])))(?:[ ]?=[ ]?|:[ ])
  )
  (?:(?:Dr|Prof|Herr|Hr|Frau|Fr|Mrs?|Ms)\.?[ ])*$
`;

/** Two or three capitals that, without brackets, say what company or who the name before them is. */
const notBare: ReadonlySet<string> = new Set([...legalForms, ...postNominals, ...wordsIn('BA CA CS MA MP MS PC PE')]);

/** How far from a name its initials are looked for, in UTF-16 code units. */
const reach = { before: 20, behind: 60 } as const;

/**
 * Adds to `known` the initials that stand right beside the names of persons: `Anna Koch (Chair) AK`, `Anna Koch (AK)`,
 * `AK = Anna Koch`, `ank = Anna Koch`. As values of the text they are then found wherever they stand as a word so
 * written.
 */
export function withDefinedInitials(known: Detection): Detection {
  const found = known.spans.map((span) => (span.type === 'PERSON' ? splitName(known.text, span) : [span]));
  const initials = found.flatMap(([, ...others]) => others);
  if (initials.length === 0) return known;
  // Initials come first: a name that was found around some is cut at them, and all of it stays masked.
  return { ...known, spans: settle(known.text, [...initials, ...found.flatMap(([name]) => name ?? [])]) };
}

/** The name of `span` and the initials that stand beside it or close it: a pattern, so no vote takes them back. */
function splitName(text: string, span: Span): readonly Span[] {
  const name = text.slice(span.start, span.end);
  const inside = endOfName.exec(name);
  if (inside && !notBare.has(inside[0]) && areInitialsOf(lettersOfName(name.slice(0, inside.index)), inside[0])) {
    const start = span.start + inside.index;
    return [
      { ...span, end: start - 1 },
      { ...span, start, stage: 1 },
    ];
  }
  const nameLetters = lettersOfName(name);
  const initials = initialsBeside(text, span).filter(({ start, end, kind }) => {
    const letters = text.slice(start, end);
    if (kind === 'shorthand') return isShorthandOf(nameLetters, letters);
    return !(kind === 'bare' && notBare.has(letters)) && areInitialsOf(nameLetters, letters);
  });
  return [span, ...initials.map(({ start, end }): Span => ({ ...span, start, end, stage: 1 }))];
}

/** What may be initials, with the name of the group that took it. */
interface Candidate extends Stretch {
  readonly kind: string;
}

/** What may be initials right behind the name of `span`, and right before it. */
function initialsBeside(text: string, { start, end }: Span): Candidate[] {
  const from = Math.max(0, start - reach.before);
  return [
    ...groupsOf(behindName.exec(text.slice(end, end + reach.behind)), end),
    ...groupsOf(beforeName.exec(text.slice(from, start)), from),
  ];
}

/** Where the named groups of a match stand in the text whose part from `offset` on was searched. */
const groupsOf = (match: RegExpExecArray | null, offset: number): Candidate[] =>
  Object.entries(match?.indices?.groups ?? {}).flatMap(([kind, at]) =>
    (at as [number, number] | undefined) ? [{ start: offset + at[0], end: offset + at[1], kind }] : [],
  );
