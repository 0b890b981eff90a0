/** The flags can be seen as `docs/stages-3-and-4.md` says, with the played model of `scripts/`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { KnownValues } from '@palimpsest/engine';
import { auditFlagNames, entityTypeNames } from '@palimpsest/protocol';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.js';
import { createModelStages } from '../../src/model-stages.js';
import { createPipeline } from '../../src/pipeline.js';

const nothing = () => Promise.resolve([]);
const types = new Set(entityTypeNames);
const metrics = { countModelFailure: () => undefined, countLostQuotes: () => undefined };

async function flagsWith(settings: Record<string, string>): Promise<readonly string[]> {
  const pipeline = createPipeline({
    detectors: { findPatterns: nothing, findNames: nothing },
    modelStages: createModelStages(readConfig(settings), types, metrics),
    types,
  });
  const knownValues = () => Promise.resolve(new KnownValues());
  const request = { text: 'Die einzige Imkerin im Ort.', stages: undefined, knownValues };
  return (await pipeline.find(request, new AbortController().signal)).flags;
}

const documented = readFileSync('docs/stages-3-and-4.md', 'utf8');

test.each(auditFlagNames)('%s is documented', (flag) => {
  expect(documented).toContain(`| \`${flag}\` |`);
});

test('context_llm_disabled is seen without any model', async () => {
  expect(await flagsWith({})).toContain('context_llm_disabled');
});

test.each(['none', ...auditFlagNames.filter((flag) => flag !== 'context_llm_disabled')])(
  '%s is seen with the played model',
  async (flag) => {
    const model = spawn(process.execPath, ['scripts/played-model.mjs', flag, '0']);
    const [url] = (await once(model.stdout, 'data')) as [Buffer];
    const flags = await flagsWith({
      PALIMPSEST_LLM_BASE_URL: url.toString().trim(),
      PALIMPSEST_LLM_MODEL: 'played',
    });
    expect(flags).toEqual(flag === 'none' ? [] : [flag]);
    model.kill();
  },
);
