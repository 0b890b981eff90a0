/** Punctuation and layout that somebody dictates, in lower case: `Graz Komma Lange Gasse vier Absatz`. No part of a name or street. */
export const dictatedMarks = ['komma', 'beistrich', 'punkt', 'strichpunkt', 'doppelpunkt', 'absatz'] as const;
