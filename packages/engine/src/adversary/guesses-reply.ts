/** The reply `{"guesses":[{"attribute","guess","certainty","quotes"}]}`: its format, and how it is read. */
import { jsonInReply } from '../llm/json-in-reply.js';
import { withinReason } from '../llm/locate-quotes.js';
import type { ReplyFormat } from '../llm/provider.js';
import { asList, asObject, asString, type JsonObject } from '../json.js';
import { type Attribute, attributes, isAttribute } from './attributes.js';

/** What the adversary thinks of one attribute. */
export interface Guess {
  readonly attribute: Attribute;
  /** In the adversary's words. */
  readonly guess: string;
  /** 1 (nothing points to it) to 5 (certain). */
  readonly certainty: number;
  /** What gave it away, as the adversary wrote it. */
  readonly quotes: readonly string[];
}

/** The most quotes that count of one guess. */
const maxQuotes = 20;

/** The format of the reply. */
export const guessesFormat: ReplyFormat = {
  name: 'guesses',
  schema: {
    type: 'object',
    properties: {
      guesses: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            attribute: { type: 'string', enum: attributes },
            guess: { type: 'string' },
            certainty: { type: 'integer', enum: [1, 2, 3, 4, 5] },
            quotes: { type: 'array', items: { type: 'string' } },
          },
          required: ['attribute', 'guess', 'certainty', 'quotes'],
          additionalProperties: false,
        },
      },
    },
    required: ['guesses'],
    additionalProperties: false,
  },
};

/** The guesses of a reply, or what is wrong with it, in words that quote nothing of it. */
type Parsed = { readonly guesses: readonly Guess[] } | { readonly problem: string };

/**
 * The guesses of a reply, one for each attribute; else what is wrong with it. A reply that leaves an attribute out does
 * not say that it is safe. Of several answers the last counts, even where it can't be read: what stands before it are
 * drafts.
 */
export function parseGuesses(reply: string): Parsed {
  return parseAnswer(jsonInReply(reply).findLast((object) => object === undefined || 'guesses' in object));
}

function parseAnswer(answer: JsonObject | undefined): Parsed {
  if (answer === undefined) return { problem: 'the answer is no JSON object with guesses' };
  try {
    const guesses = asList(answer['guesses'], 'guesses').map(parseGuess);
    for (const attribute of attributes) {
      const count = guesses.filter((guess) => guess.attribute === attribute).length;
      if (count !== 1) throw new Error(`there are ${count} guesses about ${attribute}, not one`);
    }
    return { guesses };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'the answer is not as asked for' };
  }
}

function parseGuess(value: unknown): Guess {
  const { attribute: name, guess, certainty, quotes: list } = asObject(value, 'a guess');
  const attribute = asString(name, 'attribute');
  if (!isAttribute(attribute)) throw new Error('attribute is none of the nine');
  if (![1, 2, 3, 4, 5].some((allowed) => allowed === certainty)) throw new Error('certainty is no integer from 1 to 5');
  const quotes = asList(list, 'quotes').slice(0, maxQuotes).map((quote) => asString(quote, 'a quote')); // prettier-ignore
  return {
    attribute,
    guess: typeof guess === 'number' ? String(guess) : asString(guess, 'guess'),
    certainty: Number(certainty),
    quotes: withinReason(quotes, maxQuotes, (quote) => quote),
  };
}
