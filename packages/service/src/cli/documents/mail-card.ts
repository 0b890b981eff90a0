/** Invitations and cards (iCalendar RFC 5545, vCard RFC 6350), and files that stand in a text. */
import { decodeUnits } from './decode-units.js';
import type { Document, Passage } from './document.js';

/** Reads an invitation or a card as a person would: folded lines made whole, `\n` and `\,` as what they mean. */
export function readCard(source: string): Document {
  const decoded = decodeUnits(source, 0, /\r?\n[ \t]|\\[nN,;\\]|[^]/g, meaningOf);
  const passage: Passage = { start: 0, end: source.length, ...decoded, encode: escaped };
  return { source, passages: [passage], embedded: [], pages: [[passage]] };
}

/** A folded line break means nothing (RFC 5545 § 3.1); `\n`, `\,` and the like are escapes (§ 3.3.11). */
function meaningOf(unit: string): string {
  if (/^\r?\n[ \t]$/.test(unit)) return '';
  if (unit.length === 1) return unit;
  return /n/i.test(unit) ? '\n' : unit.slice(1);
}

const escaped = (text: string): string => text.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

/**
 * Whether a text holds a file: a picture of a card (in vCard 2.1 with a bare `BASE64`), an attachment of an invitation,
 * or one in uuencode. The name before a semicolon is read from there backwards: forwards, a line of 15 MB is a name so
 * long that it overflows V8's stack where V8 no longer optimizes patterns.
 */
export const holdsFile = (text: string): boolean =>
  /;(?<=^[\w.-]+;)[^:\r\n]*(?:ENCODING=B|\bBASE64)[;:]|^(?:PHOTO|LOGO|SOUND|KEY|ATTACH)\b[^:\r\n]*:data:/im.test(
    text,
  ) || /^begin [0-7]{3,4} .*\r?\n[ -`]{1,61}\r?\n/m.test(text);
