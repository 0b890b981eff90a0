/** The languages of the page. */
import { de } from './de.js';
import { en, type Words } from './en.js';

export type { Words } from './en.js';

/** All languages, by their tag (BCP 47). */
export const languages = { de, en } as const satisfies Record<string, Words>;

/** A language of the page. */
export type Language = keyof typeof languages;

/** The first of the person's languages that the page has, else English. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag): tag is Language => tag in languages) ?? 'en';
