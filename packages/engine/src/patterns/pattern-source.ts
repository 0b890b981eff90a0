/** A regular expression as it is written. V8 reads one as soon as it is made, which takes a second for all of them. */
export type PatternSource = Pick<RegExp, 'source' | 'flags'>;
