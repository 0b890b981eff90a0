import type { Recognizer } from '../../../recognizer.js';
import { anyKey, anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { noCompany } from './legal-form.js';
import { nameUpToComma } from './name-check.js';
import { namePartLabels, roleLabels } from './name-labels.js';
import {
  anyTitles,
  formOfAddress,
  fullNameInAnyOrder,
  noCompound,
  personName,
  personNameInAnyOrder,
  postNominal,
} from './person-name.js';

/** `00:01:44 CALLER: Drive, yeah`: what follows is said. */
const notASpeaker = String.raw`(?<!\d:\d\d\]?[ \t]{1,4}(?:-[ ])?)`;

/** `Caller: Brown. It is`, below a line that ends like a sentence: what follows is said. */
const notSaid = source`
  (?!(?<=[.?!…]["'”]?[ \t]{0,4}\r?\n{1,2}[ \t]{0,8}[^\n:]{3,30}:[ \t]{1,4})\p{L}{2,20}[.!?] \S)`;

/** Between label and value: a colon or cell border, perhaps with a line end behind it. */
const mark = String.raw`["']?[ \t\u00a0]{0,20}[:=|][ \t\u00a0|]{0,20}(?:\r?\n[ \t]{0,10})?["']?`;
/** A colon, cell border or gap. */
const column = String.raw`["']?(?:[ \t\u00a0]{0,20}[:=|][ \t|]{0,20}|[ \t]{2,20}|\t)["']?`;

/** In the head of a table the next cell is a head as well: `| Mieter | Vertrag |` above `|---|`. */
const notInAHead = String.raw`(?![^\n]{0,300}\n[ \t]{0,4}\|[ \t]?:?-{2})`;

/** The field ends here, or another label follows. */
const fieldEnd = source`${notInAHead}(?=
  ["'](?!(?:t|ll|ve|re|d)(?!\p{L}))|[ \t]{0,20}(?:[;,|()/]|\r?\n|$)
  | {2}|\t| - | – |[ ]\d|\.[ ]|${postNominal}
  | \p{Lu}[\p{L}.-]{2,20}:
)`;

const keyOf = (words: readonly string[]): string => `["']${anyKey(words)}["'][ ]?:`;
const productKey = keyOf([
  'sku', 'ean', 'gtin', 'upc', 'asin', 'quantity', 'qty', 'price', 'unit price', 'product id', 'article number',
  'item id', 'menge', 'preis', 'einzelpreis', 'artikelnummer', 'artikelnr',
]); // prettier-ignore
const personKey = keyOf([
  'email', 'e-mail', 'mail', 'phone', 'telefon', 'tel', 'mobile', 'street', 'straße', 'address', 'adresse', 'anschrift',
  'city', 'ort', 'zip', 'zipcode', 'plz', 'birth date', 'birthday', 'dob', 'geburtsdatum', 'age', 'alter', 'gender',
  'seat', 'iban', 'customer id', 'kundennummer', 'first name', 'last name', 'vorname',
]); // prettier-ignore
/** The key stands in the same object of JSON, before its `name` or behind it. */
const beside = (key: string): string =>
  String.raw`(?:(?<=\{[^{}]{0,200}${key}[^{}]{0,200}["'])|(?<=["'])(?=name["'][^{}]{0,200}${key}))`;
/**
 * A `name` beside `sku` or `price` in the same object of JSON is that of a product, if no person is described there.
 */
const notOfAProduct = `(?:(?!${beside(productKey)})|${beside(personKey)})`;

const addressed = String.raw`(?:${formOfAddress} )?${anyTitles}`;

/** A type or class of a program or of SQL: `string`, `HorizontalSampleList`, `SLSampleManager`, `VARCHAR`. */
const programType = /^(?:string|N?(?:VAR)?CHAR2?|TEXT|STRING|[A-Z]{2,}[a-z]+[A-Z]\w*|(?:[A-Z][a-z]{2,}){3,})$/;

/** The next head of a form: `First name   MI   Suffix`, `Full name   Student ID`. */
const nextHead =
  /^(?:M\.?I|Suffix|Prefix|Sex|Gender|Title|Middle [iI]nitial|(?:Student|Staff|Employee|Member) (?:ID|No)|Herkunft|Kennzeichen|Betrieb|Texte?|[kK]ostenst(?:elle)?)$/;

/** What a thing is, in manifests and SQL: `kind: Deployment` above its name, `l.kind = 'EARN'`. */
const notAKind = String.raw`(?!kind(?:: [A-Z]\w{1,40}[ \t]{0,8}\r?\n[ ]{0,12}\w{2,20}:| = '))`;

/** `Patient`, `Patientin`, `Patient:in`, `Patient/Kunde`. */
const role = source`
  ${anyOf(roleLabels)}
  (?:[*:_/]?-?in|\(in\)|/-in)?
  (?:/[\p{L}]{3,20})?`;

/** What is counted behind a label: `Protokoll: Top 1`, `Autor: Teil 2`. */
const item = String.raw`(?:TOP|Top|Punkt|Teil|Seite|Kapitel|Item|Part|Page|Chapter) \d`;

const lowerWord = String.raw`\p{Ll}[\p{L}\p{M}'’-]{1,25}`;

/**
 * A name behind its label in a form, list or record: `Vorname: Erna`, `Ansprechpartner: Herr Muster`.
 * Rule: label (`name-labels.ts`), colon or column, then words with capitals up to the end of the field. `Name:` alone
 * asks for two words, for much else has a name.
 */
export const nameField: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgu')`
      // Vorname: Erna
      ${wordStart}${anyOf(namePartLabels)}${column}
      ${addressed}(?<value>${personNameInAnyOrder})${fieldEnd}`,
    pattern('dgu')`
      // nachname: muster
      ${wordStart}
      (?:[vV]orname|[nN]achname|[fF]amilienname|[fF]irst[ _]?[nN]ame|[lL]ast[ _]?[nN]ame|[sS]urname)${mark}
      (?!(?:string|number|boolean|str|text|null|none|undefined|varchar)(?!\p{L}))
      (?<value>${lowerWord}(?: ${lowerWord})?)
      (?=["']|[ \t]{0,20}(?:[;,|]|\r?\n|$))`,
    pattern('dgu')`
      // Name: Erna Muster
      ${wordStart}${notOfAProduct}(?:Name|NAME|name)${mark}
      ${noCompany}${addressed}(?<value>${fullNameInAnyOrder})${fieldEnd}`,
    pattern('dgmu')`
      // Name: Muster, above the first name
      (?<=^[ \t]{0,10})Name[ \t]{0,10}:[ \t]{0,20}
      (?<value>${personName})
      (?=[ \t]{0,10}\r?\n[ \t]{0,10}Vorname)`,
    pattern('dgu')`
      // Patientin: Muster, Erna
      ${wordStart}${notASpeaker}${notAKind}${role}${mark}(?!${item})
      ${notSaid}${noCompany}${noCompound}${addressed}(?<value>${personNameInAnyOrder})${fieldEnd}`,
    pattern('dgmu')`
      // Patientin   Erna Muster, in columns
      (?<=^[ \t|]{0,10})${role}(?:[ \t]{3,20}|\t)
      ${noCompany}${addressed}(?<value>${fullNameInAnyOrder})${fieldEnd}`,
    pattern('dgmu')`
      // Bett 5   Muster, Erna (12.02.1938)
      (?<=
        ^[ \t|*-]{0,10}(?:Bett|Bed|BED|Bettplatz|Zimmer|Zi\.|Room|Bay)[ ]?\d{1,3}[a-zA-Z]?
        (?:[ ]{2,12}|\t|[ ]?[:|–-][ ]{1,4})
      )
      (?=[^\n,]{2,40}, \p{Lu})(?<value>${personNameInAnyOrder})
      (?=
        ,? \(?(?:\*|geb\.? ?|DOB:? |born )?\d{1,2}[./]\d
        |,? \(?\d{2,3}(?: ?(?:J\.|Jahre|yo|y/o|yrs?|y|[mfw]))?(?:\)|,| {2})
      )`,
  ],
  cut: (value) => (programType.test(value) || nextHead.test(value) ? '' : nameUpToComma(value)),
  examples: {
    finds: {
      'first name': 'Vorname: ⟦Erna⟧\n',
      'first name, German column': 'Vorname      ⟦Erna⟧      Alter',
      'name of two words': 'Name: ⟦Erna Muster⟧',
      'surname first': 'Patient: ⟦Muster, Erna⟧\n',
      'contact with title': 'Ansprechpartnerin: Frau Dr. ⟦Muster⟧, Tel.',
      'relation before it': 'Kontaktperson: Tochter ⟦Erna Muster⟧, Tel.',
      'room behind it': 'Bearbeiter: Herr ⟦Muster⟧, Zimmer 2.17\n',
      'extension behind it': 'Sachbearbeiterin: Fr. ⟦Muster⟧, Kl. 36145\n',
      'rank behind it': 'Sachbearbeiter: ⟦Muster⟧, POK     Datum',
      'next line': 'Versicherungsnehmer:\n⟦Erna Muster⟧\n',
      JSON: '{"first_name": "⟦Erna⟧"}',
      'JSON, a price in the next object': '{ "name": "⟦Erna Muster⟧", "item": { "price": 7 } }',
      'JSON, a person who pays a price': '{ "name": "⟦Erna Muster⟧", "price": 7, "email": null }',
      'role in a column': 'Versicherungsnehmer   ⟦Erna Muster⟧\n',
      'department behind it': 'Ansprechpartner: ⟦Erna Muster⟧, Büro   Datum',
      'all capitals': 'NACHNAME: ⟦MUSTER⟧\n',
      'lower case': 'nachname: ⟦muster⟧\n',
      English: 'Policyholder: ⟦Sam Sample⟧',
      'who lies in a bed': 'Bett 5   ⟦Muster, Erna⟧ (12.02.1938)\n',
      'who lies in a bed, English': 'Bed 12: ⟦Sample, Erna⟧, 84, falls\n',
      'surname above first name': 'Name: ⟦Muster⟧\nVorname: ⟦Erna⟧\n',
    },
    ignores: {
      'a class of a program': 'let manager = SLSampleManager()',
      'what a room has': 'Zimmer 5   Dusche, Balkon, Blick\n',
      'a type of SQL': 'CREATE TABLE m (\n  nachname  VARCHAR(80), vorname VARCHAR(80))',
      'the next head of a form': '1  Last name         First name         MI     Suffix\n',
      'a kind of Kubernetes': 'kind: Deployment\nmetadata:\n  name: x',
      'a product of JSON': '{ "sku": "B-12", "name": "Muster Kompakt" }',
      'a product of JSON, its price behind': '{ "name": "Muster Kompakt", "unitPrice": 7.99 }',
      'a type of a program': 'interface Member {\n  lastName: string;\n}',
      'a thing with a name': 'Name: Produktionsserver',
      'an unknown name': 'Vorname: unbekannt\n',
      'a company': 'Kunde: Musterbau GmbH',
      'no label': 'Farbe: Erna\n',
      'a number': 'Patient: 4711\n',
      'an item of minutes': 'Protokoll: Top 1 Budget, Top 2 Umzug',
      'a speaker in a transcript': 'Anrufer: Genau, das stimmt.\n',
      'a speaker who denies': "Caller: Wouldn't have a clue.\n",
      'an answer below a question': 'Agent: Is the water clear or brown?\nCaller: Brown. It runs down.\n',
      'a speaker behind the time': '00:01:44 CALLER: Drive, yeah.\n',
      'the head of a table': '| WE | Mieter | Vertrag | Miete |\n|---|---|---|---|\n',
      'who greets': 'Caller: Morning Sam, it is me.\n',
      'a relative without a name': 'Caller: Wife\n',
      'nobody yet': 'Manager: TBC\n',
      'an office with its box': 'Contact: Collision Records, PO Box 37, Ayr',
      'a column head': 'Fahrer|Führerscheinnummer|Klasse',
      'a long noun': 'Manager: Produktentwicklung\n',
      'a sentence': 'Der Patient klagt über Schmerzen.',
    },
  },
};
