/** Puts tokens together of which one thing may be made: the groups of a number, the words of a passphrase. */

/** `tokens`, in order, in groups: each token joins the one before it where `areOne` says so, or begins a group. */
export function joinedTokens<Token>(
  tokens: readonly Token[],
  areOne: (left: Token, right: Token) => boolean,
): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const last = groups.at(-1)?.at(-1);
    if (last && areOne(last, token)) groups.at(-1)?.push(token);
    else groups.push([token]);
  }
  return groups;
}
