/**
 * The marks of UN/EDIFACT: `NAD+BY+4711::91++Muster GmbH+Ringweg 3+Ulm++89073'`.
 * Rule: ISO 9735-1:2002 § 8: a segment is a tag of three capitals, elements behind `+`, components behind `:`, and an
 * apostrophe; a question mark before any of these, or another one, makes it an ordinary character.
 */
import type { Markup } from './markup.js';

/** A segment with what it begins behind: the line, the apostrophe of the one before. */
const segment = /(?<=^|[\n'])[A-Z]{3}(?:[+:](?:[^'?\n\r]|\?.){0,2000})'/gu;
/** A question mark and the character that it releases from its meaning. */
const released = /\?([+:'?])/gu;
const mark = new RegExp(`${released.source}|\\+`, 'gu');
/** The head of an interchange or a message. */
const head = /(?:^|[\n'])UN[BH]\+/u;
/** So many segments tell a part of one. */
const fewestSegments = 4;

/**
 * The marks in a text that has an interchange or message, in order: elements are parted as cells are by a semicolon,
 * and a character behind a question mark stands for itself.
 */
export function findEdifactMarks(text: string): Markup[] {
  if (!/[A-Z]{3}\+/.test(text)) return [];
  const segments = Array.from(text.matchAll(segment));
  if (!head.test(text) && segments.length < fewestSegments) return [];
  return segments.flatMap(({ 0: written, index }) =>
    Array.from(written.matchAll(mark), ({ 0: characters, index: at }) => ({
      start: index + at,
      end: index + at + characters.length,
      meaning: characters === '+' ? ';' : characters.slice(1),
    })),
  );
}

/** What a piece of a message shows, which need not show what it is a piece of: the characters behind question marks. */
export const readReleased = (text: string): string => text.replace(released, '$1');
