/** Tells a text in Alemannic, whose small words the model takes for names. */
import { oneOfWords } from '../recognizers/text/pattern.js';

/** Words that no language near it writes so. */
const words = oneOfWords(`
  isch nöd nid ned hesch het hets hät chunnt chönt cha öpper öppis nüt gsi söll wänd uf vo mer dr mini dini chasch eifach
  scho nume`);
const certain = new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'giu');

/** So many of them make a text Alemannic, if so many are different. */
const fewest = { words: 6, different: 4 } as const;

/** How far a place is looked around on either side, in UTF-16 code units. */
const reach = 400;

/** Whether the text around `at` is Alemannic. */
export function isInAlemannic(text: string, at: number): boolean {
  const found = text.slice(Math.max(0, at - reach), at + reach).match(certain) ?? [];
  const different = new Set(found.map((word) => word.toLowerCase()));
  return found.length >= fewest.words && different.size >= fewest.different;
}
