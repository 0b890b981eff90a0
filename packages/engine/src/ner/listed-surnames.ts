/**
 * Surnames that are everyday words, where they stand in a list of persons: `Frühdienst Muster, Kaiser, Beispiel`. Alone
 * such a word names nobody, and the model takes some of them for what they are besides.
 */
import type { Stretch } from '@palimpsest/protocol';
import { expression } from '../recognizers/text/pattern.js';
import { wordsOfGroups } from '../word-list.js';
import type { NameSpan } from './name-span.js';

/** The most frequent German and English surnames that are words as well. Collected by hand, 2026-11. */
const surnames: ReadonlySet<string> = new Set(
  wordsOfGroups({
    trades: `
      Bauer Becker Bäcker Böttcher Fischer Förster Gärtner Glaser Hirt Jäger Kaufmann Koch Köhler Krämer Maurer Metzger
      Müller Richter Sattler Schäfer Schlosser Schmied Schneider Schreiber Schreiner Schuster Töpfer Wagner Weber Wirt
      Zimmermann Baker Barber Butcher Butler Carpenter Carter Cook Cooper Fisher Fowler Gardener Hunter Mason Miller
      Potter Shepherd Smith Tanner Taylor Turner Walker Weaver`,
    ranks: `
      Abt Bischof Bürger Edelmann Fürst Graf Herzog Kaiser König Küster Lehmann Meister Mönch Papst Prinz Probst Ritter
      Vogt Abbot Baron Bishop Deacon Dean Duke King Knight Marshall Page Pope Prince Squire`,
    animals: `
      Adler Bär Falke Fink Fuchs Hahn Hase Hecht Hirsch Käfer Krebs Kuckuck Löwe Rabe Schwan Specht Sperling Storch Vogel
      Wolf Bird Buck Drake Finch Fox Hawk Heron Lamb Partridge Peacock Swan Swift Wren`,
    plants: `
      Apfel Baum Birke Blatt Blum Blume Busch Dorn Eiche Hopf Kirsch Kohl Linde Nuss Rose Strauch Zweig Ash Berry Birch
      Bush Flowers Moss Reed Root`,
    places: `
      Acker Bach Berg Born Brunner Burg Feld Fels Forst Garten Graben Grund Heide Hof Kirchhof Moor See Stein Teich Thal
      Turm Wald Wiese Winkel Banks Barnes Brook Brooks Church Field Fields Ford Forest Hall Hill Hills Lake Lane Marsh
      Mills Moore Poole Rivers Stone Street Waters Wells Wood Woods`,
    looks: `
      Braun Frank Froh Fromm Grau Groß Grün Gut Hübsch Jung Klein Kluge Kraus Krause Kurz Lang Lange Neu Roth Sauer
      Scharf Schnell Schön Schwarz Stark Starke Stolz Süß Weiß Black Brown Gray Green Grey Long Moody Power Price Rich
      Savage Sharp Short Small Strong White Wise Young`,
    times: `
      Freitag Frost Herbst Montag März Mai Morgenstern Ostern Regen Schnee Sommer Sonntag Stern Winter Day May Noon Snow
      Spring Storm Summers Weeks Winters`,
    things: `
      Beil Beutel Hammer Horn Kegel Keller Kessel Kittel Krug Mantel Nagel Ring Sack Salz Schuh Spiegel Bell Bond Bowles
      Case Cash Chambers Cross Gates Glass Love Nail Pike Read Sellers Steel Wall`,
  }),
);

/** A word with a capital that is parted from what stands around it. */
const capitalWord = expression(
  'gu',
)`(?<![\p{L}\p{M}\p{N}_.@/&'’-])\p{Lu}[\p{L}\p{M}]{1,20}(?![\p{L}\p{M}\p{N}_@/&'’-]|\.\p{L})`;

/** Between two entries of a list. */
const joint = /^(?:,[ \n]| (?:und|and|&|sowie|oder|or) | ?\/ ?|,? (?:und|and) )$/u;
/** A list ends. */
const listEnd = /^[ \t]{0,3}(?:[.;)!?\n]|$)/u;

/** `names`, sorted and disjoint, and surnames between two persons, or between two persons and the end of the list. */
export function withListedSurnames(text: string, names: readonly NameSpan[]): NameSpan[] {
  const persons = names.filter(({ type }) => type === 'PERSON');
  if (persons.length < 2) return [...names];
  const found: NameSpan[] = [];
  const personBefore = (place: Stretch) => persons.find((person) => areJoined(text, person, place));
  for (const { 0: word, index: start } of text.matchAll(capitalWord)) {
    if (!surnames.has(word)) continue;
    const name: NameSpan = { start, end: start + word.length, type: 'PERSON', probability: 1 };
    if (names.some((other) => other.start < name.end && name.start < other.end)) continue;
    const before = personBefore(name);
    const isLast = listEnd.test(text.slice(name.end, name.end + 4));
    const isBeforeOne = persons.some((person) => areJoined(text, name, person));
    if (before && (isBeforeOne || (isLast && personBefore(before)))) {
      found.push(name);
      persons.push(name);
    }
  }
  return [...names, ...found].sort((a, b) => a.start - b.start);
}

/** Longest joint, in UTF-16 code units. */
const longestJoint = 7;

/** Whether `right` is the next entry of a list behind `left`. */
const areJoined = (text: string, left: Stretch, right: Stretch): boolean =>
  right.start > left.end && right.start - left.end <= longestJoint && joint.test(text.slice(left.end, right.start));
