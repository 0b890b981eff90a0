/** Tells German from English, so that a model is asked in the language of the text. */
import { englishFunctionWords, germanFunctionWords } from '../function-words.js';

/** The languages that there are prompts in. */
export type Language = 'de' | 'en';

/** The language of `text`, by its function words and letters; German where nothing tells. */
export function languageOf(text: string): Language {
  let german = (text.match(/[äöüß]/giu) ?? []).length;
  let english = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    if (germanFunctionWords.has(word)) german++;
    if (englishFunctionWords.has(word)) english++;
  }
  return english > german ? 'en' : 'de';
}
