/** A name in a text, as stage 2 reports it. */
import type { Stretch } from '@palimpsest/protocol';
import type { NameType } from './labels.js';

/**
 * A name and how sure the model is of it: mean over its words, 0..1; 1 for one that needs no word of the model. Offsets
 * are UTF-16 code units, `end` exclusive.
 */
export interface NameSpan extends Stretch {
  readonly type: NameType;
  readonly probability: number;
}
