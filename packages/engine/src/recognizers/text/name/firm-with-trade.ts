import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { isName } from './name-check.js';

/** Trades that stand before the owner's name. */
const trades = [
  'Kfz', 'KFZ', 'Auto', 'Autohaus', 'Abschleppdienst', 'Bau', 'Bauunternehmen', 'Bedachungen', 'Dachdeckerei',
  'Elektro', 'Elektrotechnik', 'Fliesen', 'Gartenbau', 'Gerüstbau', 'Getränke', 'Haustechnik', 'Heizung', 'Heizungsbau',
  'Holzbau', 'Landtechnik', 'Maler', 'Malerbetrieb', 'Metallbau', 'Metzgerei', 'Bäckerei', 'Fleischerei', 'Möbel',
  'Sanitär', 'Schlosserei', 'Schreinerei', 'Tischlerei', 'Spedition', 'Steinmetz', 'Stahlbau', 'Tiefbau', 'Transporte',
  'Treuhand', 'Umzüge', 'Zimmerei', 'Zweirad', 'Glaserei', 'Gebäudereinigung', 'Reisebüro', 'Baustoffe', 'Fensterbau',
  'Trockenbau',
]; // prettier-ignore

const name = String.raw`\p{Lu}\p{Ll}[\p{L}\p{M}]{1,24}(?:-\p{Lu}\p{Ll}[\p{L}\p{M}]{1,24})?`;

/**
 * A firm by its trade and its owner behind `Fa.` or `Firma`: `Fa. Kfz Muster`.
 * Rule: the trade (list), then one name or two with `&` or `und`; a mark, a number or a word in lower case follows.
 */
export const firmWithTrade: Recognizer = {
  type: 'ORGANIZATION',
  patterns: [
    pattern('dgu')`
      ${wordStart}(?:Fa\.|Firma|(?:Handwerker|Monteure?|Techniker|Mitarbeiter|Geselle|Meister|Kollege|Leute) von)[ ]
      (?<value>${oneOf(trades)}[ ]${name}(?: (?:&|u\.|und) ${name})?)
      (?=[ \t]{0,3}(?:[,;.:|()]|\r?\n|$)|[ ](?:\p{Ll}|\d))`,
    // Treuhand Muster & Beispiel, Reinigungsfirma Muster & Co
    pattern('gu')`
      ${wordStart}(?:${oneOf(trades)}|\p{Lu}[\p{L}-]{2,30}(?:büros?|firma|kanzlei|praxis|betriebs?|handlung|werkstatt|agentur))
      [ ]${name} & (?:Co\.?(?!\p{L})|${name})(?=[ \t]{0,3}(?:[,;.:|()]|\r?\n|$)|[ ](?:\p{Ll}|\d))(?<!\. )`,
    pattern('dgu')`
      // Kanzlei Muster Beispiel Partner
      ${wordStart}(?:[kK]anzlei|Sozietät|Anwaltskanzlei|Rechtsanwaltskanzlei|Steuerkanzlei)[ ]
      (?<value>${name}(?: ${name}){0,2} (?:(?:und|u\.) )?(?:Partner(?:schaft)?|Kollegen)(?: mbB)?)(?![\p{L}-])`,
    // Messrs Muster Sample & Co.
    pattern('dgu')`
      ${wordStart}Messrs\.? (?<value>(?:${name} ){1,3}(?:&|and) (?:Co\.(?!\p{L})|(?:Co|Sons)(?!\p{L})|${name}))
    `,
  ],
  isValid: (firm) => isName(firm.replace(/^\S+ /u, '').replace(/ (?:&|u\.|und|and) .*$/u, '')),
  examples: {
    finds: {
      'trade and owner': 'abgeschleppt durch Fa. ⟦Kfz Muster⟧, Ulm',
      'two owners': 'Firma ⟦Elektro Muster & Beispiel⟧ kommt',
      'without the word for a firm': 'Kopie: ⟦Treuhand Muster & Beispiel⟧, Ulm',
      'compound, in the genitive': 'Gutachten des ⟦Kfz-Sachverständigenbüros Muster & Beispiel⟧ liegt bei',
      'with company': 'Kündigung (⟦Reinigungsfirma Muster & Co⟧) war',
      'English solicitors': 'solicitors, Messrs ⟦Sam Sample & Co.⟧, Ayr',
      'whose man came': 'Der Handwerker von ⟦Sanitär Muster⟧ war am',
      'a law firm': 'über seinen Anwalt, Kanzlei ⟦Muster Beispiel Partner⟧. Er',
      'a law firm and its colleagues': 'Post der Anwaltskanzlei ⟦Muster Beispiel und Kollegen⟧ kam',
      'before a verb': 'dass die Fa. ⟦Sanitär Muster⟧ heute kommt',
      'at the end': 'durch Fa. ⟦Bedachungen Muster-Beispiel⟧\n',
      'before a number': 'Fa. ⟦Getränke Muster⟧ 12 Kisten',
      'with a full stop': 'von der Firma ⟦Zimmerei Muster⟧.',
    },
    ignores: {
      'a partner of somebody': 'die Kanzlei Muster, Partner',
      'no trade': 'bei der Firma Anders Ding',
      'trade alone': 'eine Firma Elektro, Ulm',
      'no firm': 'das Elektro Muster, dort',
      'lower case': 'firma elektro muster',
      'more nouns behind it': 'Firma Sanitär Muster Rechnung',
      'a department': 'Fa. Elektro Abteilung, Ulm',
    },
  },
};
