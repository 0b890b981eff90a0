/** The reply `{"quotes":[{"text","type"}]}`: its format, and how it is read. */
import { type EntityType, isEntityType } from '@palimpsest/protocol';
import { asList, asObject, asString } from '../json.js';
import { jsonInReply } from './json-in-reply.js';
import type { Quote } from './locate-quotes.js';
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

/**
 * The first 200 quotes of a reply; undefined if it is not of the format. Those of a draft count as well: an empty one must
 * not pass for the answer. A type outside of the closed set reads as QUASI_IDENTIFIER: what a model wants masked is masked,
 * whatever it calls it.
 */
export function parseQuotes(reply: string): Quote[] | undefined {
  const answers = jsonInReply(reply).filter((object) => 'quotes' in object);
  if (answers.length === 0) return undefined;
  try {
    return answers.flatMap(({ quotes }) => asList(quotes, 'quotes')).slice(0, maxQuotes).map(parseQuote); // prettier-ignore
  } catch {
    return undefined;
  }
}

function parseQuote(value: unknown): Quote {
  const quote = asObject(value, 'a quote');
  const type = asString(quote['type'], 'type');
  return { text: asString(quote['text'], 'text'), type: isEntityType(type) ? type : 'QUASI_IDENTIFIER' };
}
