import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordEnd, wordStart } from '../any-of.js';
import { addressExtras, beforeHouseNumber, beforePostalCode, houseNumber } from './house-number.js';
import {
  germanLandmarks,
  germanStreetAdjectives,
  germanStreetEndings,
  germanStreetPrepositions,
  germanStreetWords,
  notInStreetNames,
  notLandmarks,
  notStreets,
} from './street-words.js';

const number = `${beforeHouseNumber}${houseNumber}${addressExtras}`;
const capital = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,30}`;
const notACaption = `(?!${anyOf(notInStreetNames)}${wordEnd})`;
const adjectives = `(?:${anyOf(germanStreetAdjectives)} ){0,2}`;

/** `Hauptstr.5`, `Geschwister-Scholl-Str. 7`, also hyphenated over a line end. */
const compound = String.raw`(?:\p{L}[\p{L}\p{M}'’.]{0,30}-(?:\r?\n[ \t]{0,4})?){0,4}(?:\p{L}[\p{L}\p{M}'’]{0,30})?(?<=[\p{L}\p{M}]{2}|-|-\s{1,3})${anyOf(germanStreetEndings)}`;
/** `Reinhäuser ` before `Landstr.`: the road to a town. */
const townAdjective = String.raw`(?:${notACaption}\p{Lu}[\p{L}\p{M}]{2,25}er (?=(?:Land|Heer|Haupt|Bahnhof)[sS]tr))?`;
/** `Berliner Straße`, `Alfred Nobel Str.`, `Alter Markt`. */
/** `Brasilien Platz 1 der Charts` is a rank. */
const notARank = String.raw`(?!\p{Lu}\p{L}{1,30} Platz \d{1,2} (?:der|des|in|im|bei|auf|belegt|hinter|vor)(?!\p{L}))`;
const twoWords = String.raw`${notACaption}${notARank}(?:${capital}(?:(?:er|en|e|es)[ ]${anyOf(germanStreetEndings)}|(?: (?:von|van|zu|de) )?[ ](?:${capital}[ ])?${anyOf(germanStreetWords)}))`;
/** `Straße des 17. Juni`, `Platz der Deutschen Einheit`, `Straße am Park`. */
const genitive = String.raw`(?:Straße|Strasse|STRASSE|STRAßE|Platz|PLATZ|Allee|Weg|Ring|Ufer|Brücke|Hof|Str\.) (?:des|der|am|an der|zum|zur|vor dem|im|DES|DER|AM|ZUM) (?!${anyOf(notLandmarks)}${wordEnd})(?:\d{1,2}\. ?)?${capital}(?: ${capital})?`;
/** `Am Alten Markt`, `An der Mühle`: certain if it ends in a landmark and the sentence does not go on with a noun. */
const landmark = String.raw`(?:${germanStreetPrepositions.flatMap((words) => [words, words.toUpperCase()]).join('|')}) (?!${anyOf(notLandmarks)}${wordEnd})(?:${capital}(?:en|er|ER|EN) ){0,2}(?:${capital})?(?<=[\p{L} -])${anyOf(germanLandmarks)}`;
/** `Am`, `An der alten`: the sign with its adjective. */
const adjective = String.raw`(?:(?:alt|neu|hoh|lang|klein|groß|gross|breit|ober|unter|mittler|hinter|vorder|äußer|inner|weiß|rot|schwarz|grün|kurz|schmal|steil|tief|krumm|kalt|warm|steinern|heilig|viert|dritt|zweit)en )?`;
/** `Am Gries 14`, `An der Ziegelhütte 31`: whatever lies beside it, if no noun that is counted. */
const anySign = String.raw`(?:${germanStreetPrepositions.join('|')}) (?!${anyOf(notLandmarks)}${wordEnd})${adjective}\p{Lu}[\p{L}\p{M}-]{2,25}(?<!ung|heit|keit|schaft|tion|ität|ismus|nis|üchen|ätzen|ällen|ikeln|ionen)(?: \p{Lu}[\p{L}\p{M}-]{2,25})?`;
/** Streets with a person's names, whatever they end in: `Theodor-Heuss-Bogen`. */
const namedAfterPerson = String.raw`(?:\p{Lu}[\p{L}\p{M}'’.]{1,20}-){2,3}(?:Bogen|Hof|Höfe|Park|Höhe|Siedlung|Anlage|Eck|Garten|Gärten|Terrasse|Terrassen|Berg|Tal|Hain|Passage|Zeile|Gang|Hang|Halde|Feld|Aue|Grund|Wiese|Tor|Haus|Weiher|Rain)`;
/** `Gewerbepark Nord 12`, `Industriegebiet 4`. */
const estate = String.raw`(?:Gewerbe|Industrie|Technologie|Business|Handwerker)(?:park|gebiet|hof|zentrum|allee) (?:\p{Lu}[\p{L}-]{0,20} )?`;
/** `wohnt Rosengarten 4`: a verb of dwelling before it. */
const dwelling = String.raw`${wordStart}(?:wohnt|wohne|wohnen|wohnte|wohnten|gewohnt|wohnh\.|whft\.|wohnend|gemeldet|umgezogen|zieht|ziehe|gezogen|lebt)(?: (?:jetzt|nun|noch|derzeit|aktuell|seitdem|wieder|hier|um|nach)){0,2}:? (?:(?:in der|in dem|in|im|am|auf dem|auf der|an der|unter|nach) )?(?<value>(?!Haus |Zimmer |Nr\.)\p{Lu}[\p{L}\p{M}'’.-]{3,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{2,30})? ${houseNumber}${addressExtras})`;
const spokenNumber = `(?:(?:${['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'].join('|')})und(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert(?:\\p{Ll}{2,20})?|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun)(?: [a-f])?(?![\\p{L}\\p{N}]| \\p{Lu})`;
const phraseEnd = String.raw`(?=[ \t]{0,4}(?:[,;.)?!|\r\n"/–·•(]|$| {2}|in |im |bei |und |zu |ist |war |wohn|\d{4,5} ))`;
const joint = '(?:a[nmu][fs]?|in|im|der|de[nms]|zu[mr]?|unter|vor|hinter|bei|beim|von|und|de|du|la)';
/** Whatever stands with a number before a postal code and place: `Große Bleichen 12, 20354 Hamburg`, or a line above it. */
const beforePlace = String.raw`(?:(?<=^[ \t>|]{0,8})|(?<=[,;:|\t•·–-][ \t]{1,4}["“„]?)|(?<=[|\t:;,]["“„])|(?<=[|\t;])|(?<= {2}))${notACaption}(?!DOB|DoB|Dob|NHS)\p{Lu}[\p{L}\p{M}'’.-]{1,30}(?: (?:${joint}|\p{Lu}[\p{L}\p{M}'’.-]{1,30}|\d{1,2}\.)){0,4}(?: (?:berg|weg|platz|gasse|ring|hof|feld))? ${houseNumber}${addressExtras}${beforePostalCode}`;
/** A form's line: `Anschrift: Lange Reihe 5`. */
const labelled = String.raw`${wordStart}(?:[sS]traße|[sS]trasse|STRASSE|[sS]tr\.|[aA]nschrift|[aA]dresse|[wW]ohnhaft|[wW]h\.|[wW]ohnung|[wW]ohnort|[wW]ohnsitz|[wW]ohnanschrift|[pP]rivatanschrift|[mM]eldeadresse|[lL]ieferadresse|[lL]ieferanschrift|[rR]echnungsadresse|[rR]echnungsanschrift|[pP]ostanschrift|[bB]esuchsadresse|[oO]bjekt|[lL]ieferort|[eE]insatzort|[uU]nfallort|[tT]atort|[sS]tandort|[eE]inzugsadresse|[aA]bholadresse|[sS]itz)(?:[ /]{1,3}(?:Hausnummer|Hausnr\.|Haus-Nr\.|Nr\.|und Hausnummer))?(?:[ \t]{0,20}:[ \t]{0,20}|[ \t]{2,20}|(?<=[wW]ohnhaft|[wW]h\.)[ ](?:in |in der |im )?)(?<value>(?!(?:Um|Neu|An|Aus)bau |Sanierung |Renovierung |Abbruch )\p{Lu}[\p{L}\p{M}'’.-]{1,30}(?: [\p{L}\p{M}'’.-]{1,30}){0,4} ${houseNumber}${addressExtras})`;

const firstWord = /^[\p{L}\p{M}-]+/u;
const isStreet = (value: string): boolean =>
  !(notStreets as readonly string[]).includes(firstWord.exec(value.normalize('NFC').toLowerCase())?.[0] ?? '');

/**
 * Street and house number in German forms, with floor, staircase and flat where they follow.
 * Rule: DIN 5008:2020 § 15 (address lines); generic street words from `street-words.ts`. A street without its number is
 * a LOCATION and left to later stages. Years and measures are never house numbers.
 */
export const streetAddress: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    new RegExp(`${wordStart}${adjectives}${townAdjective}${compound}${number}`, 'gu'),
    new RegExp(`${wordStart}${adjectives}${twoWords}${number}`, 'gu'),
    new RegExp(`${wordStart}${genitive}${number}`, 'gu'),
    /(?<=^[ \t>]{0,12}|, )(?:(?:Alter |Neuer )?Markt|Anger|Graben|Wall|Trift|Brink|Damm|Kamp|Neumarkt|Altmarkt) [1-9]\d{0,2} ?[a-h]?(?=,|[ \t]{0,4}\r?\n)/gmu,
    new RegExp(
      String.raw`${wordStart}(?:lange|alte|neue|große|grosse|kleine|hohe|breite|kurze|obere|untere) (?:straße|strasse|str\.?|gasse|reihe|bleichen|allee) ${houseNumber}`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}${notACaption}\p{L}{3,20} ?[sS]tr(?: ?\. ?|a(?:ß|ss)e | )${houseNumber}${addressExtras}`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}[sS]tr(?:aße|asse|\.)?:[ \t]{1,20}(?<value>\p{Lu}[\p{L}\p{M} .'’-]{1,39}[\p{L}.])[ \t]{1,20}(?=(?:Haus-?)?[nN]r\.?:)`,
      'dgu',
    ),
    new RegExp(
      String.raw`(?<=[sS]tr(?:aße|asse|\.)?:[ \t]{1,20}\p{Lu}[\p{L}\p{M} .'’-]{2,40}[ \t]{1,20}(?:Haus-?)?[nN]r\.?:[ \t]{1,20})\d{1,4} ?[a-z]?(?![\p{L}\p{N}])`,
      'gu',
    ),
    new RegExp(`${wordStart}${landmark}${number}${phraseEnd}`, 'gu'),
    new RegExp(`${wordStart}${anySign}${number}${phraseEnd}`, 'gu'),
    new RegExp(`${wordStart}${namedAfterPerson}${number}`, 'gu'),
    new RegExp(`${wordStart}${estate}${houseNumber}${addressExtras}`, 'gu'),
    new RegExp(dwelling, 'dgu'),
    new RegExp(`${wordStart}${adjectives}${compound} ${spokenNumber}`, 'gu'),
    new RegExp(String.raw`${wordStart}\p{Lu}\p{Ll}{2,12} \p{Ll}{2,10} ?str ?\. ?${houseNumber}${addressExtras}`, 'gu'),
    new RegExp(beforePlace, 'gmu'),
    new RegExp(labelled, 'dgu'),
  ],
  isValid: isStreet,
  examples: {
    finds: {
      'care of somebody': 'wohnt ⟦Wolbecker Straße 20 c/o Muster⟧, Ulm',
      'side of the stairs': 'Tatort: ⟦Bremer Heerstr. 118, EG li.⟧, 27749 Ulm',
      'floor in parentheses': 'wohnt ⟦Lindenstraße 12 (3. OG)⟧ dort',
      'letters from and to': 'die ⟦Lindenstraße 12 a-c⟧, hinten',
      'word before the number': 'Das Haus ⟦Lindenstraße Nr. 12⟧ steht leer',
      'named after a person, any ending': 'in der Anlage ⟦Theodor-Heuss-Bogen 14–18⟧ wohnen',
      'adjective in lower case': 'Er wohnt ⟦An der alten Ziegelei 4⟧, hinten',
      'industrial estate': 'Lieferung: ⟦Gewerbepark Nord 12⟧ morgen',
      'behind a verb of dwelling': 'Sie wohnt jetzt im ⟦Rosengarten 4⟧.',
      'number said aloud': 'Wir sind in der ⟦Mühlenstraße neunzehn⟧ in Ulm.',
      'three parts of a scan': '⟦Kirch feld str. 77⟧\n',
      'in JSON, no street word': '"neu":"⟦Klosterberg 4⟧, 89073 Ulm"',
      'the road to a town': 'Büro: ⟦Gmünder Landstr. 45⟧;',
      'half a number': 'Baustelle ⟦Ringstraße 7½⟧, hinten',
      'spaced by a scan': '⟦Neben str . 41⟧\n',
      'lower case, two words': 'wohnt ⟦wittener str 188⟧, oben',
      'floor behind a slash': 'Anschrift: ⟦Regensburger Str. 41 / IV⟧, 92224 Amberg',
      'street and number in fields of a form': 'Str.: ⟦Gartenweg⟧  Nr.: ⟦12b⟧\n',
      'back building': '⟦Lindenstraße 31 HH⟧ · Hof',
      'with floor': 'Wir wohnen ⟦Am Alten Markt 3a, 2. OG⟧.',
      'street with a date in its name': 'Die Feier ist ⟦Straße des 17. Juni 135⟧, Eingang links.',
      'no street word, postal code behind': 'Kanzlei, ⟦Große Bleichen 12–14⟧, 20354 Hamburg',
      'no street word, alone': 'Treffpunkt: ⟦Große Bleichen 12–14⟧.',
      'number without a space': 'Er zieht in die ⟦Hauptstr.5⟧ um.',
      'beside anything': 'Er wohnt ⟦Am Gries 14⟧, hinten',
      'Roman floor': 'Kanzlei: ⟦Max-Josefs-Platz 11/II⟧, Ulm',
      'without a colon': 'wohnhaft ⟦Osterende 41⟧, verheiratet',
      'between dashes': 'Holzbau Muster – ⟦Säntisblick 5⟧ – 88239 Wangen',
      'street named after persons': 'wohnhaft ⟦Geschwister-Scholl-Str. 7⟧ in Ulm',
      'hyphenated over a line end': 'wohnhaft ⟦Geschwister-Scholl-\nStr. 7⟧ in Ulm',
      'number on the next line': 'Lieferung an:\n⟦Lindenallee\n12b⟧\n',
      'number in the next column': 'Straße | ⟦Lindenallee | 12⟧ | links',
      'all capitals': '⟦BERLINER STRASSE 12⟧',
      'lower case': 'ich wohne jetzt ⟦bahnhofstr. 8⟧',
      'umlaut written out': '⟦Muehlenstrasse 4⟧',
      'Austrian staircase and flat': '⟦Mariahilfer Straße 12/3/15⟧, 1060 Wien',
      'address block': 'Frau\nErna Muster\n⟦Lange Reihe 5⟧\n20099 Hamburg',
      'form label': 'Anschrift: ⟦Hinterm Sielhof 8⟧',
      'person with separate words': 'Er wohnt ⟦Alfred Nobel Straße 9⟧.',
    },
    ignores: {
      'a year': 'Neubau der Hauptstraße 2024',
      'a preposition and a year': 'im Jahr 2024',
      'a weekday and an amount': 'Am Montag 3 Stück',
      'a chapter': 'Kapitel 5',
      'a counted noun': 'Im Saal 114, Erdgeschoss',
      'a way among several': 'Weg 3 von 4',
      'a distance': 'Auf der Hauptstraße 5 km geradeaus',
      'a word like a number': 'Auf der Hauptstraße drei Autos',
      'a room to live in': 'wohnt im Zimmer 4',
      'a place to sit': 'Sie haben Sitzplatz 12.',
      'a percentage': 'Auf dem Wochenmarkt 5 % Rabatt',
    },
  },
};
