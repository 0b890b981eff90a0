import { commonWords } from '../../../common-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import {
  adjectives,
  germanCapitalWord,
  compound,
  isStreet,
  notACaption,
  notALandmark,
  numberBehindStreet,
  numberWithExtras,
  townAdjective,
  twoWords,
} from './german-street-parts.js';
import { hasHeadingBefore } from './heading-before-street.js';
import { houseNumber } from './house-number.js';
import { placesNamedAfterPersons, streetWordsBeforeGenitive } from './street-words.js';

/** `Straße des 17. Juni`, `Platz der Deutschen Einheit`, `Straße am Park`. */
const genitive = source`
  ${oneOf(streetWordsBeforeGenitive)}
  [ ](?:des|der|d\.|am|an der|zum|zur|vor dem|im|DES|DER|AM|ZUM)
  [ ]${notALandmark}(?:\d{1,2}\. ?)?${germanCapitalWord}(?: ${germanCapitalWord})?`;

/** `Theodor-Heuss-Bogen`. */
const namedAfterPerson = String.raw`(?:\p{Lu}[\p{L}\p{M}'’.]{1,20}-){2,3}${oneOf(placesNamedAfterPersons)}`;

/** `Gewerbepark Nord `, `Industriegebiet `. */
const estate = source`
  (?:Gewerbe|Industrie|Technologie|Business|Handwerker)(?:park|gebiet|hof|zentrum|allee)
  [ ](?:\p{Lu}[\p{L}-]{0,20} )?`;

/** English words that end as a street does: `measuring 60`, and `expiring 30/09` before a year. */
function isParticiple(address: string): boolean {
  const [, word = ''] = /^(\p{Ll}+ring) /u.exec(address) ?? [];
  return commonWords.has(word) || /^\p{Ll}+ring \d{1,2}\/\d{1,2}$/u.test(address);
}

/**
 * Street and house number in German forms, with floor, staircase and flat where they follow.
 * Rule: DIN 5008:2020 § 15 (address lines); generic street words from `street-words.ts`. A street without its number is
 * a LOCATION and left to later stages. Years and measures are never house numbers.
 */
export const streetAddress: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`${wordStart}${adjectives}${townAdjective}${compound}${numberBehindStreet}`,
    pattern('gu')`${wordStart}${adjectives}${twoWords}${numberBehindStreet}`,
    pattern('gu')`${wordStart}${genitive}${numberBehindStreet}`,
    pattern('gu')`${wordStart}${namedAfterPerson}${numberBehindStreet}`,
    pattern('gu')`${wordStart}${estate}${numberWithExtras}`,
    pattern('gu')`
      // lange reihe 5
      ${wordStart}
      (?:lange|alte|neue|große|grosse|kleine|hohe|breite|kurze|obere|untere)
      [ ](?:straße|strasse|str\.?|gasse|reihe|bleichen|allee) ${houseNumber}`,
    pattern('gu')`
      // wittener str 188, and Neben str . 41 of a scan
      ${wordStart}${notACaption}
      \p{L}{3,20} ?[sS]tr(?: ?\. ?|a(?:ß|ss)e | )${numberWithExtras}`,
    pattern('gmu')`
      // Lindenweg l2 of a scan
      ${wordStart}(?:${compound}|${twoWords}) [lI]\d{1,2}[a-h]?(?=,|${lineEnd})`,
    pattern('gu')`
      // Kirch feld str. 77 of a scan
      ${wordStart}
      \p{Lu}\p{Ll}{2,12} \p{Ll}{2,10} ?str ?\. ?${numberWithExtras}`,
  ],
  isValid: (address) => isStreet(address) && !isParticiple(address) && !hasHeadingBefore(address),
  examples: {
    finds: {
      'care of somebody': 'wohnt ⟦Wolbecker Straße 20 c/o Muster⟧, Ulm',
      'side of the stairs, no point': '| ⟦Bremer Str. 211, 2. OG li⟧   | 88',
      'hyphenated over a line end, indented': 'Dr. Muster\n            ⟦Haupt-\n            straße 71⟧, 50226 Ulm',
      'a town before a kind of road': '5700 Musterort, ⟦Brucker Bundesstraße 17⟧\n',
      'a part of the town behind it': 'Erna Muster\n⟦Lindenweg 2, OT Musterdorf⟧\n08547 Ulm',
      'a part of the town behind it, in full': 'wohnt ⟦Hauptstr. 17 Ortsteil Bad Muster⟧ noch',
      'side of the stairs, with a capital': 'Mietsache: ⟦Lindenstraße 85, Hinterhaus, 2. OG Mitte⟧, 20255 Hamburg',
      'side of the stairs, in capitals': 'Straße, Nr. ......... ⟦LINDENSTRASSE 48, 2. OG LI.⟧\n',
      'side of the stairs': 'Tatort: ⟦Bremer Heerstr. 118, EG li.⟧, 27749 Ulm',
      'floor in parentheses': 'wohnt ⟦Lindenstraße 12 (3. OG)⟧ dort',
      'letters from and to': 'die ⟦Lindenstraße 12 a-c⟧, hinten',
      'word before the number': 'Das Haus ⟦Lindenstraße Nr. 12⟧ steht leer',
      'named after a person, any ending': 'in der Anlage ⟦Theodor-Heuss-Bogen 14–18⟧ wohnen',
      'industrial estate': 'Lieferung: ⟦Gewerbepark Nord 12⟧ morgen',
      'owners before it': 'Protokoll der WEG ⟦Wolbecker Straße 20⟧, Ulm',
      'owners of flats before it': 'Stockwerkeigentümergemeinschaft ⟦Seidenstrasse 24/26⟧, 8400 Muster',
      'letter for a digit of a scan': 'Erna Muster\n⟦Lindenweg l2⟧\n',
      'three parts of a scan': '⟦Kirch feld str. 77⟧\n',
      'the road to a town': 'Büro: ⟦Gmünder Landstr. 45⟧;',
      'the way to the church of a town': 'Bauvorhaben: Austausch, ⟦Lotter Kirchweg 41, Erdgeschoss⟧\n',
      'half a number': 'Baustelle ⟦Ringstraße 7½⟧, hinten',
      'spaced by a scan': '⟦Neben str . 41⟧\n',
      'lower case, two words': 'wohnt ⟦wittener str 188⟧, oben',
      'floor behind a slash': 'Anschrift: ⟦Regensburger Str. 41 / IV⟧, 92224 Amberg',
      'before a sentence': 'gemeldet ⟦Längenfeldgasse 21/2/18⟧. Auf freiem Fuß',
      'a box behind it': '⟦St. Gallerstrasse 11, Postfach⟧\n8501 Muster',
      'cellar of a flat': 'Tatort: ⟦Thaliastraße 139/Kellerabteil 14⟧\n',
      'back building': '⟦Lindenstraße 31 HH⟧ · Hof',
      'street with a date in its name': 'Die Feier ist ⟦Straße des 17. Juni 135⟧, Eingang links.',
      'no postal code behind': 'Treffpunkt: ⟦Große Bleichen 12–14⟧.',
      'number without a space': 'Er zieht in die ⟦Hauptstr.5⟧ um.',
      'Roman floor': 'Kanzlei: ⟦Max-Josefs-Platz 11/II⟧, Ulm',
      'street named after persons': 'wohnhaft ⟦Geschwister-Scholl-Str. 7⟧ in Ulm',
      'hyphenated over a line end': 'wohnhaft ⟦Geschwister-Scholl-\nStr. 7⟧ in Ulm',
      'number on the next line': 'Lieferung an:\n⟦Lindenallee\n12b⟧\n',
      'number in the next column': 'Straße | ⟦Lindenallee | 12⟧ | links',
      'all capitals': '⟦BERLINER STRASSE 12⟧',
      'behind what a letter is about': 'Betreff: Wasserschaden ⟦Goethestr. 12⟧, 06114 Halle\n',
      'behind what is to be done there': 'Angebot Dachsanierung ⟦Berliner Str. 12⟧, ohne Gerüst',
      'lower case': 'ich wohne jetzt ⟦bahnhofstr. 8⟧',
      'umlaut written out': '⟦Muehlenstrasse 4⟧',
      'Austrian staircase and flat': '⟦Mariahilfer Straße 12/3/15⟧, 1060 Wien',
      'person with separate words': 'Er wohnt ⟦Alfred Nobel Straße 9⟧.',
    },
    ignores: {
      'a place in a garage': 'Wallbox TG Platz 7: Karte',
      'a participle, English': 'policy PL 2208, expiring 30/09/2025',
      'a size, English': 'a shed measuring 60 ft by 110',
      'a year': 'Neubau der Hauptstraße 2024',
      'a letter that a street has': 'Auf der Hauptstraße L12\n',
      'a way among several': 'Weg 3 von 4',
      'who lives there': 'Mieter Anger 4 von 9',
      'a distance': 'Auf der Hauptstraße 5 km geradeaus',
      'a word like a number': 'Auf der Hauptstraße drei Autos',
      'who buys, counted': 'Käufer 1 und Käufer 2 erscheinen',
      'no number before a part of the town': 'Treffen im Lindenweg, OT Musterdorf\n',
      'a place to pack': 'zuerst an Packplatz 3 ausprobiert',
      'a place to sit': 'Sie haben Sitzplatz 12.',
      'a place to park, two nouns': 'Garagenstellplatz Nr. 8 kostet',
      'a percentage': 'Auf dem Wochenmarkt 5 % Rabatt',
    },
  },
};
