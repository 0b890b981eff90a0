/** Settings of what is found and masked: stages, types, the operator's terms, and the name model. */
import { type EntityType, isEntityType, parseStages, type StageNumber, typesOnByDefault } from '@palimpsest/protocol';
import { integer, optional, type Setting, setting, text } from './setting.js';

/** What lists of terms have in common. */
const termLines =
  'Case counts for terms in double quotes only; a line that begins with # is a comment. Read at the start.';

/** The settings by the name of their environment variable. */
export const detectionSettings = {
  PALIMPSEST_STAGES: setting<readonly StageNumber[]>({
    about: 'Upper bound of the stages that a request can ask for.',
    takes: 'stage numbers separated by commas, 1 and 2 among them, such as 1,2',
    byDefault: '1,2,3,4',
    parse: stagesWithBoth,
  }),
  PALIMPSEST_ENTITIES: optional<ReadonlySet<EntityType>>({
    about: 'Entity types switched on (+) and off (-), beginning from the defaults of the closed set.',
    takes: 'entity types with + or - before them, separated by commas, such as +DATE_TIME,-LOCATION',
    whenUnset: 'the defaults of the closed set',
    parse: typesSwitched,
  }),
  PALIMPSEST_DENY_FILE: optional({
    about:
      'Terms that every stage masks, one a line with its entity type, which must be on, after a tab or `;`. ' +
      termLines,
    takes: 'the path of a file',
    whenUnset: 'none',
    parse: text,
  }),
  PALIMPSEST_ALLOW_FILE: optional({
    about:
      'Terms that no stage masks, one a line. Masking wins: a longer span around one is masked, and a term on both lists. ' +
      termLines,
    takes: 'the path of a file',
    whenUnset: 'none',
    parse: text,
  }),
  PALIMPSEST_NER_MODEL: optional({
    about: 'Folder of the name model: ONNX token classification with its config.json and tokenizer.json.',
    takes: 'the path of a folder',
    whenUnset: 'the bundled model',
    parse: text,
  }),
  PALIMPSEST_NER_WORKERS: optional({
    about: 'Worker threads that run stages 1 and 2.',
    takes: 'a number from 1 to 256',
    whenUnset: 'as many as there are cores',
    parse: integer(1, 256),
  }),
} as const satisfies Record<string, Setting<unknown>>;

/** Reads stages with 1 and 2 among them. */
function stagesWithBoth(raw: string): readonly StageNumber[] | undefined {
  const stages = parseStages(raw);
  return stages?.includes(1) && stages.includes(2) ? stages : undefined;
}

/**
 * Reads the types that are on after the switches of `raw`. Undefined also where a type is named twice, for nobody could
 * say which of the two is meant.
 */
function typesSwitched(raw: string): ReadonlySet<EntityType> | undefined {
  const types = new Set(typesOnByDefault);
  const named = new Set<EntityType>();
  for (const entry of raw.split(',')) {
    const [, sign, type = ''] = /^([+-])(.+)$/.exec(entry.trim()) ?? [];
    if (sign === undefined || !isEntityType(type) || named.has(type)) return undefined;
    named.add(type);
    if (sign === '+') types.add(type);
    else types.delete(type);
  }
  return types;
}
