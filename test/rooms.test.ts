/** Who may import whom: rooms point one way, and nothing goes in circles. Imports of types count, and late ones. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const files = readdirSync('packages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\w+\/src\/.*\.tsx?$/.test(file))
  .map((file) => join('packages', file));

const importsOf = (file: string): string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)';|\bimport\('([^']+)'\)/gmu),
    ([, atStart, later]) => atStart ?? later ?? '',
  );

/** The file that is imported under its compiled name. */
const sourceOf = (file: string): string =>
  ['.ts', '.tsx'].map((extension) => file.replace(/\.js$/, extension)).find((source) => existsSync(source)) ?? file;

/** Imports of files of the same package, as paths from the root. */
const graph = new Map(
  files.map((file) => [
    file,
    importsOf(file)
      .filter((path) => path.startsWith('.'))
      .map((path) => sourceOf(normalize(join(dirname(file), path)))),
  ]),
);

/** What each room may import of the other rooms. */
const rooms: Record<string, readonly string[]> = {
  protocol: [],
  engine: ['protocol'],
  service: ['protocol', 'engine', 'client'],
  client: ['protocol'],
  playground: ['protocol', 'client'],
};

/** What the files of each folder of the service may import of the others; files beside the folders may import all. */
const layers: Record<string, readonly string[]> = {
  cli: ['http', 'vault', 'stores', 'keys', 'root', 'errors'],
  http: ['vault', 'stores', 'keys', 'scheduling', 'root', 'errors'],
  vault: ['stores', 'errors'],
  keys: ['stores', 'root', 'errors'],
  stores: ['scheduling', 'errors'],
  scheduling: [],
  errors: [],
};

describe('imports', () => {
  test('the files of all rooms are looked at', () => {
    expect(new Set(files.map((file) => file.split('/')[1]))).toEqual(new Set(Object.keys(rooms)));
    expect([...graph.values()].flat().length).toBeGreaterThan(files.length / 2);
  });

  test('rooms know only those below them', () => {
    for (const file of files) {
      const room = file.split('/')[1] ?? '';
      const known = importsOf(file).flatMap((path) => /^@palimpsest\/(\w+)/.exec(path)?.[1] ?? []);
      for (const other of known) expect(rooms[room], `${file} imports ${other}`).toContain(other);
    }
  });

  test('the engine is handed its configuration, its clock and its randomness', () => {
    const telling = 'packages/engine/src/ner/without-telemetry.ts'; // reads nothing there, but tells a library something
    for (const file of files.filter((file) => file.startsWith('packages/engine/') && file !== telling)) {
      expect(readFileSync(file, 'utf8'), file).not.toMatch(
        /process\.env|Date\.now|new Date\(\)|Math\.random|randomUUID/,
      );
    }
  });

  test('in the service, http and cli stand on the use cases, and those on vault, stores and keys', () => {
    const layerOf = (file: string) => /^packages\/service\/src\/(\w+)\//.exec(file)?.[1] ?? 'root';
    for (const [file, imported] of graph) {
      const layer = layerOf(file);
      for (const other of layer === 'root' ? [] : imported) {
        expect([layer, ...(layers[layer] ?? [])], `${file} imports ${other}`).toContain(layerOf(other));
      }
    }
  });

  test('there are no cycles', () => {
    const finished = new Set<string>();
    const visit = (file: string, path: readonly string[]): void => {
      expect(path, 'files that import each other').not.toContain(file);
      if (finished.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
      finished.add(file);
    };
    for (const file of files) visit(file, []);
  });
});
