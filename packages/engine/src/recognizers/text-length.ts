/**
 * Code units of the longest text: 100 000 characters outside the Basic Multilingual Plane. Patterns of values that have
 * no longest form reach that far, so that no end of one stays open.
 */
export const textLength = 200_000;
