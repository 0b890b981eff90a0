/**
 * What grows old and is no person, so that the years before or behind it are no age of anybody: `ein 12 Jahre alter
 * Whisky`, `The boiler was about 20 years old`.
 * Origin: collected by hand from letters, advertisements and reports, November 2026.
 */
import { anyOf, anyOfBehind } from '../any-of.js';
import { withOrWithoutCapital } from '../capital.js';
import { oneOf, source } from '../pattern.js';

/** Also at the beginning of a compound: `Wagen`, `Wagenheber`. */
const things = [
  'wagen', 'auto', 'pkw', 'lkw', 'fahrzeug', 'car', 'vehicle', 'van', 'truck', 'boat', 'bike',
  'haus', 'gebäude', 'altbau', 'wohnung', 'immobilie', 'dach', 'heizung', 'heizkessel', 'kessel', 'küche', 'fenster',
  'tür', 'boden', 'teppich', 'house', 'building', 'property', 'roof', 'boiler', 'furnace', 'fence',
  'anlage', 'gerät', 'maschine', 'software', 'rechner', 'computer', 'laptop', 'handy', 'system', 'phone', 'device',
  'machine', 'equipment', 'battery', 'baum', 'eiche', 'buche', 'linde', 'tree', 'whisky', 'wein', 'wine', 'firma',
  'unternehmen', 'verein', 'tradition', 'bestand', 'lehre', 'ausbildung', 'company', 'business', 'mietverhältnis',
  'forderung', 'kredit', 'darlehen', 'contract', 'loan', 'mortgage',
]; // prettier-ignore
const bigThings = [
  'straße', 'brücke', 'kirche', 'schule', 'rohr', 'rohre', 'leitung', 'leitungen', 'häuser', 'bäume',
]; // prettier-ignore
const papers = [
  'bericht', 'gutachten', 'bescheid', 'bescheinigung', 'foto', 'ausweis', 'befund', 'attest', 'unterlagen', 'letter',
  'report', 'certificate', 'photo', 'picture', 'record', 'scan', 'x-ray', 'survey', 'document', 'one on file',
]; // prettier-ignore
const germanAnimals = [
  'hund', 'hündin', 'rüde', 'welpe', 'dackel', 'mischling', 'labrador', 'katze', 'kater', 'pferd', 'stute', 'wallach',
  'hengst', 'fohlen', 'pony', 'esel', 'kuh', 'färse', 'bulle', 'ochse', 'rind', 'kalb', 'schaf', 'ziege', 'schwein',
  'sau', 'kaninchen', 'hamster', 'papagei', 'wellensittich',
]; // prettier-ignore
const animals = [
  ...germanAnimals, 'dog', 'puppy', 'bitch', 'labrador', 'retriever',
  'spaniel', 'terrier', 'collie', 'poodle', 'cat', 'kitten', 'tomcat', 'horse', 'mare', 'gelding', 'stallion', 'colt',
  'filly', 'foal', 'donkey', 'cow', 'heifer', 'bull', 'bullock', 'steer', 'calf', 'ewe', 'ram', 'lamb', 'sheep', 'goat',
  'pig', 'sow', 'rabbit', 'guinea pig', 'parrot',
]; // prettier-ignore
/** A breed or colour before the animal, not a person with one. */
const breed = source`(?:
  [ ](?!(?:and|with|or|whose|who|und|mit|vom|von|boy|girl|man|woman|child|son|daughter|lady|kid|lad)(?!\p{L}))[\p{L}-]{2,15}
){0,3}`;
const germanAgents = [
  'mann', 'frau', 'kraft', 'vorsitzende', 'vorsitzender', 'vorsitzenden', 'beauftragte', 'beauftragter', 'beauftragten',
  'angestellte', 'angestellter', 'angestellten',
]; // prettier-ignore
const englishAgents = [
  'driver', 'owner', 'passenger', 'thief', 'mechanic', 'fitter', 'builder', 'cleaner', 'dealer', 'seller', 'salesman',
  'saleswoman', 'salesperson', 'director', 'developer', 'manager', 'worker', 'engineer', 'operator', 'administrator',
  'secretary', 'assistant', 'consultant', 'agent', 'student', 'guard', 'man', 'woman', 'lad',
]; // prettier-ignore
const thingsLikeAgents = things.filter((thing) => thing.endsWith('er'));
/**
 * Who is called after a thing, or after a word that begins like one: `Autofahrer`, `Lehrerin`, `Bankkaufmann`,
 * `Mieter`, `van driver`, a `türkischer Staatsangehöriger`.
 */
export const agent = source`(?:
  \p{L}[\p{L}-]{1,30}(?:er(?:in(?:nen)?|[ns])?|ist(?:in|en)?|${oneOf(germanAgents)})(?!\p{L})
  (?<!(?<!\p{L})${withOrWithoutCapital(thingsLikeAgents)}[ns]?)
  |(?:[tT]ürkische|Türke|Türkin|Türken)[rnms]?(?!\p{L})
  |\p{L}{2,12} ${oneOf(englishAgents)}(?!\p{L})
)`;
/** Not `ein 12 Jahre alter Whisky`, nor `a 3-year-old blue carpet`, nor `a six-year-old Limousin cross cow`. */
export const notOfAThing = source`(?!
  [ ](?:\p{Ll}{3,15}[enrs]{1,2} )?(?!${agent})${anyOf(things)}
  |${breed} ${anyOf(animals)}(?!\p{L})
)`;
/** Not of an animal, which its owner describes before: `für den Wallach „Amadeus“ (Haflinger, Fuchs, 12 Jahre)`. */
export const notBehindAnAnimal = String.raw`(?<!(?<!\p{L})${withOrWithoutCapital(germanAnimals)}(?!\p{L})[^.;\n]{0,80})`;

const articles = withOrWithoutCapital([
  'das', 'die', 'der', 'unser', 'unsere', 'mein', 'meine', 'the', 'this', 'that', 'our', 'my', 'his', 'her',
]); // prettier-ignore
/** Not `Das Haus ist um die 50 Jahre alt`; without an article, `Linde` is a name. */
export const notBehindAThing = source`(?<!
  (?<!\p{L})${articles}[ ](?:\p{Ll}{3,15}[ ])?\p{L}{0,20}${anyOfBehind([...things, ...bigThings, ...papers])}
  (?:[ ](?:on|in|from|of|for|by|von|vom|aus|im|für)[ ][^.,;:!?()\n]{1,50})?
  [ ](?:ist|sind|war|waren|is|are|was|were)(?:[ ][\p{L}.]{2,12}){0,3}[ ]
)`;
