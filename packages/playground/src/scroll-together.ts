/** Keeps two panes at the same place of their texts. */

/**
 * Scrolls `follower` to where `leader` is. Both hold the same number of blocks, whose heights differ as far as
 * placeholders are longer or shorter than what they stand for.
 */
export function followScroll(leader: HTMLElement, follower: HTMLElement): void {
  const { scrollTop, scrollHeight, clientHeight } = leader;
  if (scrollTop + clientHeight >= scrollHeight - 1) {
    follower.scrollTop = follower.scrollHeight;
    return;
  }
  const index = blockAt(leader, scrollTop);
  const [block, twin] = [leader.children[index], follower.children[index]];
  if (!(block instanceof HTMLElement) || !(twin instanceof HTMLElement)) return;
  const share = (scrollTop - block.offsetTop) / Math.max(1, block.offsetHeight);
  follower.scrollTop = twin.offsetTop + share * twin.offsetHeight;
}

/** The last block that begins at or above `top`. */
function blockAt({ children }: HTMLElement, top: number): number {
  let low = 0;
  let high = children.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const block = children[middle] as HTMLElement; // all blocks are HTML
    if (block.offsetTop <= top) low = middle;
    else high = middle - 1;
  }
  return low;
}
