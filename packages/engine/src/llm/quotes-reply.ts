/** The reply `{"quotes":[{"text","type"}]}`: its format, and how it is read. */
import type { EntityType } from '@palimpsest/protocol';
import { isJsonObject, type JsonObject } from '../json.js';
import { jsonInReply } from './json-in-reply.js';
import { type Quote, withinReason } from './locate-quotes.js';
import type { ReplyFormat } from './provider.js';

/** Types that a model may name: those that take understanding. What has a shape of its own is found before. */
export const quoteTypes = [
  'PERSON', 'LOCATION', 'ORGANIZATION', 'STREET_ADDRESS', 'DATE_OF_BIRTH', 'AGE', 'USERNAME', 'CASE_NUMBER',
  'OCCUPATION', 'EMPLOYER_ROLE', 'EDUCATION', 'INCOME', 'RELATIONSHIP_STATUS', 'NATIONALITY', 'ETHNICITY', 'RELIGION',
  'POLITICAL_OPINION', 'TRADE_UNION_MEMBERSHIP', 'HEALTH_CONDITION', 'SEXUAL_ORIENTATION', 'PHYSICAL_TRAIT', 'EVENT',
  'QUASI_IDENTIFIER',
] as const satisfies readonly EntityType[]; // prettier-ignore

/** The most quotes that count of one reply. */
const maxQuotes = 200;

/** The format of the reply. */
export const quotesFormat: ReplyFormat = {
  name: 'quotes',
  schema: {
    type: 'object',
    properties: {
      quotes: {
        type: 'array',
        items: {
          type: 'object',
          properties: { text: { type: 'string' }, type: { type: 'string', enum: quoteTypes } },
          required: ['text', 'type'],
          additionalProperties: false,
        },
      },
    },
    required: ['quotes'],
    additionalProperties: false,
  },
};

/** What could be read of a reply. */
export interface ReadQuotes {
  readonly quotes: readonly Quote[];
  /** Whether that is all: false for a reply that is not of the format, or in part. */
  readonly isWhole: boolean;
}

/**
 * The first 200 quotes of a reply, within reason. Those of a draft count as well: an empty one must not pass for the
 * answer, and what follows on the last one that can be read may be the answer. What a model wants masked is masked,
 * whatever it calls it and whatever else it says: without a type that it was offered it is a QUASI_IDENTIFIER.
 */
export function parseQuotes(reply: string): ReadQuotes {
  const objects = jsonInReply(reply);
  const answers = objects.filter(isAnswer);
  const items = answers.flatMap(({ quotes }): readonly unknown[] => (Array.isArray(quotes) ? quotes : [undefined]));
  const read = items.slice(0, maxQuotes).map(parseQuote);
  const quoted = read.filter((quote) => quote !== undefined);
  const quotes = withinReason(quoted, maxQuotes, ({ text }) => text);
  const isBrokenOff = objects.lastIndexOf(undefined) > objects.findLastIndex(isAnswer);
  return { quotes, isWhole: answers.length > 0 && !isBrokenOff && quotes.length === items.length };
}

const isAnswer = (object: JsonObject | undefined): object is JsonObject => object !== undefined && 'quotes' in object;

function parseQuote(value: unknown): Quote | undefined {
  const { text, type }: JsonObject = isJsonObject(value) ? value : { text: value };
  if (typeof text !== 'string') return undefined;
  return { text, type: quoteTypes.find((offered) => offered === type) ?? 'QUASI_IDENTIFIER' };
}
