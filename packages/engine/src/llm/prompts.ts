/** The questions that models are asked. Their text lives in `prompts/`, for people to read and to change. */
import { readFileSync } from 'node:fs';
import { packageFile } from '../package-file.js';
import type { Language } from './language.js';

/** Version of the prompts: the folder that they stand in. A change of what they ask makes a new one. */
export const promptVersion = 'v1';

/** What there is to ask: for telling spans, for an attack, for the telling part of what an attack went by. */
export type PromptName = 'context' | 'adversary' | 'narrow';

const folder = packageFile(`prompts/${promptVersion}/`);
const texts = new Map<string, string>();

/** The instructions of a prompt for a text that stands between two lines with `boundary`. */
export function instructions(name: PromptName, language: Language, boundary: string): string {
  const file = `${name}.${language}.md`;
  const text = texts.get(file) ?? readFileSync(new URL(file, folder), 'utf8');
  texts.set(file, text);
  return text.replaceAll('{{boundary}}', boundary);
}

/** `text` between two lines with `boundary`. */
export const fenced = (text: string, boundary: string): string => `${boundary}\n${text}\n${boundary}`;

/** A boundary that does not stand in `text`. `randomToken` gives another one each time, hard to guess. */
export function boundaryFor(text: string, randomToken: () => string): string {
  for (;;) {
    const boundary = `=====${randomToken()}=====`;
    if (!text.includes(boundary)) return boundary;
  }
}
