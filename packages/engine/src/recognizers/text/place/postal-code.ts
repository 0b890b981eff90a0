import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { nextSpeaker } from '../speaker.js';
import { cities, placeEndings } from './place-words.js';
import {
  behindLabel,
  behindStreet,
  codeEnd,
  gap,
  germanCode,
  germanCountryCode,
  isGermanCode,
  notCounted,
  place,
} from './postal-code-parts.js';

const codeStart = `${wordStart}(?<![.,/-])`;

const knownPlace = `${oneOf([...cities, ...cities.map((city) => city.toUpperCase())])}${wordEnd}`;
/** `Bad Muster`, `Nürtingen`, `Ulm`: known, or with a place's ending and no verb behind it. */
const certainPlace = source`(?:
  Bad \p{Lu}
  |\p{Lu}\p{Ll}{1,20}${oneOf(placeEndings)}${wordEnd}(?! (?:[a-zäöü]{3,20}[et]n? ))
  |${knownPlace}
)`;

/** `Lindenstraße 5`, `Am Markt 2` behind the place. */
const streetAndNumber = source`
  \p{Lu}[\p{L}.-]{1,30}(?: \p{L}[\p{L}.-]{1,30}){0,3}
  [ ][1-9]\d{0,2}(?!\d|[.,]\d|\p{L}{2})`;

const certainStreetName = '(?:[sS]tr\\.|[sS]traße|[wW]eg|[gG]asse|[pP]latz|[aA]llee|[rR]ing|damm|hof|berg|feld|ufer)';
/** `Ringstraße`, `Am Alten Bahnhof`. */
const anyCertainStreet = source`(?:
  ${certainStreetName}
  |(?:A[mn]|Auf|Im|In|Zu[mr]|Unter|Hinter)(?: \p{L}[\p{L}.]{1,20}){1,3}
)`;

/** No round number, which is rather an amount. */
const unroundCode = String.raw`(?!\d{3}00)${germanCode}`;

/** `nelkenstr 19, `, `Ringstr. 4 (Hinterhaus!) `. */
const lowerStreet = source`
  (?:[sS]tr|straße|strasse|weg|gasse|allee|platz|ring|damm)\.? ?\d{1,3} ?[a-z]?
  (?: ?\([^()\n]{1,20}\))?(?:[,;|]|!{1,3})?[ ]`;

/** Where a field or a sentence's part begins. */
const anyStart = source`(?<=
  (?:^|\n)[ \t>|]{0,12}
  |[,–·|] |["„|;\t]|(?<!\d),| {2}
  |(?:in|aus|nach|bei|zu)[ ]
)`;

/** A house number before a code, on the same line or the one above. */
const numberBefore = String.raw`\d ?[a-z]?(?: ?[.·])?,? {1,3}`;
/** A scan writes `O2763`, `4285 9`, `56 112`; the last behind a street or before a certain place. */
const scannedCode = source`
  (?=[\dO])
  (?<=(?:^|\n|[;|]|[wW]ohnort:?| {2})[ \t]{0,8}|, |${numberBefore}|\d\r?\n)
  (?:
    (?=\d{0,4}[O ])(?:\d ?\d{3} ?\d|[O\d]{5})
    |(?:(?=[\d ]{6} {1,2}${certainPlace})|(?<=${numberBefore}|[\dOl] ?[a-z]?\r?\n[ \t]{0,8}))\d{1,4} \d{1,4}
  )`;

/**
 * German postal code beside a place. The code alone is the span; the place after it is `placeAfterPostalCode`.
 * Rule: Deutsche Post, five digits since 1993-07-01, 01001 to 99998. Five digits before a German noun are mostly an
 * amount, so one of these must hold: `D-` before it, a house number before it, the word PLZ, or a place that is known
 * or ends like one.
 */
export const postalCode: Recognizer = {
  type: 'DE_PLZ',
  patterns: [
    pattern('dgu')`${germanCountryCode}(?<value>${germanCode})(?=,?${gap}\p{L})`,
    pattern('gu')`${wordStart}(?<![.,-])${behindStreet}${germanCode}(?=${gap}${notCounted}\p{Lu})`,
    pattern('gu')`(?<=[sS]tr\.? ?\d{1,3} ?[a-z]?/)${germanCode}(?=${gap}${notCounted}\p{Lu})`,
    // Im Muster 6 in 49124 Musterort
    pattern('gu')`
      (?=\d)(?<=(?:[sS]tr\.|\p{Lu}[\p{L}.-]{2,30}) \d{1,3} ?[a-z]? in )${unroundCode}(?=${gap}${notCounted}\p{Lu}\p{Ll})
    `,
    // asked for: `Und die Postleitzahl?` and in the next line `Kunde: Das ist die 70173`
    pattern('dgu')`
      (?:PLZ|plz|[pP]ostleitzahl)[^\n]{0,40}${nextSpeaker}(?:\p{L}{1,10}[,.]? ){0,4}?(?<value>${germanCode})${codeEnd}
    `,
    // in a row below a line with the word, before its place: `Weg 4    03042      Cottbus`
    pattern('gu')`
      (?=\d)(?<=(?:PLZ|Postleitzahl)(?!\p{L})[^\n]{0,80}\n[^\n]{0,80}(?: {2}|\t))${germanCode}
      (?=[ \t]{1,30}\p{Lu}\p{Ll}{2})
    `,
    pattern('gu')`(?=\d)(?<=${lowerStreet})${germanCode}(?= \p{Ll}{2}|, \p{L}|[);|"\r\n]|$)`,
    pattern('gu')`
      // 'Deichweg 8','25813','Husum', in the cells of a row
      (?=\d)(?<=${anyCertainStreet} ?\d{1,4} ?[a-zA-Z]?(?:['"], ?['"]|["']?[;|\t]["']?))
      ${germanCode}(?=(?:['"], ?['"]|["']?[;|\t]["']?)\p{Lu}[\p{L}.]{1,30})`,
    pattern('gu')`${codeStart}${behindLabel}${germanCode}${codeEnd}`,
    // Musterstr. 139, 2. HH, 04177
    pattern('gu')`
      (?=\d)(?<=[sS]tr(?:\.|aße) ?\d{1,4} ?[a-z]?, (?:(?:\d\. ?)?\p{L}{2,14}, )?)
      ${germanCode}(?=[.;,)!]?(?:\s|$))
    `,
    // Musterstr. 140, 04177.
    pattern('gu')`
      (?=\d)(?<=(?:[sS]tr\.|[sS]tra(?:ß|ss)e|[wW]eg|[gG]asse|[aA]llee) \d{1,3} ?[a-z]?, )${unroundCode}(?=[.;)]?(?:\s\p{Lu}|\s?$))
    `,
    // Am Markt 12, Musterstadt-Muster, 50374.
    pattern('dgu')`
      ${anyCertainStreet} [1-9]\d{0,3} ?[a-z]?, ${place}, (?<value>${germanCode})(?=[.;,)!]?(?:\s|$))
    `,
    pattern('gu')`${codeStart}${germanCode}(?=${gap}${place}, ${streetAndNumber})`,
    // but for the cadastral community of Austria: `EZ 1184, KG 63103 Geidorf`
    pattern('gu')`${codeStart}(?<!(?<!\p{L})KG )${germanCode}(?=${gap}${certainPlace})`,
    pattern('gu')`
      // die 31785 in Musterort
      (?<=(?<!\p{L})(?:die|der|PLZ) )
      ${unroundCode}(?= in \p{Lu}\p{Ll}{2,20}[,.!?])`,
    pattern('gu')`
      // any place that is all of a field or ends its sentence
      (?=\d)${anyStart}${unroundCode}
      (?= ${place}[ \t]{0,4}(?:[,;.)?!|"–]|\r?\n|$| {2}))`,
    // PLZ, Ort   26 78l  Muster: a scan again
    pattern('gu')`
      (?=[\dOlI])(?<=(?:PLZ|Postleitzahl)(?: ?[,/&] ?(?:Wohno|O)rt)?:?[ \t]{1,40})
      (?=[\dOlI ]{5,6} )[\dOlI]{1,3} ?[\dOlI]{2,4}(?= {1,3}\p{Lu}\p{Ll}{2})`,
    pattern('gu')`${scannedCode}(?= {1,2}\p{Lu}\p{Ll}{2})`,
    pattern('gu')`
      // in Musterort (23552)
      (?<=(?<!\p{L})(?:in|nach|aus|bei) \p{Lu}\p{L}{2,20} \()${germanCode}(?=\))`,
    // das ist in Musterort, 23552.
    pattern('gu')`(?<=(?<!\p{L})(?:in|aus) \p{Lu}\p{Ll}{2,20}, )${unroundCode}(?=[.;)!?](?:\s|$))`,
    pattern('dgu')`
      // Stuttgart, D-70173
      ${wordStart}${knownPlace},?${gap}(?:\(?D-?)?
      (?<value>${germanCode})${codeEnd}(?=[ \t]{0,3}(?:[,;.)|]|\r?\n|$))`,
  ],
  normalize: (code) => code.replaceAll('O', '0').replaceAll(/[lI]/g, '1').replaceAll(' ', ''),
  isValid: isGermanCode,
  examples: {
    finds: {
      'behind a street, its sentence ends': 'aus der Lindenstr. 140, ⟦44263⟧. Die Miete',
      'before a city': 'Er wohnt in ⟦70173⟧ Stuttgart.',
      'with the country': 'Muster GmbH, D-⟦70173⟧ Stuttgart',
      'after a street': 'Lange Reihe 5, ⟦20099⟧ Musterort',
      'under a street': 'Lange Reihe 5\n⟦20099⟧ Musterort',
      'after its word': 'PLZ: ⟦01067⟧',
      'word for code and place': 'PLZ/Ort: ⟦89073⟧ Ulm',
      'after the place': 'Adresse: Stuttgart, ⟦70173⟧',
      'in parentheses behind any place': 'Sie wohnt in Musterort (⟦23552⟧).',
      'word for code, place and part of it': 'PLZ, Ort / Ortsteil      ⟦31226⟧ Musterort / Muster\n',
      'below its word, before a wide gap':
        '6  Straße, Hausnummer     Postleitzahl    Ort\n   Muster 17              ⟦03042⟧           Musterort\n',
      'street behind the place': 'Kondolenz: ⟦48143⟧ Musterort, Lindenallee 9',
      'ending of a small place': 'aus ⟦72622⟧ Nürtingen kommend',
      'any place, between comma and full stop': 'Ja, ⟦89257⟧ Illertissn.',
      'lower case behind a street': 'nelkenstr 19, ⟦76135⟧ musterort',
      'lower case behind a street, before a comma': 'adresse is musterer str 41, ⟦93049⟧, klingel',
      'between street and place in SQL': "('K1','Musterweg 8','⟦25813⟧','Musterort',NULL)",
      'between street and place in CSV': '1;Musterstr. 8a;⟦25813⟧;Musterort;x\n',
      'behind a floor': 'neu: Ringstr. 19 (Hinterhaus!) ⟦76135⟧\n',
      'under a street in the right column':
        'Muster GmbH              Seestraße 4\nUlm                      ⟦88239⟧ Musterort\n',
      'letter O of a scan': 'Fabrikstraße 10, ⟦O2763⟧ Zittau',
      'space of a scan': 'Wohnung: Turmstr. 4, ⟦4285 9⟧ Remscheid',
      'two groups of a scan': 'Turmstr. 17\n⟦56 112⟧ Lahnstein',
      'small L of a scan behind its word': 'PLZ, Ort      ⟦26 78l⟧  Musterort\n',
      'behind a street and in': 'Im Hone 6 in ⟦49124⟧ Musterort Punkt Herr',
      'behind any street and in': 'Anschrift Süderdeich 3 in ⟦25899⟧ Musterort Absatz',
      'answer of a caller': 'Und die Postleitzahl?\nKunde: Das ist die ⟦70173⟧.\n',
      'answer in a chat': 'und die plz\n[12.10.26, 18:03:15] Max: ⟦70173⟧\n',
      'behind a box without a number': 'St. Gallerstr. 11, Postfach\n⟦60311⟧ Musterort',
      'said before the place': 'und die ⟦31785⟧ in Musterort.',
      'a cell with its place': '1,"⟦04838⟧ Musterort",x',
      'behind a slash': 'Marktstr.12/⟦72070⟧ Tübingen',
      'behind a street, no place': '(Lindauer Str. 9; ⟦88069⟧) zweimal',
      'between asterisks': 'Muster GmbH * Musterweg 5 * ⟦88239⟧ Musterort',
      'behind a street, at the end': 'in der Muster Straße 139, ⟦45886⟧. Der',
      'behind a district, at the end': 'das ist in Musterort, ⟦27576⟧. Sie',
      'scanned, behind a point': 'Musterweg 7b . ⟦265O6⟧ Musterort\n',
      'behind a house at the back': 'Merseburger Str. 139, 2. HH, ⟦04177⟧. klingel',
      'behind street and place': 'Am Alten Bahnhof 12, Erftstadt-Liblar, ⟦50374⟧.',
      'between dashes': 'Musterweg 5 – ⟦88239⟧ Musterort',
    },
    ignores: {
      'a count below another word': '6  Anzahl     Menge    Ort\n   Muster     03042    Musterort\n',
      'a count where a field begins': '20015 Besucher und 15014 Karten',
      'a count behind a number': 'Phase 3 in 25899 Fällen',
      'an article in SQL': "('K1','Musterware 8','25813','Stahl',NULL)",
      'an answer to another question': 'Und die Menge?\nKunde: Das sind 70173.\n',
      'an article and its name': 'Artikel 12, Musterware, 50374.',
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
