/** What is counted behind a number, which is then nobody's. */

/** Source of a place before no such noun: not before ` bytes`, ` of the votes`. */
export const notCounted = String.raw`(?! (?:bytes|files|packages|votes|rows|records|items|requests|seasons?|times|of the)(?!\p{L}))`;
