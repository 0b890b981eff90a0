/** A text and what can be somebody's login or password in it: any token, for there are passwords of one plain word. */
import type { Stretch } from '@palimpsest/protocol';
import { levelOfCode } from '../clues/program-code.js';
import { isFunctionWord } from '../function-words.js';
import { type Columns, columnsOf } from '../patterns/columns.js';
import { lastAtOrBefore } from '../patterns/in-order.js';
import { type Cue, type CueKind, cuesIn, ofEachKind } from './cues.js';

/** What clues are read from. */
export interface CredentialText {
  readonly text: string;
  readonly columns: Columns;
  /** What can be a login or a secret, in order: all that a cue is near to. */
  readonly candidates: readonly Stretch[];
  /** What announces one, by its kind, in order. */
  readonly cues: Readonly<Record<CueKind, readonly Cue[]>>;
  /** How much of it is program code, from 0 to 4. */
  readonly levelOfCode: number;
}

/**
 * Figures with blanks between (`4 7 1 1`, `804 512`), or all up to a blank, a quote, the border of a cell or a bracket.
 */
const token = /(?<!\S)\d{1,6}(?: \d{1,6}){1,8}(?![^\s.,;:!?)])|[^\s|;<>()"“”„]{2,}/gu;
/** What is around a token: quotes, emphasis, the key or folder before it, the end of the sentence. */
const leading = /^(?:['‚‘’«»›‹`[{*_]+|[\p{L}_.-]{2,20}[=:](?=\S)|[/~](?:[^/]+\/)*)+/u;
const trailing = /(?:['‘’«»›‹`[\]{},;:.…]|\*\*)+$/u;
const mostCharacters = 40;
/** Longer tokens are addresses, code or noise, which need no look at their ends. */
const longestToken = 100;
/** How far a cue may stand behind a token and before it, in UTF-16 code units. */
const reach = { behind: 200, before: 400 } as const;
/** An address, a time of day, a time of a calendar, marks alone. */
const otherToken = /:\/\/|\S@\S+\.\w|^\d{1,2}[.:]\d\d|(?<!\d)(?:19|20)\d{6}T\d{4}|^[^\p{L}\p{N}]+$/u;

/** Looks a text through for cues, and where it has some, for what they may announce. */
export function readCredentials(text: string): CredentialText {
  const cues = cuesIn(text);
  const tokens = cues.length === 0 ? [] : Array.from(text.matchAll(token));
  const candidates = tokens
    .filter(([written]) => written.length <= longestToken && !otherToken.test(written))
    .map(bare);
  const isNearCue = ({ start, end }: Stretch): boolean => {
    const cue = cues[lastAtOrBefore(cues, end + reach.behind)];
    return cue !== undefined && start - cue.end <= reach.before;
  };
  return {
    text,
    columns: columnsOf(text),
    candidates: candidates.filter((place) => isCandidate(text.slice(place.start, place.end)) && isNearCue(place)),
    cues: ofEachKind(cues),
    levelOfCode: levelOfCode(text),
  };
}

/** A token without what is around it. */
function bare({ 0: written, index }: RegExpExecArray): Stretch {
  const start = leading.exec(written)?.[0].length ?? 0;
  const end = written.length - (trailing.exec(written.slice(start))?.[0].length ?? 0);
  return { start: index + start, end: index + end };
}

const isCandidate = (written: string): boolean =>
  written.length > 1 && written.length <= mostCharacters && !isFunctionWord(written);
