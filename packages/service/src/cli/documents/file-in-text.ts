/** Files that stand in a text, such as the picture of a card: nobody looks into them, so they cannot be masked. */
import type { Document, Kind } from './document.js';

/** What one of them is called. */
export const fileInText: Kind = { one: 'file within the text', many: 'files within the text' };

/** Whether a document holds a file in one of its passages, unless its reader knows of things that can't be masked. */
export const holdsUntoldFile = ({ unmaskable = [], passages }: Document): boolean =>
  unmaskable.length === 0 && passages.some(({ text }) => holdsFile(text));

/** Whether a text, without the escapes of its format, holds a file. */
export const holdsFile = (text: string): boolean =>
  ofCard.test(text) ||
  inUuencode.test(text) ||
  inDataUrl.test(text) ||
  inHexadecimal.test(text) ||
  inBase64.test(text) ||
  hasLinesOfBase64(text);

/** A picture of a card (in vCard 2.1 with a bare `BASE64`), an attachment of an invitation. */
const ofCard = new RegExp(
  String.raw`^(?:[\w-]{1,40}\.)?(?:PHOTO|LOGO|SOUND|KEY|ATTACH|X-[\w-]{1,60})(?=[;:])[^:\r\n]{0,500}` +
    String.raw`(?:;(?:ENCODING=(?:B|BASE64|QUOTED-PRINTABLE)|BASE64)[;:]|:data:)`,
  'im',
);
const inUuencode = /^begin [0-7]{3,4} .*\r?\n[ -`]{1,61}\r?\n/m;
/** RFC 2397; the shortest pictures take some sixty characters. */
const inDataUrl = /(?<![\p{L}\p{N}])data:[\w.+-]{1,40}\/[\w.+-]{1,80}(?:;[\w=.-]{1,40}){0,3};base64,[\w+/%-]{40}/u;
/** `0xFFD8…`, `\xffd8…`, `X'FFD8…'`, as databases write half a kilobyte and more. */
const inHexadecimal = /(?:\b0x|\\x|\b[xX]')[\da-fA-F]{680}/;

/** Tokens of the web, keys of SSH, certificates, and what is PEM: all text to whoever masks them. */
const noFile = '(?!eyJ|AAAA[BCE]3|LS0tLS|MII)';
const mixed = String.raw`(?=[a-z\d+/]{0,60}[A-Z])(?=[A-Z\d+/]{0,60}[a-z])(?=[A-Za-z+/]{0,60}\d)`;
/** Half a kilobyte and more in one run, but none of an address. */
const inBase64 = new RegExp(String.raw`(?<![\w+/=?&.%-])${noFile}${mixed}[A-Za-z\d+/_-]{680}`);

const lineOfBase64 = new RegExp(String.raw`^${noFile}${mixed}[A-Za-z\d+/]{44,130}$`);
/** What stands around such a line: quotation, indentation, escaped line ends. */
const aroundLine = /^[>\s]{1,20}|(?:\\[rn]|&#1[03];|\s){1,8}$/g;
const longestLine = 200;
const leastLines = 8;

/** Whether eight lines or more of one length are nothing but base64; words and paths differ in length. */
function hasLinesOfBase64(text: string): boolean {
  let count = 0;
  let length = 0;
  let isArmored = false; // keys and signatures
  for (const written of text.split('\n')) {
    const line = written.length > longestLine ? '' : written.replace(aroundLine, '');
    if (line.startsWith('-----')) isArmored = line.startsWith('-----BEGIN');
    const isNext = line.length === length;
    count = isArmored || !lineOfBase64.test(line) ? 0 : isNext ? count + 1 : 1;
    length = line.length;
    if (count === leastLines) return true;
  }
  return false;
}
