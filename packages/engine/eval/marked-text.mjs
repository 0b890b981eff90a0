/** Documents in which every value is marked: `Ihre IBAN ⟦DE_IBAN|DE89 …⟧ ist gespeichert`. */
import { isEntityType } from '@palimpsest/protocol';

/**
 * A value that a document marks. Offsets are UTF-16 code units of the text without marks, `end` exclusive.
 * @typedef {{ start: number, end: number, type: import('@palimpsest/protocol').EntityType }} MarkedValue
 */

/**
 * Takes the marks out of a document.
 * @param {string} marked
 * @returns {{ text: string, values: MarkedValue[] }} values in the order of the text
 * @throws {Error} where a mark is empty, nested, unclosed or of no type of the closed set
 */
export function parseMarked(marked) {
  const values = [];
  let text = '';
  let at = 0;
  for (const { 0: mark, 1: type = '', 2: value = '', index } of marked.matchAll(/⟦([A-Z_]+)\|([^⟦⟧]+)⟧/gu)) {
    if (!isEntityType(type)) throw new Error(`no entity type: ${type}`);
    text += marked.slice(at, index);
    values.push({ start: text.length, end: text.length + value.length, type });
    text += value;
    at = index + mark.length;
  }
  text += marked.slice(at);
  if (/[⟦⟧]/u.test(text)) throw new Error('a mark is empty, nested or unclosed');
  return { text, values };
}
