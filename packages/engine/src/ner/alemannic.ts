/** Tells a text in Alemannic, as people write it in Swiss chats: the model takes its small words for names. */
import { oneOfWords } from '../recognizers/text/pattern.js';
import { wordsIn } from '../word-list.js';

/** Words that tell the dialect where there are several of them. Collected by hand, 2026-11. */
const telling = `
  cha chasch chönt chunnt dini dr eifach gsi hät hesch het hets isch mer mini ned nid nöd nume nüt öpper öppis scho söll
  uf vo wänd`;

/** All its small words, in lower case; many are High German, too. Collected by hand, 2026-11. */
const smallWords: ReadonlySet<string> = new Set(
  wordsIn(`${telling}
  de d s e es en em ere im vom zum us bi mit ab a i am ufem usem nach dur gäge für ohni
  ig du er si mir ihr ir mich dich mim min mis din dis sini sin üses üsi euse eusi euch öich
  bisch sind sinds bin hend hei han ha hani wird wend wött chan chani
  chömed sött mues nüme no au ou gärn immer wo wel wenn dass ob so denn und oder
  öper eis eim alli alles chli viel meh git gits lauft`),
);

/** Of them those that the model joins to the ends of names, as they are written there. */
export const alemannicAtEnds: ReadonlySet<string> = new Set(wordsIn('dr hät het hets isch uf vo'));

/** Whether a word in lower case is a small word of Alemannic. */
export const isAlemannicWord = (word: string): boolean => smallWords.has(word);

const tellingWord = new RegExp(String.raw`(?<!\p{L})${oneOfWords(telling)}(?!\p{L})`, 'giu');

/** So many of them make a text Alemannic, if so many are different. */
const fewest = { words: 6, different: 4 } as const;

/** How far a place is looked around on either side, in UTF-16 code units. */
const reach = 400;

/** Whether the text around `at` is Alemannic. */
export function isInAlemannic(text: string, at: number): boolean {
  const found = text.slice(Math.max(0, at - reach), at + reach).match(tellingWord) ?? [];
  const different = new Set(found.map((word) => word.toLowerCase()));
  return found.length >= fewest.words && different.size >= fewest.different;
}
