/**
 * Initials of persons before what they say or do: `EM: Wie war die Reise?` in an interview, `EM   angerufen` in a log.
 */
import type { Stretch } from '@palimpsest/protocol';
import type { Detection, Span } from '../detection.js';
import { extend } from '../overlaps.js';
import { wordsIn } from '../word-list.js';
import { areInitialsOf, lettersOfName } from './initials.js';

/** Two or three capitals at the beginning of a line, behind its time if it has one, before a colon or a wide gap. */
const label = /^[ \t>*-]{0,8}(?:\[?\d{1,2}:\d\d(?::\d\d)?\]?[ \t]{1,4})?(\p{Lu}{2,3})(?=:|\t| {2})/gmu;

/** A person speaks more than once, and where there are more labels than this nobody speaks: it is a table. */
const leastTimes = 2;
const mostSpeakers = 30;

/** Fields of mails and notes. */
const fields: ReadonlySet<string> = new Set(
  wordsIn('AN AW BCC CC ETA FW FWD ID NB NR PIN PLZ PS RE TEL TO TOP VON WG'),
);

/** Adds to `known` the initials of its persons where they stand as the label of two lines or more. */
export function withSpeakerInitials(known: Detection): Detection {
  const { text, spans } = known;
  const persons = spans.filter(({ type }) => type === 'PERSON');
  const namesOfPersons = persons.map(({ start, end }) => lettersOfName(text.slice(start, end)));
  const labels = [...placesOfLabels(text)].filter(
    ([letters, places]) => places.length >= leastTimes && !fields.has(letters),
  );
  if (labels.length > mostSpeakers) return known;
  const found = labels.flatMap(([letters, places]) => {
    const speaker = persons[namesOfPersons.findIndex((name) => areInitialsOf(name, letters))];
    return speaker ? places.map((place): Span => ({ ...speaker, ...place, stage: 1 })) : []; // no vote takes them back
  });
  return extend(known, { spans: found, flags: [] });
}

/** Where each label stands. */
function placesOfLabels(text: string): Map<string, Stretch[]> {
  const places = new Map<string, Stretch[]>();
  for (const { 0: beginning, 1: letters = '', index } of text.matchAll(label)) {
    const end = index + beginning.length;
    const place = { start: end - letters.length, end };
    const others = places.get(letters);
    if (others) others.push(place);
    else places.set(letters, [place]);
  }
  return places;
}
