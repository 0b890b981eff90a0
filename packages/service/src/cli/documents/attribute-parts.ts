/** The parts of an attribute that may be words where the rest is syntax. */
import { type Passage, sourceStretch } from './document.js';
import { withPlaceholders } from './with-placeholders.js';

/** In the query of a link, for example; `@` may be escaped there. `logo@2x.png` is a picture for fine screens. */
const mailAddresses = /[^\s"'<>(),;:=?&#/]{1,64}(?:@|%40)(?![\d.]+x\.)[\w.-]{1,255}\.[a-z]{2,}/gi;

/** The mail addresses and placeholders in an attribute. */
export const partsOf = (passage: Passage): Passage[] =>
  withPlaceholders(passage.text, mailAddresses).map(({ start, end }) => partOf(passage, start, end));

/** What stands around and between the mail addresses and placeholders in an attribute. */
export function besideParts(passage: Passage): Passage[] {
  const parts = withPlaceholders(passage.text, mailAddresses);
  const starts = [0, ...parts.map(({ end }) => end)];
  const ends = [...parts.map(({ start }) => start), passage.text.length];
  return starts.map((start, index) => partOf(passage, start, ends[index] ?? start)).filter(({ text }) => text !== '');
}

/** Code units `from` to `to` of an attribute as a passage of their own. */
export const partOf = (passage: Passage, from: number, to: number): Passage => ({
  ...sourceStretch(passage, from, to),
  text: passage.text.slice(from, to),
  encode: passage.encode,
  ...(passage.places && {
    places: { starts: passage.places.starts.slice(from, to), ends: passage.places.ends.slice(from, to) },
  }),
});
