/**
 * What the pages print is true. The blocks of a page run in order, as they stand there, against a service and a model
 * that plays its part; the `text` block after one shows what it prints, with `...` for anything.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startModel } from '../packages/client/test/chat-model.js';
import { type Block, pages } from './pages.js';
import type { ReplayServer } from './replay-server.js';
import { checkCommands } from './shown-commands.js';
import { serve, type ServedProcess } from './served-process.js';

/** How a block of a language is run: what bash does with the file that holds it. */
const runners: Readonly<Record<string, (file: string) => string>> = {
  sh: (file) => `source ./${file}`, // one shell a page, so that what a block sets is there for the next
  js: (file) => `node ${file}`,
  python: (file) => `PYTHONPATH=examples/python PYTHONDONTWRITEBYTECODE=1 python3 ${file}`,
};
const endOfBlock = '\u001e';

const key = randomBytes(32).toString('base64url');
let service: ServedProcess;
let model: ReplayServer;
let clone: string;

beforeAll(async () => {
  clone = mkdtempSync(join(tmpdir(), 'palimpsest-docs-'));
  for (const entry of readdirSync('.').filter((name) => name !== 'data'))
    symlinkSync(resolve(entry), join(clone, entry));
  service = await serve({ PALIMPSEST_BOOTSTRAP_KEY: key });
  model = await startModel({ content: 'Dear [PERSON_1], please remember our invoice.' });
});
afterAll(async () => {
  await Promise.all([service.stop(), model.stop()]);
  rmSync(clone, { recursive: true });
});

/** Runs blocks one after the other in one shell, and gives what each printed. Rejects if one fails. */
async function printedBy(blocks: readonly Block[]): Promise<string[]> {
  const script = blocks.map(({ language, code, line }) => {
    const file = `.block-${line}.${language === 'js' ? 'mjs' : language}`;
    writeFileSync(join(clone, file), code);
    return `${runners[language]?.(file) ?? ''}\nprintf '${endOfBlock}'`;
  });
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script.join('\n')], {
    cwd: clone,
    env: {
      PATH: process.env['PATH'],
      PALIMPSEST_URL: service.url,
      PALIMPSEST_API_KEY: key,
      PALIMPSEST_NER_WORKERS: '1', // a page may start many programs, each with as many workers as there are cores
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: 'none',
      MODEL: 'played',
      NO_COLOR: '1',
    },
  });
  return stdout.split(endOfBlock);
}

const asPattern = (shown: string): RegExp => {
  const literals = shown
    .trim()
    .split('...')
    .map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${literals.join('[^]*')}$`);
};

const isExportAlone = (code: string): boolean => code.split('\n').every((line) => /^(?:export |$)/.test(line));

const pagesWithCode = pages.filter(({ blocks }) => blocks.length > 0);

describe.each(pagesWithCode)('$path', ({ path, blocks }) => {
  const here = blocks.filter((block) => block.language in runners && block.runBy === undefined && !block.isNotRun);

  test.runIf(here.length > 0)('its blocks run and print what it shows', async () => {
    const printed = await printedBy(here);
    for (const [index, block] of here.entries()) {
      const next = blocks[blocks.indexOf(block) + 1];
      if (next?.language === 'text') expect(printed[index]?.trim()).toMatch(asPattern(next.code));
    }
  });

  const elsewhere = blocks.flatMap(({ runBy, code, line }) => {
    const file = runBy === undefined ? '' : readFileSync(runBy, 'utf8');
    const runsPage = file.includes(`pageAt('${path}'`); // it runs what it finds on the page
    return runBy === undefined || runsPage || isExportAlone(code) ? [] : [{ runBy, code, line, file }];
  });
  test.each(elsewhere)('$runBy names the commands of line $line', ({ code, file }) => {
    const commands = code.match(/(?<=^|&& )(?!export |\w+=)[\w./-]+(?: [a-z][\w./-]*)?/gm) ?? [];
    expect(commands).not.toEqual([]);
    for (const command of commands) expect(file.includes(command.split(' ').at(-1) ?? ''), command).toBe(true);
  });

  test.each(blocks.filter(({ isNotRun }) => isNotRun))('the commands of line $line could be run', ({ code }) => {
    checkCommands(code);
  });

  test.each(blocks.filter(({ language }) => language === 'json'))('the JSON of line $line is JSON', ({ code }) => {
    expect(() => void JSON.parse(code)).not.toThrow();
  });

  test('every block is of a language that is checked', () => {
    for (const { language, line, runBy } of blocks) {
      if (runBy === undefined) expect([...Object.keys(runners), 'json', 'text'], `line ${line}`).toContain(language);
    }
  });
});

test.each([
  ['node bench/service/none.mjs', 'does not exist'],
  ['npm run build && node bench/service/soak.mjs --politely yes', "Unknown option '--politely'"],
  ['node bench/service/soak.mjs 1000', 'Unexpected argument'],
  ['npm run nothing', 'npm has no nothing'],
  ['python -m palimpsest_training.train --speed 2', "Unknown option '--speed'"],
  ['measure --all', 'no program'],
])('a shown command such as "%s" would be noticed', (command, complaint) => {
  expect(() => {
    checkCommands(command);
  }).toThrow(complaint);
});

test.each(pages)('every block of $path is fenced', ({ indentedBlocks }) => {
  expect(indentedBlocks, 'lines').toEqual([]);
});

test('what is JavaScript on the pages is TypeScript, too, so that it can be pasted into either', () => {
  const files = pagesWithCode.flatMap(({ path, blocks }, page) =>
    blocks
      .filter(({ language }) => language === 'js')
      .map(({ code, line }) => {
        const file = join(clone, `.page-${page}-line-${line}.mts`);
        writeFileSync(file, code);
        return { file, place: `${path}:${line}` };
      }),
  );
  expect(files.length).toBeGreaterThan(3);
  const program = ts.createProgram(
    files.map(({ file }) => file),
    { strict: true, noEmit: true, module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, types: ['node'] },
  );
  const complaints = files.flatMap(({ file, place }) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => `${place} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
  expect(complaints).toEqual([]);
});
