import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isName } from './name-check.js';

const particle = oneOf([
  'von', 'van', 'vom', 'zum', 'zur', 'zu', 'der', 'den', 'de', 'del', 'della', 'da', 'dos', 'di', 'du', 'la', 'le',
  'el', 'al', 'bin', 'ter', 'ten', 'ap', 'ibn',
]); // prettier-ignore
const word = String.raw`(?:\p{Lu}\.|[\p{Lu}][\p{L}\p{M}'’]{1,25})`;
/** `Erna`, `von Muster`, `Muster, Erna`, `Nguyễn Thị Mai`, `P.`; in lower case one word alone. */
const name = source`(?:
  (?:${particle}[ ]){0,3}${word}(?:(?:[ -]|, )(?:${particle}[ ]){0,2}${word}){0,4}
  |\p{Ll}[\p{Ll}\p{M}'’]{2,20}
)`;

/** What stands in a cell that has no name. */
const noName =
  /^(?:unbekannt|keine?|fehlt|leer|offen|siehe|divers|diverse|none|unknown|null|empty|various|ditto|true|false)$/i;

/** A cell between semicolons, commas or the ends of the line, in quotes or not. */
const csvCellStart = '(?<=(?:^|[;,])"?)';
const csvCellEnd = '(?="?(?:[;,\\r\\n]|$))';

/**
 * A name in a CSV file under a head that asks for one: `Nachname`, `first_name`.
 * Rule: only the head of the column counts, no word beside the name; the cell holds nothing but words with capitals.
 * Other tables can have their heads on the left.
 */
export const nameInTable: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgmu')`${csvCellStart}(?<value>${name})(?: \(${word}\))?${csvCellEnd}`,
    // what somebody is called: `Eleanor (Nell)`
    pattern('dgmu')`${csvCellStart}${name} \((?<value>${word})\)${csvCellEnd}`,
  ],
  isValid: (value) => isName(value) && !noName.test(value),
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: [
      'vorname', 'vornamen', 'nachname', 'nachnamen', 'familienname', 'zuname', 'geburtsname', 'rufname',
      'name, vorname', 'name vorname', 'vorname nachname', 'vorname name', 'kontoinhaber', 'ansprechpartner',
      'ansprechpartnerin',
    ],
    en: [
      'first', 'last', 'first name', 'first_name', 'firstname', 'last name', 'last_name', 'lastname', 'surname',
      'forename', 'given name', 'given_name', 'family name', 'family_name', 'middle name', 'maiden name', 'full name',
      'full_name', 'contact name', 'contact_name', 'customer name', 'customer_name', 'employee name', 'patient name',
      'guest name', 'account holder',
    ],
  }, // prettier-ignore
  examples: {
    finds: {
      semicolons: 'Nr;Vorname;Nachname;Ort\n7;⟦Erna⟧;⟦von Muster⟧;Ulm',
      commas: 'id,first_name,last_name,town\n7,⟦Sam⟧,⟦McSample⟧,Ayr',
      'with a hyphen': 'Nachname;Ort;x\n⟦Muster-Beispiel⟧;Ulm;1',
      'lower case': 'surname,town,age\n⟦sample⟧,ayr,40',
      'what somebody is called': 'last,first_name,town\n⟦Sample⟧,⟦Eleanor⟧ (⟦Nell⟧),Ayr\n',
      'second row': 'Vorname;Ort;x\n⟦Max⟧;Bonn;1\n⟦Erna⟧;Ulm;2',
      'in quotes': '"full_name","town","x"\n"⟦Nguyễn Thị Mai⟧","Ayr","1"',
    },
    ignores: {
      'another head': 'Nr;Farbe;Ort\n7;Muster;Ulm',
      'name of anything': 'Name;Preis;Ort\nLampe;7;Ulm',
      'nobody there': 'Nr;Vorname;x\n7;unbekannt;y',
      'a number': 'Nr;Vorname;x\n7;4711;y',
      'a remark': 'Nr;Vorname;x\n7;wird noch gemeldet;y',
      'the word beside it': 'Vorname fehlt; Lampe; 7',
    },
  },
};
