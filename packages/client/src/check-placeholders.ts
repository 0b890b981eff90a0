/** Compares the placeholders of a model's reply with those that it was given. */
import type { EntityType } from '@palimpsest/protocol/entity-types';
import { findPlaceholders, formatPlaceholder, type PlaceholderMatch } from '@palimpsest/protocol/placeholder';
import type { Stretch } from '@palimpsest/protocol/replace-each';

/** A placeholder and where it stands. */
export interface PlacedPlaceholder extends Stretch {
  readonly placeholder: string;
}

/** A placeholder that the model wrote in another way, so that it can't be restored. */
export interface AlteredPlaceholder extends PlacedPlaceholder {
  /** As it stands in the reply. */
  readonly written: string;
}

/** What became of the placeholders. All lists are empty if the reply has each of them and no other. */
export interface PlaceholderCheck {
  /** Those that the reply does not mention in any form, with their places in the text that the model was given. */
  readonly lost: readonly PlacedPlaceholder[];
  /** Those that the reply mentions in another form, with their places in the reply. */
  readonly altered: readonly AlteredPlaceholder[];
  /** Those that the model was not given, with their places in the reply. */
  readonly invented: readonly PlacedPlaceholder[];
}

/**
 * Compares a masked text with the reply to it. A summary may well lose placeholders; an altered or invented one is
 * never restored. As altered counts what names a given type and number in other brackets, case, spacing or escaping,
 * such as `[Person 1]`, `PERSON_1` or `[PERSON\_1]`.
 */
export function checkPlaceholders(before: string, reply: string): PlaceholderCheck {
  const matches = findPlaceholders(before);
  const given = matches.map(placed);
  const isGiven = new Set(given.map(({ placeholder }) => placeholder));
  const exact = findPlaceholders(reply).map(placed);
  const altered = findAltered(reply, new Set(matches.map(({ type }) => type)), isGiven);
  const mentioned = new Set([...exact, ...altered].map(({ placeholder }) => placeholder));
  return {
    lost: given.filter(({ placeholder }) => !mentioned.has(placeholder)),
    altered,
    invented: exact.filter(({ placeholder }) => !isGiven.has(placeholder)),
  };
}

const placed = (match: PlaceholderMatch): PlacedPlaceholder => ({
  placeholder: formatPlaceholder(match),
  start: match.start,
  end: match.end,
});

function findAltered(
  reply: string,
  types: ReadonlySet<EntityType>,
  isGiven: ReadonlySet<string>,
): AlteredPlaceholder[] {
  const found: AlteredPlaceholder[] = [];
  for (const type of types) {
    for (const { 0: written, 1: number, index: start } of reply.matchAll(looseForm(type))) {
      const placeholder = formatPlaceholder({ type, number: Number(number) });
      const isExact = findPlaceholders(written).length > 0;
      if (!isExact && isGiven.has(placeholder))
        found.push({ placeholder, written, start, end: start + written.length });
    }
  }
  found.sort((a, b) => a.start - b.start);
  // The name of one type may end with that of another: `[DE Phone Number 1]` is no PHONE_NUMBER besides.
  return found.filter(({ start }, index) => start >= (found[index - 1]?.end ?? 0));
}

/** Matches a placeholder of `type` in any case, in brackets of any kind or none, with spaces and escapes between. */
function looseForm(type: EntityType): RegExp {
  const gap = String.raw`[\s\\_\u200b-]{0,3}`;
  const opening = String.raw`(?:(?<![\p{L}\p{N}_])|\\?[[({<【［]|%5B|&(?:#91|lsqb|lbrack);)`;
  const closing = String.raw`(?:\\?[\])}>】］]|%5D|&(?:#93|rsqb|rbrack);)?`;
  return new RegExp(`${opening}${type.split('_').join(gap)}${gap}0{0,5}([1-9]\\d{0,5})(?!\\d)${closing}`, 'giu');
}
