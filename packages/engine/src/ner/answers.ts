import { wordsIn } from '../word-list.js';

/** What people say first when it is their turn in a call or a chat, in lower case. Collected by hand, 2026-11. */
export const answers: ReadonlySet<string> = new Set(
  wordsIn(`
  ja jawohl jaja jep nein nee nö doch genau gern gerne gut prima super perfekt wunderbar alles klar okay ok oke oki aha
  ach achso oh oje ohje äh ähm hm mhm naja tja stimmt richtig natürlich selbstverständlich bitte danke vielen dank hallo
  hi hey moin servus grüezi guten tag tach tschüss tschüß ciao
  yes yeah yep yup no nope great good lovely perfect brilliant excellent wonderful smashing fantastic sure certainly
  absolutely definitely exactly indeed alright ah erm um uh hmm please thanks thank you cheers hello hiya morning ta-ra
  cheerio sorry pardon
  `),
);
