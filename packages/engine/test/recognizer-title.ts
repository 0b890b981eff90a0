import type { Recognizer } from '../src/recognizer.js';

/** What tests call a recognizer: its type, which others have too, and the name of the first example that it finds. */
export const titleOf = ({ type, examples }: Recognizer): string => `${type} (${Object.keys(examples.finds)[0] ?? ''})`;
