/** Who speaks, at the beginning of a line of a transcript or chat. */
import { source } from './pattern.js';

/** `[00:40] `, `00:00:28 `, `12.03.2026, 09:12 - `. */
const time = source`
  (?:\[[^\]\n]{1,20}\] |(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?\d{1,2}:\d\d(?::\d\d)?(?:[ \t]{1,4}| - ))
`;

/** `Erna`, `Anna B.`, a number instead of a name as in exports of WhatsApp: `+49 151 …`. */
const speaker = String.raw`[\p{L}+~\u200e\u202a][^:\n]{0,30}?`;
/** Behind the name: ` (6:43)`. */
const timeBehind = String.raw`(?: \(\d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?\))?`;
/** ` 5   A.  `: the answer in the transcript of a deposition or an interview, whose lines may be numbered. */
const answerInTranscript = String.raw`(?:\d{1,3}[ \t]{1,8})?A\.[ \t]{1,6}`;
/** `[14.10. 05:51] Muster, Erna`, `Erna  9:41 AM`: what is said stands in the line below. */
const lineOfSpeaker = source`
  (?:\[[^\]\n]{4,20}\] \p{L}[^:\n]{0,30}|\p{L}[^:\n]{0,30}?[ ]{1,3}\[?\d{1,2}:\d\d(?: ?[AP]M)?\]?)[ \t]{0,4}\r?\n
`;

/** Source of the next line up to what is said: a time, and `Kunde: `, `CALLER: `, `CALLER   ` or `A. `. */
export const nextSpeaker = source`
  \r?\n{1,2}[ \t]{0,8}(?:${lineOfSpeaker}|${answerInTranscript}|${time}?(?:${speaker}${timeBehind}:[ \t]{1,4}|\p{Lu}{2,12}[ ]{2,8}))
`;

/** The same, and a few words before the answer: `CALLER: It's `. */
export const answerBegins = String.raw`${nextSpeaker}(?:[\p{L}'’]{1,10}[,.]? ){0,4}?`;
