import { defineConfig } from 'vitest/config';

/** The tests that need a language model: `npm run test:llm`. */
export default defineConfig({
  test: { include: ['test/llm/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 },
});
