/** All that a stream or another asynchronous source gives, in order. (`Array.fromAsync` is not in Node 20.) */
export async function collect<Item>(source: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of source) items.push(item);
  return items;
}
