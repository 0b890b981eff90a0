/** The one value that runs through the pipeline, and what a stage is. */
import type { AuditFlag, EntityType, StageNumber } from '@palimpsest/protocol';

export type { StageNumber };

/** A stretch of text that points at a person. Offsets are UTF-16 code units, `end` exclusive; confidence is 0..1. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly type: EntityType;
  readonly confidence: number;
  readonly stage: StageNumber;
}

/** What is known about one text so far; never changed in place. `spans` are sorted and disjoint. */
export interface Detection {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly flags: readonly AuditFlag[];
}

/** What a stage adds to a detection. Its spans may overlap each other and the known ones. */
export type Findings = Omit<Detection, 'text'>;

/** A stage reads what is known and reports what it adds. It has no way to take a span back. */
export type Stage = (known: Detection, signal: AbortSignal) => Promise<Findings>;

/** The values of a type that are known, each once. */
export const valuesOf = ({ text, spans }: Detection, type: EntityType): ReadonlySet<string> =>
  new Set(spans.filter((span) => span.type === type).map(({ start, end }) => text.slice(start, end)));

/** A text about which nothing is known yet. */
export const undetected = (text: string): Detection => ({ text, spans: [], flags: [] });
