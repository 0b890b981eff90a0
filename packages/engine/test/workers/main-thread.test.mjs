import { expect, test } from 'vitest';
import { modulesBehind } from '../../../../scripts/fingerprint.mjs';

test('the thread that answers loads nothing that only the worker threads need', () => {
  const loaded = modulesBehind('packages/engine/dist/index.js');
  expect(loaded).toContain('packages/engine/dist/workers/detectors.js');
  expect(loaded).not.toContain('packages/engine/dist/ner/classifier.js'); // which loads ONNX Runtime
  expect(loaded).not.toContain('packages/engine/dist/find-patterns.js');
  expect(loaded).not.toContain('packages/engine/dist/recognizers/index.js');
});
