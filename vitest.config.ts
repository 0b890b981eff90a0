import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest test begins first: as the last one it would keep one core busy and leave the others idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/engine/test/linear.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** First of all that a project sets up, so that it finds itself in the folder. */
const temporaryFolder = 'test/temporary-folder.ts';
const inBrowser = 'packages/playground/test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } }, // what a test waits for may come late on a machine that does other things
    maxWorkers: '100%', // most tests wait for a process that they started
    sequence: { sequencer: LongestFirst },
    server: { deps: { external: [/\/packages\/\w+\/dist\//] } }, // what is built runs as it is, at its own speed
    isolate: false, // no test replaces a module or leaves anything behind, so files share what they import
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          globalSetup: temporaryFolder,
          include: ['packages/*/test/**/*.test.{ts,mjs}', 'test/**/*.test.ts'],
          exclude: [inBrowser, 'test/llm/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          sequence: { groupOrder: 1 }, // after all others: a browser beside them waits for longer than any patience
          include: [inBrowser],
          globalSetup: [temporaryFolder, 'packages/playground/test/browser/one-for-all.ts'],
        },
      },
    ],
  },
});
