export type { Entity, MaskedText } from './answers.js';
export type { ChatChunk } from './chat-chunks.js';
export * from './errors.js';
export { Palimpsest, type PalimpsestOptions, type SessionOptions } from './palimpsest.js';
export type { CallOptions, MaskOptions, Session, StageNumber } from './session.js';
