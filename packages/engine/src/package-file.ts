/**
 * A file or folder of this package that is no module, by its path in the package: `data/common-words.txt`. Where the
 * module stands that reads it does not count, for the worker threads run from one bundle.
 */
export const packageFile = (path: string): URL => new URL(path, import.meta.resolve('@palimpsest/engine/package.json'));
