/** What the heads of a table say is no number of somebody's: articles, goods in stock, accounts of bookkeeping. */
import type { Stretch } from '@palimpsest/protocol';
import type { Columns } from '../patterns/columns.js';

/** Heads, and how what stands under them is written. */
const columnsOfThings: readonly { readonly head: RegExp; readonly token: RegExp }[] = [
  // `Art.-Nr.`, `Materialnummer`, `Item no.`, `SKU`; an order is a `Bestell-Nr.`
  {
    head: /^(?:art(?:ikel|icle|\.)?|material|teile?|ersatzteil|item|part|product|produkt|model|modell|sach)(?:[ -]?(?:nr\.?|nummer|no\.?|number|code|id|#))?$/i,
    token: /\d/,
  },
  { head: /^(?:sku|ean|gtin|upc|pzn|isbn|asin|ndc)(?:[ -]?(?:nr\.?|no\.?|code))?$/i, token: /\d/ },
  // `Gegenkto`, `Konto`: accounts of SKR 03 and 04 have four digits; a customer's has five or more
  { head: /^(?:gegen|sach|erlös|soll|haben)?-?(?:konto|kto\.?)$/i, token: /^\d{4}$/ },
  { head: /^(?:lagerort|werk|bestand|menge|anzahl|qty|quantity|stock|warengruppe|ve|lager|regal)$/i, token: /^\d+$/ },
];

const quotes = /^[\s"']+|[\s"']+$/g;

/** Whether a token stands under such a head. */
export function isUnderThing(text: string, columns: Columns, token: Stretch): boolean {
  const written = text.slice(token.start, token.end);
  const heads = columns.headsOver(token).map(({ start, end }) => text.slice(start, end).replace(quotes, ''));
  return columnsOfThings.some(
    ({ head, token: shape }) => shape.test(written) && heads.some((words) => head.test(words)),
  );
}
