/** Who speaks, at the beginning of a line of a transcript or chat. */
import { source } from './pattern.js';

/** `[00:40] `, `00:00:28 `, `12.03.2026, 09:12 - `. */
const time = source`
  (?:\[[^\]\n]{1,20}\] |(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?\d{1,2}:\d\d(?::\d\d)?(?:[ \t]{1,4}| - ))
`;

/** Source of the next line up to what is said: a time, and `Kunde: `, `CALLER: ` or `CALLER   `. */
export const nextSpeaker = source`
  \r?\n{1,2}[ \t]{0,8}${time}?
  (?:\p{L}[^:\n]{0,30}:[ \t]{1,4}|\p{Lu}{2,12}[ ]{2,8})
`;
