/**
 * What the name model is shown of a text: no soft hyphens, no lines to write on, and a neutral word in place of each
 * placeholder.
 */
import { findPlaceholders, type Stretch } from '@palimpsest/protocol';
import { type AlignedText, AlignedTextWriter, alignedWithItself, wellFormed } from '../aligned-text.js';

/** The text that the model sees, with the way back, and the stretches of it that stand for placeholders. */
export interface ModelText {
  readonly aligned: AlignedText;
  readonly placeholders: readonly Stretch[];
}

/** Stands where a value was masked before; it is a name to nobody, and sentences stay grammatical around it. */
const neutralWord = 'X';

/** Prepares a text for the model. Soft hyphens go because they would cut names into pieces that nobody trained on. */
export function prepareForModel(text: string): ModelText {
  const source = withoutFillLines(alignedWithItself(wellFormed(text)));
  const writer = new AlignedTextWriter(source);
  const placeholders: Stretch[] = [];
  let copied = 0;
  for (const { start, end } of findPlaceholders(text)) {
    copyWithoutSoftHyphens(writer, source, copied, start);
    placeholders.push({ start: writer.length, end: writer.length + neutralWord.length });
    writer.write(neutralWord, start, end);
    copied = end;
  }
  copyWithoutSoftHyphens(writer, source, copied, text.length);
  return { aligned: writer.finish(), placeholders };
}

/**
 * Lines that a form has to write on (`__Anna Koch______`) become blank lines, each unit for one: the model would read
 * them as part of the word, and no name goes over a blank line.
 */
const withoutFillLines = (text: AlignedText): AlignedText => ({
  ...text,
  text: text.text.replace(/_{2,}/gu, (line) => '\n'.repeat(line.length)),
});

function copyWithoutSoftHyphens(writer: AlignedTextWriter, source: AlignedText, from: number, to: number): void {
  let copied = from;
  for (let at = source.text.indexOf('\u00AD', from); at !== -1 && at < to; at = source.text.indexOf('\u00AD', at + 1)) {
    writer.copy(copied, at);
    copied = at + 1;
  }
  writer.copy(copied, to);
}
