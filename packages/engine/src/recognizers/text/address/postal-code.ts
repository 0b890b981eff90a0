import type { Recognizer } from '../../../recognizer.js';
import { behindCell, cellStart } from '../cell.js';
import { anyOf, wordEnd, wordStart } from '../any-of.js';
import { cities, citiesWithFourDigits, countedNouns, placeEndings } from './place-words.js';

const gap = String.raw`[ \u00a0\t]{1,3}`;
const notAPlace = `(?!${anyOf(countedNouns)}${wordEnd})`;
/** A place of up to three words: `Stuttgart`, `Bad Homburg v. d. Höhe`, `Frankfurt am Main`. */
const place = String.raw`${notAPlace}(?:(?:Bad|Sankt|St\.|Markt|Groß|Klein|Neu|Alt|BAD) )?\p{Lu}[\p{L}\p{M}]{1,30}(?:[-/]\p{L}[\p{L}\p{M}]{1,30}){0,3}(?: (?:(?:an|in|am|im|a\.|i\.|b\.|v\.|ob|auf|vor|unter|bei) ?(?:(?:der|dem|den|d\.|deren) ?)?(?:\p{Lu}[\p{L}\p{M}]{2,20}|\p{Lu}\p{Ll}{0,2}\.)|\((?!Arbeit|Auftrag|Mieter|Vermieter|Käufer|Verkäufer|Kläger|Beklagt|Kunde|Zeug|Eigentümer|Antrag|Schuldner|Gläubiger)\p{Lu}[\p{L}\p{M} ]{1,20}\)))?`;
const knownPlace = String.raw`(?:${cities.flatMap((city) => [city, city.toUpperCase()]).join('|')})${wordEnd}`;
const placeLike = String.raw`(?:Bad \p{Lu}|\p{Lu}\p{Ll}{1,20}(?:${placeEndings.join('|')})${wordEnd}(?! (?:[a-zäöü]{3,20}[et]n? ))|${knownPlace})`;
const germanCode = String.raw`(?:0[1-9]|[1-9]\d)\d{3}`;
const foreignCode = String.raw`[1-9]\d{3}`;

/** End of a street address, or of a post-office box, on the same line or the one above. */
const behindStreet = String.raw`(?=\d)(?<=\p{L}[ .]{0,3}(?!(?:19|20)\d\d,)\d{1,4} ?[a-zA-Z½]?(?:[-–/] ?\d{1,3}[a-z]?)?(?:[ \t]{0,3}[;|·•–-][ \t]{0,3}|,[ \t]{1,3}|[ \t]{2,8}|[ \t,]{0,3}\r?\n[ \t>|]{0,8}))`;
const behindLabel = String.raw`(?=\d)(?<=(?:PLZ|Plz|plz|Postleitzahl|postleitzahl|POSTLEITZAHL|(?:Wohn|Unfall|Tat|Einsatz|Liefer|Leistungs|Schaden)ort|(?<!\p{L})[oO]rt|ZIP|zip|[pP]ostal[_ ]?[cC]ode)(?:[ ]?[,/&][ ]?(?:Ort|Wohnort|ORT|Stadt))?["']?[ \t]{0,20}[:=|]?[ \t]{0,20}(?:\r?\n)?["']?)`;
/** As it follows a place: `Lindenstraße 5`, `Am Markt 2`. */
/** In lower case, behind a street word in lower case: `nelkenstr 19, 76135 karlsruhe`. */
const behindLowerStreet = String.raw`(?<=(?:[sS]tr|straße|strasse|weg|gasse|allee|platz|ring|damm)\.? ?\d{1,3} ?[a-z]?[,;|]? )`;
const streetAndNumber = String.raw`\p{Lu}[\p{L}.-]{1,30}(?: \p{L}[\p{L}.-]{1,30}){0,3} [1-9]\d{0,2}(?!\d|[.,]\d|\p{L}{2})`;
const endOfPlace = String.raw`(?=[ \t]{0,4}(?:[,;.)(|"·•]|\r?\n|$| {2}))`;
const codeOf = (code: string): string => `(?<value>${code})`;

/**
 * German postal code beside a place. The code alone is the span; the place after it is `placeAfterPostalCode`.
 * Rule: Deutsche Post, five digits since 1993-07-01, 01001 to 99998. Five digits before a German noun are mostly an amount, so
 * one of these must hold: `D-` before it, a house number before it, the word PLZ, or a place that is known or ends like one.
 */
export const postalCode: Recognizer = {
  type: 'DE_PLZ',
  patterns: [
    new RegExp(String.raw`${wordStart}(?:DE?|de?)[-– ]{1,2}${codeOf(germanCode)}(?=,?${gap}\p{L})`, 'dgu'),
    new RegExp(String.raw`${wordStart}(?<![.,-])${behindStreet}${germanCode}(?=${gap}${notAPlace}\p{Lu})`, 'gu'),
    new RegExp(String.raw`${wordStart}(?<![.,/-])${behindLabel}${germanCode}${wordEnd}(?![.,]\d)`, 'gu'),
    new RegExp(String.raw`${wordStart}(?<![.,/-])${germanCode}(?=${gap}${place}, ${streetAndNumber})`, 'gu'),
    new RegExp(String.raw`${wordStart}(?<![.,/-])${germanCode}(?=${gap}${placeLike})`, 'gu'),
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:die|der|PLZ) )(?!\d{3}00)${germanCode}(?= in \p{Lu}\p{Ll}{2,20}[,.!?])`,
      'gu',
    ),
    new RegExp(String.raw`(?<=[sS]tr\.? ?\d{1,3} ?[a-z]?/)${germanCode}(?=${gap}${notAPlace}\p{Lu})`, 'gu'),
    new RegExp(String.raw`(?=\d)${behindLowerStreet}${germanCode}(?= \p{Ll}{3}|[);|"\r\n])`, 'gu'),
    new RegExp(
      String.raw`(?=\d)(?<=(?:^|\n)[ \t>|]{0,12}|[,–·|] |["„|;\t]|(?<!\d),| {2}|(?:in|aus|nach|bei|zu) )(?!\d{3}00)${germanCode}(?= ${place}[ \t]{0,4}(?:[,;.)?!|"–]|\r?\n|$| {2}))`,
      'gu',
    ),
    new RegExp(
      String.raw`(?=[\dO])(?<=(?:^|\n|[;|]|[wW]ohnort:?| {2})[ \t]{0,8}|, |\d ?[a-z]?,? {1,3}|\d\r?\n)(?:\d ?\d{3} ?\d|[O\d]{5}|(?:(?=[\d ]{6} {1,2}(?:${placeLike}))|(?<=\d ?[a-z]?,? {1,3}|\d ?[a-z]?\r?\n))\d{1,4} \d{1,4})(?= {1,2}\p{Lu}\p{Ll}{2})`,
      'gu',
    ),
    new RegExp(String.raw`(?<=(?<!\p{L})(?:in|nach|aus|bei) \p{Lu}\p{L}{2,20} \()${germanCode}(?=\))`, 'gu'),
    new RegExp(
      String.raw`${wordStart}${knownPlace}[,]?${gap}(?:\(?D-?)?${codeOf(germanCode)}${wordEnd}(?![.,]\d)(?=[ \t]{0,3}(?:[,;.)|]|\r?\n|$))`,
      'dgu',
    ),
  ],
  normalize: (code) => code.replaceAll('O', '0').replaceAll(' ', ''),
  isValid: (code) => code.length === 5 && code >= '01001' && code <= '99998',
  examples: {
    finds: {
      'before a city': 'Er wohnt in ⟦70173⟧ Stuttgart.',
      'with the country': 'Muster GmbH, D-⟦70173⟧ Stuttgart',
      'after a street': 'Lange Reihe 5, ⟦20099⟧ Musterort',
      'under a street': 'Lange Reihe 5\n⟦20099⟧ Musterort',
      'after its word': 'PLZ: ⟦01067⟧',
      'word for code and place': 'PLZ/Ort: ⟦89073⟧ Ulm',
      'after the place': 'Adresse: Stuttgart, ⟦70173⟧',
      'in parentheses behind any place': 'Sie wohnt in Musterort (⟦23552⟧).',
      'street behind the place': 'Kondolenz: ⟦48143⟧ Musterort, Lindenallee 9',
      'ending of a small place': 'aus ⟦72622⟧ Nürtingen kommend',
      'any place, between comma and full stop': 'Ja, ⟦89257⟧ Illertissn.',
      'lower case behind a street': 'nelkenstr 19, ⟦76135⟧ musterort',
      'letter O of a scan': 'Fabrikstraße 10, ⟦O2763⟧ Zittau',
      'space of a scan': 'Wohnung: Turmstr. 4, ⟦4285 9⟧ Remscheid',
      'two groups of a scan': 'Turmstr. 17\n⟦56 112⟧ Lahnstein',
      'said before the place': 'und die ⟦31785⟧ in Musterort.',
      'a cell with its place': '1,"⟦04838⟧ Musterort",x',
      'behind a slash': 'Marktstr.12/⟦72070⟧ Tübingen',
      'behind a street, no place': '(Lindauer Str. 9; ⟦88069⟧) zweimal',
      'between dashes': 'Musterweg 5 – ⟦88239⟧ Musterort',
    },
    ignores: {
      'an amount': 'Wir lieferten 70173 Stück.',
      'money before a word': 'Schaden von 12000 Euro',
      'six digits': 'in 701731 Stuttgart',
      'below the range': 'in 00999 Stuttgart',
      'two groups of six digits': 'Druckschrift 132 944 417 Revision',
      'four digits': 'in 7017 Stuttgart',
      'no place': 'Er zählte 70173.',
      'a decimal number': 'Faktor 1,70173 Stuttgart',
    },
  },
};

/**
 * German postal code alone in its cell, under a table head or behind a key that names it.
 * Rule: as `postalCode`; the head is the evidence.
 */
export const postalCodeInTable: Recognizer = {
  type: 'DE_PLZ',
  patterns: [new RegExp(String.raw`${cellStart}${germanCode}(?=${behindCell})`, 'gmu')],
  isValid: (code) => code >= '01001' && code <= '99998',
  needsContext: true,
  contextWords: {
    de: ['plz', 'postleitzahl'],
    en: ['zip', 'zip code', 'zip_code', 'postal code', 'postal_code', 'postcode'],
  },
  examples: {
    finds: {
      CSV: 'nr;plz;ort\n1;⟦89073⟧;Ulm\n2;⟦01067⟧;Dresden',
      pipes: '| Ort | PLZ |\n| Ulm | ⟦89073⟧ |',
      commas: 'id,postal_code,city\n1,⟦89073⟧,Ulm',
      tabs: 'nr\tPLZ\tort\n1\t⟦01067⟧\tDresden',
      'wide gaps': 'Postleitzahl   Menge\n⟦89073⟧          12 Stück\n',
      'key of JSON': '{"zip": "⟦89073⟧"}',
    },
    ignores: {
      'another head': 'nr;menge;ort\n1;89073;Ulm',
      'six digits': 'nr;plz;ort\n1;890731;Ulm',
      'below the range': 'nr;plz;ort\n1;00999;Ulm',
      'four digits': 'nr;plz;ort\n1;8907;Ulm',
      'more in the cell': 'nr;plz;ort\n1;ca. 89073;Ulm',
      'letters behind it': 'nr;plz;ort\n1;89073a;Ulm',
    },
  },
};

/**
 * The place after a postal code where no doubt is left: behind `D-`, after a house number, or after the word PLZ.
 * Rule: DIN 5008:2020 § 15. Austria's, Switzerland's and Liechtenstein's four-digit codes have no type of their own and would
 * give the place away: there the code belongs to the span (`CH-⟦8001 Zürich⟧`), in the same surroundings or before a large city.
 */
export const placeAfterPostalCode: Recognizer = {
  type: 'LOCATION',
  patterns: [
    new RegExp(String.raw`${wordStart}(?:DE?|de?)[-– ]{1,2}${germanCode},?${gap}(?<value>${place})`, 'dgu'),
    new RegExp(String.raw`${behindStreet}${germanCode}${gap}(?<value>${place})${endOfPlace}`, 'dgu'),
    new RegExp(String.raw`${wordStart}${behindLabel}${germanCode}${gap}(?<value>${place})`, 'dgu'),
    new RegExp(String.raw`${wordStart}(?:A|CH|FL|AT|LI)-(?<value>${foreignCode}${gap}${place})`, 'dgu'),
    new RegExp(String.raw`${behindStreet}(?<value>${foreignCode}${gap}${place})${endOfPlace}`, 'dgu'),
    new RegExp(String.raw`${wordStart}${behindLabel}(?<value>${foreignCode}${gap}${place})`, 'dgu'),
    new RegExp(String.raw`${wordStart}(?:DK|NL|LU|CZ|HU)-(?<value>\d{4,5}(?: ?[A-Z]{2})?${gap}${place})`, 'dgu'),
    new RegExp(
      String.raw`(?<=(?:[eE]ircode|EIRCODE)["']?[ ]?[:=]?[ ]?["']?|Dublin(?: \d{1,2})?,? |(?<!\p{L})Co\.? \p{Lu}\p{Ll}{2,10},? )[AC-FHKNPRTV-Y]\d[\dW] ?[AC-FHKNPRTV-Y\d]{4}${wordEnd}`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=\p{L}{2},? (?:NSW |ACT |VIC |QLD |SA |WA |TAS |NT ))(?:(?<=NSW |ACT )2|(?<=VIC )3|(?<=QLD )4|(?<=SA )5|(?<=WA )6|(?<=TAS )7|(?<=NT )0)\d{3}${wordEnd}(?![.,]\d)`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:[pP]ostleitzahl|PLZ)(?: ist| lautet)?(?: die)?:? )${foreignCode}${wordEnd}(?![.,]\d)`,
      'gu',
    ),
    new RegExp(`${wordStart}(?!19|20)${foreignCode}${gap}(?:${citiesWithFourDigits.join('|')})${wordEnd}`, 'gu'),
  ],
  examples: {
    finds: {
      'with the country': 'Muster GmbH, D-70173 ⟦Stuttgart⟧',
      'under a street': 'Lange Reihe 5\n20099 ⟦Musterort⟧\n',
      'after a street': 'Lange Reihe 5, 60311 ⟦Frankfurt am Main⟧.',
      'after the word': 'PLZ/Ort: 89073 ⟦Ulm⟧',
      'Austrian, with its code': 'Praterstraße 7, A-⟦1020 Wien⟧',
      'Danish, with its code': 'Søndergade 14, DK-⟦6270 Tønder⟧',
      'Swiss, under a street': 'Bahnhofstrasse 5\n⟦8001 Zürich⟧\n',
      'Irish, behind its word': 'eircode=⟦D01 X4P2⟧ phone',
      'Irish, behind the county': 'Ennis, Co. Clare, ⟦V95 X2T4⟧\n',
      'Australian, behind the state': 'Sampletown QLD ⟦4561⟧   Ph',
      'behind its word, no place': 'in Liestal, Postleitzahl ⟦4410⟧. Das',
      'Austrian, before a large city': 'Er zog nach ⟦1010 Wien⟧.',
      hyphenated: 'Lange Reihe 5, 99734 ⟦Musterort-Süd⟧',
    },
    ignores: {
      'no street and no country': 'Er wohnt in 20099 Musterort.',
      'an amount': 'Wir lieferten 20099 Stück',
      'a year under a number': 'Kapitel 5 handelt von 2024 Personen',
      'six digits': 'Lange Reihe 5, 200991 Musterort',
      'lower case': 'Lange Reihe 5, 20099 stück',
      'behind a decimal number': 'Faktor 45,2174 Punkte',
      'a role in parentheses': 'in 20099 Musterort (Arbeitnehmer)',
      'another prefix': 'Lieferung B-20099 Musterort',
    },
  },
};
