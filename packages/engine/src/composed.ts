/** Letters and their marks as one character, however a text writes them. */

/**
 * More marks than any script puts on one letter, and than the Stream-Safe Text Format allows (UAX #15 § 13). Sorting a
 * row of marks takes time that grows with its square: one of 100 000 would stop the process for half a minute.
 */
const endlessMarks = /\p{M}{31}/u;

/** The text composed (NFC), in time linear in its length; as it is if it has more than 30 marks in a row. */
export const composed = (text: string): string => (endlessMarks.test(text) ? text : text.normalize('NFC'));

/**
 * The text composed, and its ligatures, full-width and styled letters as the letters that they are (NFKC): what is
 * copied from a PDF has `ﬀ` in Hoffmann. Neither keeps offsets.
 */
export const plainLetters = (text: string): string => (endlessMarks.test(text) ? text : text.normalize('NFKC'));
