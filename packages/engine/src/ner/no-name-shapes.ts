/** What the model takes for a name and is none by how it is written and what touches it: keys, codes of goods, posts. */
import type { NameType } from './labels.js';
import { wordsIn } from '../word-list.js';

/** `dob=1980-03-12` of a query or log. */
const isKeyOfQuery = (name: string, after: string): boolean => /^\p{Ll}[\p{L}_]*$/u.test(name) && /^=\S/u.test(after);

/** `P.S.: Musterdorf`, `C.C.: Adv. Sample` */
const isLabelWithDots = (name: string, after: string): boolean =>
  /^\p{Lu}(?:\.\p{Lu})+$/u.test(name) && /^\.?:/u.test(after);

/** `XY-WLK-M` of a list of goods, `A-Z`, and `ON 01`, a party of an accident. Firms may be written like `H-E-B`. */
const isArticle = (name: string, type: NameType): boolean =>
  /^\p{Lu}{2,3} 0\d$/u.test(name) ||
  (type === 'ORGANIZATION'
    ? /^\p{Lu}{2,4}(?:-\p{Lu}{1,4}){2,}$/u
    : /^(?:\p{Lu}-\p{Lu}|(?=.*\p{Lu}{2})\p{Lu}{1,4}(?:-\p{Lu}{1,4}){2,})$/u
  ).test(name);

/** `Motor Claims Handler` alone on its line below a name. */
export function isPost(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  const [rest = ''] = /^[^\n]{0,40}/u.exec(text.slice(end, end + 41)) ?? [];
  return /(?:^|\n)[ \t>]*$/u.test(before) && post.test(text.slice(start, end) + rest.trimEnd());
}
const post = new RegExp(
  `^\\p{L}[\\p{L}-]*(?: (?:\\p{L}[\\p{L}-]*|&|–|-)){0,4} (?:${wordsIn(`
  Accountant Administrator Adviser Advisor Analyst Assistant Associate Clerk Controller Coordinator Director Engineer
  Executive Handler Lead Manager Officer Planner Receptionist Representative Secretary Solicitor Specialist Supervisor
  Technician Treasurer Underwriter`).join('|')})$`,
  'u',
);

/** The maker of a file in calendars and business cards, RFC 5545 § 3.7.3: `PRODID:-//Sample Inc.//App 1.0//EN`. */
const productIdentifier = /(?:^|\n)PRODID[^\n]*$/u;

/** Whether `name` is a key, a label, an article or the maker of a file. */
export const isWrittenAsNoName = (name: string, before: string, after: string, type: NameType): boolean =>
  isKeyOfQuery(name, after) || isLabelWithDots(name, after) || isArticle(name, type) || productIdentifier.test(before);
