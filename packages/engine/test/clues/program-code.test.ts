import { expect, test } from 'vitest';
import { levelOfCode } from '../../src/clues/program-code.js';
import { maxLinearMs, processorMs } from '../processor-time.js';

const letter =
  'Sehr geehrte Frau Muster,\n\nIhre Nummer ist 4711. Bitte rufen Sie an (heute noch).\n\nMit freundlichen Grüßen\n';
const code = 'import { z } from "zod";\n\n// an order\nexport const order = z.object({\n  total: z.number(),\n});\n';

test.each([
  ['a letter', letter, 0],
  ['an empty text', '', 0],
  ['a letter that quotes a line', letter + 'total = order.sum();\n', 3],
  ['a program', code, 4],
  ['settings', 'server:\n  port: 8080\n  hosts: ["a", "b"]\n', 4],
  ['a table', 'Name      Betrag\nMuster    12,50\nSample    8,00\n', 0],
])('%s has its level of code', (_what, text, level) => {
  expect(levelOfCode(text)).toBe(level);
});

test('long lines take no longer than their number asks for', () => {
  const takenMs = processorMs(() => {
    levelOfCode('a'.repeat(100_000));
    levelOfCode(`${'a('.repeat(100)}\n`.repeat(500));
  });
  expect(takenMs).toBeLessThan(maxLinearMs);
});
