/** The German and English genitive: `Müllers Vertrag` names Müller. */
import { wordsIn } from '../word-list.js';

/** Names that end in s and are not the genitive of the name without it, in lower case. Collected by hand, 2026-11. */
const namesInS: ReadonlySet<string> = new Set(
  wordsIn(`
  adams agnes ahrens alexis alois amos anders andreas andrews aras arens barnabas behrens boris brooks burns
  carlos carolus carstens charles chris claas claus clemens collins cornelius curtis damaris daniels davis
  demetrios denis dennis dolores doris douglas edwards elias ellis enes evans fabricius flores frances francis
  friedrichs georgios gerdes giannis gladys gomes guus hans harms harris hayes heinrichs helios hendriks
  henrichs hermes hinrichs holmes hughes ines ioannis iris jacobs jakobs james jannes jannis jans janssens
  jens jeremias jesus joannis johannes jonas jones josias jules julius jürgens klaas klaus kostas kris lajos
  lars laurens leonidas lewis linus lois loris louis lucas luis lukas lutjens mads magnus marcos marcus marius
  markus marlies martens martins mathias mathis mats matthews matthias mauritius melis mercedes michaels
  michels miles milos moises morris moses myers nicholas nicolas nicolaus niels niklas nikolaos nikolas
  nikolaus nils nis otis owens paris parsons perkins peters phillips phoebus phyllis pius powers ramos rasmus
  reeves reiners reis rhys richards roberts rodrigues rogers ross rubens russ sanders santos siemens silas
  silvius simmons simons sims soares sommers sophus soros steffens stephens stevens theis theodoros thies
  thomas tiberius titus tobias torres travis ulrichs urs valdes vargas venus vitalis walters watts wells
  werners wess wilhelms wilkens williams willis wills wolters woods yannis yates yunus zacharias
  `),
);

/** Whether `name` ends in s by itself, so that nothing may be cut off it: Hans, Lars, Peters. */
export const isNameInS = (name: string): boolean => namesInS.has(name.toLowerCase().split(/[\s-]/u).at(-1) ?? '');

/**
 * What `form` may be the genitive of, the likelier first: X of X+s, X+es and X+' (any apostrophe), in capitals as well
 * unless the name is so short that the form is another abbreviation: EMS is no genitive of the initials EM.
 * @example genitiveStems('Hannes') // ['Hanne', 'Hann']
 */
export function genitiveStems(form: string): string[] {
  if (/[\p{L}\p{M}]['’]$/u.test(form)) return [form.slice(0, -1)];
  if (isNameInS(form)) return [];
  if (/\p{L}es$|\p{Lu}{3}ES$/u.test(form)) return [form.slice(0, -1), form.slice(0, -2)];
  return /\p{L}s$|\p{Lu}{4}S$/u.test(form) ? [form.slice(0, -1)] : [];
}
