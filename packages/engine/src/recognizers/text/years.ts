/** Years of four digits, which stand where numbers could. */

/** No year of the last or this century begins here. */
export const notAYear = String.raw`(?!(?:19|20)\d\d(?!\d))`;
