/**
 * Writes docs/entity-types.md from the table of types and the recognizers: node scripts/write-entity-types.mjs (after
 * npm run build). With `--stdout` it prints the page instead, for the test that keeps it true.
 */
import { writeFileSync } from 'node:fs';
import { allRecognizers } from '../packages/engine/dist/recognizers/index.js';
import { learnedTypes } from '../packages/engine/dist/learned-spans.js';
import { entityTypes } from '../packages/protocol/dist/index.js';
import { readRecognizerDocs } from './recognizer-docs.mjs';

const examplesShown = 3;
const wordsShown = { de: 4, en: 3, other: 3 };

const docs = await readRecognizerDocs();
const recognizersOf = (type) => allRecognizers.filter((recognizer) => recognizer.type === type);

const yes = (is) => (is ? 'yes' : 'no');
/** Text as it stands, in a code span; a line end is shown as ↵. */
const code = (text) => `\`${text.replaceAll(/\r?\n/g, '↵')}\``;

function stages(type) {
  const found = [...(recognizersOf(type).length > 0 ? [1] : []), ...(learnedTypes.includes(type) ? [2] : [])];
  return found.length > 0 ? found.join(', ') : '3, 4';
}

const row = ([type, { about, onByDefault, recalled, specialCategory }]) =>
  `| ${recognizersOf(type).length > 0 ? `[${type}](#${type.toLowerCase()})` : type} | ${about} | ${stages(type)} | ` +
  `${onByDefault ? 'on' : 'off'} | ${yes(recalled)} | ${yes(specialCategory)} |`;

function contextOf({ needsContext, contextWords = {} }) {
  const words = Object.entries(wordsShown).flatMap(([language, count]) =>
    (contextWords[language] ?? []).slice(0, count),
  );
  const such = words.map((word) => code(word.trim())).join(', ');
  if (needsContext) return `needed, such as ${such}`;
  return such === '' ? 'none beyond the shape itself' : `not needed; announced by ${such}`;
}

const examples = (table) =>
  Object.entries(table)
    .slice(0, examplesShown)
    .map(([name, text]) => `${code(text)} (${name})`)
    .join(', ');

function recognizerEntry(recognizer) {
  const { file, name, what, rule } = docs.get(recognizer);
  return `${what}

- Rule: ${rule}
- Context word: ${contextOf(recognizer)}
- Finds: ${examples(recognizer.examples.finds)}
- Ignores: ${examples(recognizer.examples.ignores)}
- All examples: [\`${name}\`](../packages/engine/src/recognizers/${file})`;
}

const section = (type) => `### ${type}\n\n${recognizersOf(type).map(recognizerEntry).join('\n\n')}`;

const types = Object.entries(entityTypes);
const page = `# Entity types

What can be found and masked, and nothing else: \`entity_type\` in an answer and the name in every placeholder come from
this list.

- **Stage**: 1 patterns, 2 the name model and clues, 3 a language model that reads the context, 4 an adversary who tries to guess.
  Stages 3 and 4 can report every type; a type that only they find has \`3, 4\` here.
- **Default**: whether it is masked unless the operator says otherwise with \`PALIMPSEST_ENTITIES\`.
- **Found again**: a value once masked is found wherever it stands again in the session. Not so for everyday words and
  short numbers, which a stage must find anew.
- **Special**: it reveals a special category of personal data.

| type | what | stage | default | found again | special |
| --- | --- | --- | --- | --- | --- |
${types.map(row).join('\n')}

## Special categories

Processing these is forbidden by Art. 9(1) GDPR unless Art. 9(2) allows it. Genetic and biometric data have no type of
their own: in a text they are words about health or about the body (\`HEALTH_CONDITION\`, \`PHYSICAL_TRAIT\`).

| type | category |
| --- | --- |
${types
  .filter(([, { specialCategory }]) => specialCategory)
  .map(([type, { about }]) => `| ${type} | ${about} |`)
  .join('\n')}

## What the patterns find

⟦ ⟧ stand where the masked span begins and ends. Each example of what is ignored is wrong in one respect only, the one
that is named; ↵ is a line end. The values are computed or published specimens, none was taken from a person. A number
needs a **context word** near it (in the same line or sentence, in its label, or in the head of its table) if one in 200
random strings of its shape, or more, would pass its checks.

${types
  .filter(([type]) => recognizersOf(type).length > 0)
  .map(([type]) => section(type))
  .join('\n\n')}

This page is made from the recognizers by \`node scripts/write-entity-types.mjs\`; a test keeps it true.
`;

if (process.argv.includes('--stdout')) process.stdout.write(page);
else writeFileSync(new URL('../docs/entity-types.md', import.meta.url), page);
