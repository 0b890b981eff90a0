/** Puts together what stands side by side: the groups of digits of a number, the words of a name or a passphrase. */

/** `items`, in order, in groups: each joins the one before it where `areOne` says so, or begins a group. */
export function grouped<Item>(items: Iterable<Item>, areOne: (left: Item, right: Item) => boolean): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1)?.at(-1);
    if (last && areOne(last, item)) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups;
}
