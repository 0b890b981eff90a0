/** What the heads of a table say is no number of somebody's: articles, goods in stock, accounts of bookkeeping. */
import type { Stretch } from '@palimpsest/protocol';
import type { Columns } from '../patterns/columns.js';

const thingWords =
  'art\\.?|artikel|article|material|teile?|ersatzteil|sach|item|part|product|produkt|modell?|sku|ean|gtin|upc|pzn|isbn';
const numberWords = 'nr\\.?|nummer|no\\.?|number|code|id|#';

/** Heads, and how what stands under them is written. */
const columnsOfThings: readonly { readonly head: RegExp; readonly token: RegExp }[] = [
  // `Art.-Nr.`, `Materialnummer`, `Item no.`, `SKU`; an order is a `Bestell-Nr.`
  { head: new RegExp(`^(?:${thingWords})(?:[ -]?(?:${numberWords}))?$`, 'i'), token: /\d/ },
  // `Gegenkto`, `Konto`: accounts of SKR 03 and 04 have four digits; a customer's has five or more
  { head: /^(?:gegen|sach|erlös|soll|haben)?-?(?:konto|kto\.?)$/i, token: /^\d{4}$/ },
  { head: /^(?:lagerort|werk|bestand|menge|anzahl|qty|quantity|stock|warengruppe|ve|lager|regal)$/i, token: /^\d+$/ },
];

const quotes = /^[\s"']+|[\s"']+$/g;

/** How far the edges of a cell may be, and what they are. */
const reach = 24;
const cellStart = /(?:^|[|;,\t\r\n]| {2})[ \t]*["']?$/;
const cellEnd = /^["']?[ \t]*(?:$|[|;,\t\r\n]| {2})/;

/** Shorter ones are written alike by chance: a count of 12, an account 1200. */
const shortestThing = 5;

/** `tokens` but those under such heads, and the same where the text speaks of them: `der Preis von 104-2290`. */
export function withoutThings(text: string, columns: Columns, tokens: readonly Stretch[]): Stretch[] {
  const written = ({ start, end }: Stretch): string => text.slice(start, end);
  const under = new Set(tokens.filter((token) => isUnderThing(text, columns, token)));
  const writtenUnderHeads = new Set(Array.from(under, written).filter(({ length }) => length >= shortestThing));
  return tokens.filter((token) => !under.has(token) && !writtenUnderHeads.has(written(token)));
}

/** Whether a token stands alone in its cell, under such a head. */
function isUnderThing(text: string, columns: Columns, token: Stretch): boolean {
  if (!cellStart.test(text.slice(Math.max(0, token.start - reach), token.start))) return false;
  if (!cellEnd.test(text.slice(token.end, token.end + reach))) return false;
  const written = text.slice(token.start, token.end);
  const heads = columns.headsOver(token).map(({ start, end }) => text.slice(start, end).replace(quotes, ''));
  return columnsOfThings.some(
    ({ head, token: shape }) => shape.test(written) && heads.some((words) => head.test(words)),
  );
}
