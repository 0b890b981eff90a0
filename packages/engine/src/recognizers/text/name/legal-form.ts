import { oneOf } from '../pattern.js';
import { legalForms } from './company-words.js';

/** A legal form, which tells a company from a person. Its spaces may be missing or unbreakable; longer ones first. */
export const legalForm = oneOf([...legalForms].sort((a, b) => b.length - a.length)).replaceAll(
  ' ',
  String.raw`[ \u00a0]?`,
);
