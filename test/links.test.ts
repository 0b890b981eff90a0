/** Every link of the pages leads somewhere. Those that leave the repository are not followed. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from './pages.js';

const links = pages.flatMap(({ path, links }) =>
  [...new Set(links)].filter((link) => !/^[a-z]+:/.test(link)).map((link) => [decodeURI(link), path] as const),
);

test('there are links', () => {
  expect(links.length).toBeGreaterThan(20);
});

test.each(links)('%s in %s', (link, path) => {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? path : join(dirname(path), file);
  expect(existsSync(target), `${target} exists`).toBe(true);
  if (anchor !== undefined) expect(pages.find((page) => page.path === target)?.anchors).toContain(anchor);
});
