/** Invitations and cards (iCalendar RFC 5545, vCard RFC 6350). */
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
