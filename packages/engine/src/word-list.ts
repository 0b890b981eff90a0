/** Lists of words that are written as text, so that many fit on a line. */

/** The words of a list, which white space parts. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/u);
