/** Documents in which every value is marked: `Ihre IBAN ⟦DE_IBAN|DE89 …⟧ ist gespeichert`. */
import { type EntityType, isEntityType } from '@palimpsest/protocol';

/** A value that a document marks. Offsets are UTF-16 code units of the text without marks, `end` exclusive. */
export interface MarkedValue {
  readonly start: number;
  readonly end: number;
  readonly type: EntityType;
}

/** A document without its marks, and what they said, in the order of the text. */
export interface MarkedDocument {
  readonly text: string;
  readonly values: readonly MarkedValue[];
}

/** A mark, or a value, that is none. The message is one line that quotes nothing but a type. */
export class MarkError extends Error {
  override readonly name = 'MarkError';
}

/** Takes the marks out of a document. Throws `MarkError` where one is empty, nested, unclosed or of no known type. */
export function parseMarked(marked: string): MarkedDocument {
  const values: MarkedValue[] = [];
  let text = '';
  let at = 0;
  for (const { 0: mark, 1: type = '', 2: value = '', index } of marked.matchAll(/⟦([A-Z_]+)\|([^⟦⟧]+)⟧/gu)) {
    if (!isEntityType(type)) throw new MarkError(`no entity type: ${type}`);
    text += marked.slice(at, index);
    values.push({ start: text.length, end: text.length + value.length, type });
    text += value;
    at = index + mark.length;
  }
  text += marked.slice(at);
  if (/[⟦⟧]/u.test(text)) throw new MarkError('a mark is empty, nested or unclosed');
  return { text, values };
}
