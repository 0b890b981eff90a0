import { wordEnd } from '../bounds.js';
import { longestOf } from '../pattern.js';
import { legalForms } from './company-words.js';

/** A legal form, which tells a company from a person. Its spaces may be missing or unbreakable. */
export const legalForm = longestOf(legalForms).replaceAll(' ', String.raw`[ \u00a0]?`);

/** No company follows before the next comma or the end of the line. */
export const noCompany = String.raw`(?![^\r\n,;]{0,50}${legalForm}${wordEnd})`;
