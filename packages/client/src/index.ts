export type { Entity, MaskedText } from './answers.js';
export type { AuditFlag } from '@palimpsest/protocol/audit-flags';
export type { EntityType } from '@palimpsest/protocol/entity-types';
export type { FieldError, ProblemCode } from '@palimpsest/protocol/problems';
export type { Stretch } from '@palimpsest/protocol/replace-each';
export type { StageNumber } from '@palimpsest/protocol/stages';
export type { ChatChunk } from './chat-chunks.js';
export {
  type AlteredPlaceholder,
  checkPlaceholders,
  type PlacedPlaceholder,
  type PlaceholderCheck,
} from './check-placeholders.js';
export * from './errors.js';
export { type MaskedMessages, maskMessages, type MaskMessagesOptions } from './mask-messages.js';
export { Palimpsest, type PalimpsestOptions, type SessionName, type SessionOptions } from './palimpsest.js';
export { serverSentData } from './server-sent-events.js';
export type { CallOptions, MaskOptions, Session } from './session.js';
export { systemMessage, type SystemMessageLanguage } from './system-message.js';
