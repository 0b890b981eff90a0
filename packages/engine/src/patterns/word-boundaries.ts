/** Where words begin and end, and how they look without regard to case. */

/** Whether a letter, digit or combining mark stands at `at`; false outside the text and for letters beyond U+FFFF. */
export function isWordCharacterAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 128) return (unit > 47 && unit < 58) || (unit > 64 && unit < 91) || (unit > 96 && unit < 123);
  return !Number.isNaN(unit) && /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(unit));
}

/** Whether `at` lies between two such characters, so that nothing that begins or ends there is a word. */
export const isInsideWord = (text: string, at: number): boolean =>
  isWordCharacterAt(text, at - 1) && isWordCharacterAt(text, at);

/** Whether a letter or combining mark stands at `at`. */
export const isLetterAt = (text: string, at: number): boolean =>
  isWordCharacterAt(text, at) && !/\p{N}/u.test(text.charAt(at));

/** The text in lower case with all offsets kept: of all characters only `İ` changes its length in lower case. */
export const foldCase = (text: string): string => text.replaceAll('İ', 'I').toLowerCase();
