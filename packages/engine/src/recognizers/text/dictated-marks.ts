/**
 * Punctuation and layout that somebody dictates, in lower case: `Graz Komma Lange Gasse vier Absatz`. None is part of a
 * name or a street.
 */
export const dictatedMarks = ['komma', 'beistrich', 'punkt', 'strichpunkt', 'doppelpunkt', 'absatz'] as const;
