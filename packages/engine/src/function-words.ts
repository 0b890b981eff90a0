/**
 * Words that say nothing of anybody by themselves: articles, pronouns, prepositions, conjunctions, auxiliary verbs, in
 * lower case. Collected by hand, 2026-11. They also tell the two languages apart.
 */
import { wordsIn } from './word-list.js';

/** Function words of German. */
export const germanFunctionWords: ReadonlySet<string> = new Set(
  wordsIn(`
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines
  ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen sich man mein meine meinen meinem meiner dein deine
  sein seine seinen seinem seiner seines ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer euer eure
  dieser diese dieses diesen diesem jener jene jenes jenen jenem welcher welche welches welchen welchem wer was wen wem
  wessen jemand niemand etwas nichts alle allen alles jeder jede jedes jeden jedem beide beiden selbst
  und oder aber sondern denn doch dass daß weil wenn als ob damit obwohl während bevor nachdem sowie sowohl weder
  entweder wie wo wohin woher wann warum weshalb deshalb darum dann da dort hier nun jetzt
  in im an am auf aus bei beim mit nach seit von vom zu zum zur durch für gegen ohne um bis über unter vor hinter neben
  zwischen trotz wegen statt ins ans aufs
  bin bist ist sind seid war warst waren wart gewesen sei wäre wären habe hast hat haben habt hatte hatten gehabt hätte
  werde wirst wird werden werdet wurde wurden worden würde würden kann kannst können konnte konnten muss musst müssen
  musste mussten soll sollen sollte sollten will wollen wollte wollten darf dürfen durfte mag mögen möchte möchten
  nicht auch nur noch schon sehr so ja nein mal immer nie wieder mehr viel viele wenig zwar eben etwa dabei dazu davon
  `),
);

/** Function words of English. */
export const englishFunctionWords: ReadonlySet<string> = new Set(
  wordsIn(`
  the a an this that these those some any no every each both all other such same own
  i you he she it we they me him her us them my your his its our their mine yours hers ours theirs myself yourself
  himself herself itself ourselves themselves who whom whose which what one someone somebody anyone nobody nothing
  and or but nor so yet if because although though while when where why how than as whether until unless since
  of in on at by for with about against between into through during before after above below to from up down out off
  over under again then once here there
  am is are was were be been being have has had having do does did doing will would shall should can could may might
  must not too very just only also even still now ever never more most much many few
  `),
);

/** Whether a word is a function word of either language. */
export const isFunctionWord = (word: string): boolean =>
  germanFunctionWords.has(word.toLowerCase()) || englishFunctionWords.has(word.toLowerCase());
