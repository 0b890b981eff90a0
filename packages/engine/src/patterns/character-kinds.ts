/**
 * The kinds of characters that landmarks tell apart: each ASCII character, all others together, and the text's edge.
 */

/** Number of the kind that all characters beyond ASCII are. */
export const kindBeyondAscii = 128;
/** Number of the kind that stands for the beginning and the end of the text. */
export const textEdge = 129;
/** How many kinds there are. */
export const kinds = 130;
