/** Tells a text in Alemannic, whose small words the model takes for names. */

/** How far it looks on either side, in UTF-16 code units. */
const reach = 400;

/** Words that no other language near it writes so. */
const certain =
  /(?<!\p{L})(?:isch|nöd|nid|ned|hesch|hets?|hät|chunnt|chönt|cha|öpper|öppis|nüt|gsi|söll|wänd|uf|vo|mer|dr|mini|dini|chasch|eifach|scho|nume)(?!\p{L})/giu;

/** So many of them make it Alemannic. */
const enough = 6;

/** Whether the text around `at` is Alemannic. */
export const isInAlemannic = (text: string, at: number): boolean => {
  const found = text.slice(Math.max(0, at - reach), at + reach).match(certain) ?? [];
  return found.length >= enough && new Set(found.map((word) => word.toLowerCase())).size >= 4;
};
