/** Parts of German street addresses, and the check that what looks like one is a street. */
import { anyOf } from '../any-of.js';
import { wordEnd } from '../bounds.js';
import { oneOf, source } from '../pattern.js';
import { addressExtras, beforeHouseNumber, houseNumber } from './house-number.js';
import {
  bodiesBeforeStreets,
  germanLandmarks,
  germanStreetAdjectives,
  germanStreetEndings,
  germanStreetPrepositions,
  germanStreetWords,
  notInStreetNames,
  notLandmarks,
  notStreets,
} from './street-words.js';

/** `Wolbecker`. */
export const germanCapitalWord = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,30}`;

/** A house number with floor and flat, as it stands behind a space. */
export const numberWithExtras = `${houseNumber}${addressExtras}`;

/** The same with whatever separates it from a street that is certain. */
export const numberBehindStreet = `${beforeHouseNumber}${numberWithExtras}`;

/** Who owns or lets a house, or a part of it, before its street: `Stockwerkeigentümergemeinschaft`. */
const owners = String.raw`\p{L}{3,30}(?:gemeinschaft|genossenschaft|gesellschaft|verwaltung|wohnung)`;
/** A word such as `Anschrift` or `Unsere`, or the `WEG` of owners, belongs to no street. */
export const notACaption = `(?!(?:${anyOf(notInStreetNames)}|${oneOf(bodiesBeforeStreets)}|${owners})${wordEnd})`;

/** `Am Montag`, `Im Saal`: no street lies beside these. */
export const notALandmark = `(?!${anyOf(notLandmarks)}${wordEnd})`;

/** `Lange `, `Alte ` before a street. */
export const adjectives = `(?:${anyOf(germanStreetAdjectives)} ){0,2}`;

/** `Hauptstr.`, `Geschwister-Scholl-Str.`, also hyphenated over a line end. */
export const compound = source`
  (?:\p{L}[\p{L}\p{M}'’.]{0,30}-(?:\r?\n[ \t]{0,40})?){0,4}
  (?:\p{L}[\p{L}\p{M}'’]{0,30})?
  (?<=[\p{L}\p{M}]{2}|-|-\s{1,3}|-\r?\n[ \t]{2,40})${anyOf(germanStreetEndings)}`;

/** Who lives somewhere, and other words in `er` that name no town: `Mieter Kirchweg 4`. */
const noTown = anyOf([
  'mieter', 'vermieter', 'käufer', 'verkäufer', 'fahrer', 'eigentümer', 'inhaber', 'besitzer', 'ihrer', 'unserer',
  'seiner', 'meiner', 'einer', 'dieser', 'keller', 'oder', 'aber', 'hinter', 'unter', 'über', 'immer', 'wieder',
  'zimmer', 'bauer',
]); // prettier-ignore
/** `Reinhäuser ` before `Landstr.`, `Lotter ` before `Kirchweg`: the road to a town. */
export const townAdjective = source`
  (?:${notACaption}(?!${noTown}${wordEnd})\p{Lu}[\p{L}\p{M}]{2,25}er[ ]
  (?=(?:Land|Heer|Haupt|Bahnhof|Bundes|Reichs|Staats|Landes|Post|Ring)[sS]tr
  |(?:Kirch|Hell|Post|Land|Mühlen?|Grenz|Schul|Fuhr|Heide|Wald|Wiesen|Feld|Berg|Kohlen?|Salz|Moor|Hafen|Markt|Dorf|
  Stein|Graben|Ring)(?:weg|damm|deich|allee|gasse|platz|ring|ufer|str)))?
`;

/** `Brasilien Platz 1 der Charts` is a rank. */
const notARank = source`(?!
  \p{Lu}\p{L}{1,30} Platz \d{1,2} (?:der|des|in|im|bei|auf|belegt|hinter|vor)(?!\p{L})
)`;
/** `Berliner Straße`, `Alfred Nobel Str.`, `Alter Markt`. */
export const twoWords = source`
  ${notACaption}${notARank}
  ${germanCapitalWord}
  (?:
    (?:er|en|e|es)[ ]${anyOf(germanStreetEndings)}
    |(?: (?:von|van|zu|de) )?[ ](?:${germanCapitalWord}[ ])?${anyOf(germanStreetWords)}
  )`;

/** Places for things and people: `Stellplatz`. */
const placesOfThings = notStreets.filter((word) => word.length > 8 && word.endsWith('platz'));

const prepositionsInCapitals = germanStreetPrepositions.map((words) => words.toUpperCase());

/** `Am Alten Markt`, `An der Mühle`: ends in what streets are named after. */
export const besideLandmark = source`
  ${oneOf([...germanStreetPrepositions, ...prepositionsInCapitals])}
  [ ]${notALandmark}(?:${germanCapitalWord}(?:en|er|ER|EN) ){0,2}
  (?:${germanCapitalWord})?(?<=[\p{L} -])${anyOf(germanLandmarks)}`;

const firstWord = /^[\p{L}\p{M}-]+/u;
/**
 * Whether `address` does not begin with a word such as `Garagenstellplatz`, `Verkäufer` or `Steuernr`, nor names a place
 * to park (`Wand TG Platz 7`): no street.
 */
export const isStreet = (address: string): boolean => {
  const [word = ''] = firstWord.exec(address.normalize('NFC').toLowerCase()) ?? [];
  return (
    !(notStreets as readonly string[]).includes(word) &&
    !placesOfThings.some((place) => word.endsWith(place)) &&
    !/^\p{L}{0,20}[kl]äufer(?:in|n)?$/u.test(word) &&
    !/^\p{L}[\p{L}.-]{0,20}(?:nr|nummer)(?!\p{L})|(?<!\p{L})TG[ -](?:Stell)?[pP]latz(?!\p{L})/iu.test(address)
  );
};
