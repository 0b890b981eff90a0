/** Cuts a text and its masked form into blocks that belong together, so that two panes can show them side by side. */
import type { Entity } from '@palimpsest/client';

/** A stretch of a text. `entity` is the place in the list of entities of what was masked there. */
export interface Segment {
  readonly text: string;
  readonly entity?: number;
}

/** Some lines of a text, as they were and masked. */
export interface Block {
  readonly original: readonly Segment[];
  readonly masked: readonly Segment[];
}

/**
 * The text, line by line; a line ends where no span goes on. The segments of all blocks, put together, are the original
 * text on one side and the masked text on the other.
 * @param entities sorted by `start`, disjoint
 */
export function cutIntoBlocks(text: string, entities: readonly Entity[]): Block[] {
  const blocks: Block[] = [];
  let block = emptyBlock();
  const addPlain = (plain: string): void => {
    for (const line of plain.split(/(?<=\n)/u)) {
      if (line === '') continue;
      block.original.push({ text: line });
      block.masked.push({ text: line });
      if (!line.endsWith('\n')) continue;
      blocks.push(block);
      block = emptyBlock();
    }
  };
  let at = 0;
  for (const [entity, { start, end, placeholder }] of entities.entries()) {
    addPlain(text.slice(at, start));
    block.original.push({ text: text.slice(start, end), entity });
    block.masked.push({ text: placeholder, entity });
    at = end;
  }
  addPlain(text.slice(at));
  return block.original.length > 0 ? [...blocks, block] : blocks;
}

const emptyBlock = (): { original: Segment[]; masked: Segment[] } => ({ original: [], masked: [] });
