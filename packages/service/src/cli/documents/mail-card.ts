/** Invitations and cards (iCalendar RFC 5545, vCard RFC 6350), and files that stand in a text. */
import type { Document, Passage } from './document.js';

/** Reads an invitation or a card as a person would: lines that were folded whole again, `\n` and `\,` as what they mean. */
export function readCard(source: string): Document {
  const places = { starts: [] as number[], ends: [] as number[] };
  let text = '';
  for (const { 0: token, index } of source.matchAll(/\r?\n[ \t]|\\[nN,;\\]|[^]/g)) {
    if (/^\r?\n[ \t]$/.test(token)) continue;
    text += token.length === 2 ? (meanings[token] ?? token.slice(1)) : token;
    places.starts.push(index);
    places.ends.push(index + token.length);
  }
  const passage: Passage = { start: 0, end: source.length, text, places, encode: escaped };
  return { source, passages: [passage], embedded: [], pages: [[passage]] };
}

const meanings: Readonly<Record<string, string>> = { '\\n': '\n', '\\N': '\n' };

const escaped = (text: string): string => text.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

/** Whether a text holds a file: a picture of a card, an attachment of an invitation, or one in uuencode. */
export const holdsFile = (text: string): boolean =>
  /^[\w.-]+;[^:\r\n]*ENCODING=(?:B|BASE64)[;:]|^(?:PHOTO|LOGO|SOUND|KEY|ATTACH)\b[^:\r\n]*:data:/im.test(text) ||
  /^begin [0-7]{3,4} .*\r?\n[ -`]{1,61}\r?\n/m.test(text);
