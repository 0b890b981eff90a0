import { longestOf } from '../pattern.js';
import { legalForms } from './company-words.js';

/** A legal form, which tells a company from a person. Its spaces may be missing or unbreakable. */
export const legalForm = longestOf(legalForms).replaceAll(' ', String.raw`[ \u00a0]?`);
