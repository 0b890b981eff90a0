/** How the two pages are built: every address in them is relative, so that they work below any base path. */
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first that know `light-dark()`
    assetsInlineLimit: 0, // a `data:` address would be against the Content-Security-Policy of the page
    modulePreload: false,
    chunkSizeWarningLimit: 2_000, // Swagger UI comes in one piece
    rolldownOptions: {
      input: { playground: 'index.html', 'api-reference': 'docs/index.html' },
      checks: { bundlerTimings: false },
    },
  },
});
