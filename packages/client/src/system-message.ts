/** What a model is told about placeholders. */

const instructions = {
  de: `Personenbezogene Angaben in diesem Gespräch sind durch Platzhalter ersetzt. Ein Platzhalter steht in eckigen Klammern und besteht aus einer Art in Großbuchstaben, einem Unterstrich und einer Zahl, also in der Form [ART_ZAHL].
Übernimm Platzhalter Zeichen für Zeichen: nicht übersetzen, nicht beugen, nicht kürzen, nicht umbenennen, keine Formatierung hinein. Endungen stehen dahinter: aus „von Frau X“ wird mit einem Platzhalter „[ART_ZAHL]s Vertrag“.
Gleicher Platzhalter heißt gleiche Angabe. Rate nicht, was dahinter steht, und erfinde keine neuen Platzhalter.`,
  en: `Personal data in this conversation is replaced by placeholders. A placeholder stands in square brackets and is made of a kind in capital letters, an underscore and a number, that is, it has the form [KIND_NUMBER].
Copy placeholders character by character: do not translate, inflect, shorten or rename them, and put no formatting inside. Endings go behind, as in "[KIND_NUMBER]'s contract".
The same placeholder stands for the same value. Do not guess what it stands for, and do not invent new placeholders.`,
} as const;

/** A language in which the message is ready. */
export type SystemMessageLanguage = keyof typeof instructions;

/**
 * A system message that tells a model to keep placeholders as they are. Put it before the messages once they are
 * masked: masked itself, it could lose what it explains. It holds nothing that could be taken for a placeholder.
 * @example [systemMessage('en'), ...masked.messages]
 */
export const systemMessage = (language: SystemMessageLanguage): { role: 'system'; content: string } => ({
  role: 'system',
  content: instructions[language],
});
