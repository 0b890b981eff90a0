/** Answers in calls and chats, which the model takes for who gives them. */
import type { FoundName } from './found-name.js';
import { wordsIn } from '../word-list.js';

/** What people say first when it is their turn, in lower case. Collected by hand, 2026-11. */
const answers: ReadonlySet<string> = new Set(
  wordsIn(`
  ja jawohl jaja jep nein nee nö doch genau gern gerne gut prima super perfekt wunderbar alles klar okay ok oke oki aha
  ach achso oh oje ohje äh ähm hm mhm naja tja stimmt richtig natürlich selbstverständlich bitte danke vielen dank hallo
  hi hey moin servus grüezi guten tag tach tschüss tschüß ciao
  yes yeah yep yup no nope great good lovely perfect brilliant excellent wonderful smashing fantastic sure certainly
  absolutely definitely exactly indeed alright ah erm um uh hmm please thanks thank you cheers hello hiya morning ta-ra
  cheerio sorry pardon
  `),
);

/**
 * Whether somebody answers so: `Agent: Great. And your name?`. In a form, the value of `Name:` has no sentence behind
 * it.
 */
export const isAnswer = ({ keys, before, after }: FoundName): boolean =>
  /: (?:ja |na |yes |oh )?$/iu.test(before) &&
  /^(?:[.!?…]|, \p{Ll})/u.test(after) &&
  keys.every((key) => answers.has(key));
