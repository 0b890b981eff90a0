/** Files that stand in a text, such as the picture of a card: nobody looks into them, so they cannot be masked. */
import type { Kind } from './document.js';

/** What one of them is called. */
export const fileInText: Kind = { one: 'file within the text', many: 'files within the text' };

/**
 * A picture of a card (in vCard 2.1 with a bare `BASE64`), an attachment of an invitation. The name before a semicolon is
 * read from there backwards: forwards, a line of 15 MB is a name so long that it overflows V8's stack where V8 no longer
 * optimizes patterns.
 */
const ofCard =
  /;(?<=^[\w.-]+;)[^:\r\n]*(?:ENCODING=B|\bBASE64)[;:]|^(?:PHOTO|LOGO|SOUND|KEY|ATTACH)\b[^:\r\n]*:data:/im;
const inUuencode = /^begin [0-7]{3,4} .*\r?\n[ -`]{1,61}\r?\n/m;
/** RFC 2397; the shortest pictures take some sixty characters. */
const inDataUrl = /(?<![\p{L}\p{N}])data:[\w.+-]{1,40}\/[\w.+-]{1,80}(?:;[\w=.-]{1,40}){0,3};base64,[\w+/]{40}/u;
/** Base64 of half a kilobyte and more, in one line or in lines of equal length: capitals, small letters and digits. */
const mixed = '(?=[a-z\\d+/]{0,60}[A-Z])(?=[A-Z\\d+/]{0,60}[a-z])(?=[A-Za-z+/]{0,60}\\d)';
const inBase64 = new RegExp(
  `(?<![A-Za-z\\d+/])${mixed}(?:[A-Za-z\\d+/]{680}|[A-Za-z\\d+/]{60,76}(?:\\r?\\n[ \\t]{0,20}[A-Za-z\\d+/]{60,76}(?![A-Za-z\\d+/])){8})`,
);
/** Keys and certificates are text to whoever masks them. */
const armored = /-----BEGIN [^-]{1,40}-----[^-]*-----END/g;

/** Whether a text holds a file. */
export const holdsFile = (text: string): boolean =>
  ofCard.test(text) || inUuencode.test(text) || inDataUrl.test(text) || inBase64.test(text.replace(armored, ''));
