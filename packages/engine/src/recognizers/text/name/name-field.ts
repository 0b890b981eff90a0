import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordEnd, wordStart } from '../any-of.js';
import { nameUpToComma } from './name-check.js';
import { namePartLabels, nounEndings, roleLabels } from './name-words.js';
import { anyLegalForm, anyTitles, formOfAddress, fullName, personName, surnameFirst } from './person-name.js';

const noCompany = String.raw`(?![^\r\n,;]{0,50}(?:${anyLegalForm})${wordEnd})`;
/** A long noun is no name: `Manager: Produktentwicklung`; `Patient: Hartung` is one. */
const noCompound = String.raw`(?!\p{L}{8,30}${anyOf(nounEndings)}${wordEnd})`;
const mark = String.raw`["']?[ \t\u00a0]{0,20}[:=|][ \t\u00a0|]{0,20}(?:\r?\n[ \t]{0,10})?["']?`;
const column = String.raw`["']?(?:[ \t\u00a0]{0,20}[:=|][ \t|]{0,20}|[ \t]{2,20}|\t)["']?`;
const end = String.raw`(?=["']|[ \t]{0,20}(?:[;,|()/]|\r?\n|$)| {2}|\t| - | – |[ ]\d|\. | \p{Lu}[\p{L}.-]{2,20}:)`;
const address = String.raw`(?:${formOfAddress} )?${anyTitles}`;
const feminine = String.raw`(?:[*:_/]?-?in|\(in\)|/-in)?(?:/[\p{L}]{3,20})?`;
const lower = String.raw`\p{Ll}[\p{L}\p{M}'’-]{1,25}(?: \p{Ll}[\p{L}\p{M}'’-]{1,25})?`;

/**
 * A name behind its label in a form, list or record: `Vorname: Erna`, `Ansprechpartner: Herr Muster`.
 * Rule: label (`name-words.ts`), colon or column, then words with capitals up to the end of the field. `Name:` alone asks for two
 * words, for much else has a name.
 */
export const nameField: Recognizer = {
  type: 'PERSON',
  patterns: [
    new RegExp(
      `${wordStart}${anyOf(namePartLabels)}${column}${address}(?<value>${surnameFirst}|${personName})${end}`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:[vV]orname|[nN]achname|[fF]amilienname|[fF]irst[ _]?[nN]ame|[lL]ast[ _]?[nN]ame|[sS]urname)${mark}(?<value>${lower})(?=["']|[ \t]{0,20}(?:[;,|]|\r?\n|$))`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:Name|NAME|name)${mark}${noCompany}${address}(?<value>${surnameFirst}|${fullName})${end}`,
      'dgu',
    ),
    new RegExp(
      String.raw`(?<=^[ \t]{0,10})Name[ \t]{0,10}:[ \t]{0,20}(?<value>${personName})(?=[ \t]{0,10}\r?\n[ \t]{0,10}Vorname)`,
      'dgmu',
    ),
    new RegExp(
      String.raw`${wordStart}${anyOf(roleLabels)}${feminine}${mark}${noCompany}${noCompound}${address}(?<value>${surnameFirst}|${personName})${end}`,
      'dgu',
    ),
    new RegExp(
      String.raw`(?<=^[ \t|]{0,10})${anyOf(roleLabels)}${feminine}(?:[ \t]{3,20}|\t)${noCompany}${address}(?<value>${surnameFirst}|${fullName})${end}`,
      'dgmu',
    ),
  ],
  cut: nameUpToComma,
  examples: {
    finds: {
      'first name': 'Vorname: ⟦Erna⟧\n',
      'first name, German column': 'Vorname      ⟦Erna⟧      Alter',
      'name of two words': 'Name: ⟦Erna Muster⟧',
      'surname first': 'Patient: ⟦Muster, Erna⟧\n',
      'contact with title': 'Ansprechpartnerin: Frau Dr. ⟦Muster⟧, Tel.',
      'next line': 'Versicherungsnehmer:\n⟦Erna Muster⟧\n',
      JSON: '{"first_name": "⟦Erna⟧"}',
      'role in a column': 'Versicherungsnehmer   ⟦Erna Muster⟧\n',
      'all capitals': 'NACHNAME: ⟦MUSTER⟧\n',
      'lower case': 'nachname: ⟦muster⟧\n',
      English: 'Policyholder: ⟦Sam Sample⟧',
      'surname above first name': 'Name: ⟦Muster⟧\nVorname: ⟦Erna⟧\n',
    },
    ignores: {
      'a thing with a name': 'Name: Produktionsserver',
      'an unknown name': 'Vorname: unbekannt\n',
      'a company': 'Kunde: Musterbau GmbH',
      'no label': 'Farbe: Erna\n',
      'a number': 'Patient: 4711\n',
      'a speaker in a transcript': 'Anrufer: Genau, das stimmt.\n',
      'a column head': 'Fahrer|Führerscheinnummer|Klasse',
      'a long noun': 'Manager: Produktentwicklung\n',
      'a sentence': 'Der Patient klagt über Schmerzen.',
    },
  },
};
