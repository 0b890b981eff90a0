/** The words of a list that is written as text, however many stand on a line. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/u);
