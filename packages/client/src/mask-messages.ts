/** Masks a chat history so that every value has the same placeholder throughout. */
import type { AuditFlag } from '@palimpsest/protocol/audit-flags';
import { formatPlaceholder, maxPlaceholderNumber } from '@palimpsest/protocol/placeholder';
import type { Entity } from './answers.js';
import { UnexpectedAnswerError } from './errors.js';
import { replaceEntities } from './mask-pieces.js';
import { type MessageText, replaceTexts } from './message-texts.js';
import type { MaskOptions, Session } from './session.js';
import { touchingEntities } from './touching-entities.js';

/** How messages are masked. */
export interface MaskMessagesOptions extends MaskOptions {
  /** Types of content that is no text and is sent as it is, such as `image_url`; any other is refused. */
  readonly leave?: readonly string[];
}

/** A masked chat history. */
export interface MaskedMessages<Message> {
  readonly messages: Message[];
  /** Why stages did less than was asked; empty if all of them ran completely. */
  readonly auditFlags: readonly AuditFlag[];
}

/**
 * Between two texts stands a placeholder that means nothing: no name can reach across it. All texts travel as one, so
 * that a name in the last message is masked in the first, and a turn costs one call however long its history is.
 */
const separator = `\n\n${formatPlaceholder({ type: 'QUASI_IDENTIFIER', number: maxPlaceholderNumber })}\n\n`;

/**
 * Masks the messages of a chat, in the form of the OpenAI chat API or the Vercel AI SDK: contents of all roles, single
 * parts, names, arguments and results of tools. Ids and names of tools and fields stay. Send the whole history each
 * turn.
 * @throws UnmaskableContentError if a message holds anything but text that `leave` does not name
 * @throws DegradedError as `session.mask` does
 */
export async function maskMessages<Message extends object>(
  session: Pick<Session, 'mask'>,
  messages: readonly Message[],
  { leave = [], ...options }: MaskMessagesOptions = {},
): Promise<MaskedMessages<Message>> {
  const texts: MessageText[] = [];
  const keys = new Map<string, number>();
  const note = (found: MessageText): string => {
    const isRepeated = found.isKey && keys.has(found.text);
    if (found.isKey && !isRepeated) keys.set(found.text, texts.length);
    if (!isRepeated) texts.push(found);
    return found.text;
  };
  replaceTexts(messages, note, leave);
  const masked = await maskTexts(session, texts, options);
  let next = 0;
  const replace = ({ text, isKey }: MessageText): string => {
    const index = (isKey ? keys.get(text) : undefined) ?? next;
    if (index === next) next++;
    return masked.texts[index] ?? text;
  };
  return {
    messages: replaceTexts(messages, replace, leave),
    auditFlags: masked.auditFlags,
  };
}

/** Texts that were masked as one, in order; undefined for one into which something reaches from its label. */
interface MaskedTexts {
  readonly texts: readonly (string | undefined)[];
  readonly auditFlags: readonly AuditFlag[];
}

/** Masks all texts with their labels before them, and those into which something reaches from the label without it. */
async function maskTexts(
  session: Pick<Session, 'mask'>,
  texts: readonly MessageText[],
  options: MaskOptions,
): Promise<MaskedTexts> {
  const labelled = await maskJoined(session, texts, options);
  const crossed = texts.filter((_text, index) => labelled.texts[index] === undefined);
  if (crossed.length === 0) return labelled;
  const unlabelled = crossed.map(({ text }) => ({ text }));
  const bare = await maskJoined(session, unlabelled, options);
  const again = bare.texts.values();
  const withoutLabel = (): string => {
    const text = again.next().value;
    if (text === undefined) throw new UnexpectedAnswerError(200); // nothing reaches over what stands between two texts
    return text;
  };
  return {
    texts: labelled.texts.map((text) => text ?? withoutLabel()),
    auditFlags: [...new Set([...labelled.auditFlags, ...bare.auditFlags])],
  };
}

/** Masks all texts by one call, each with its label before it if it has one. */
async function maskJoined(
  session: Pick<Session, 'mask'>,
  texts: readonly MessageText[],
  options: MaskOptions,
): Promise<MaskedTexts> {
  const prefixes = texts.map(({ label }) => (label === undefined ? '' : `${readable(label)}: `));
  const whole = texts.map(({ text }, index) => `${prefixes[index] ?? ''}${text}`).join(separator);
  const { entities, auditFlags } = await session.mask(whole, options);

  const entitiesAt = touchingEntities(entities);
  let start = 0;
  const masked = texts.map(({ text }, index) => {
    start += prefixes[index]?.length ?? 0;
    const end = start + text.length;
    const inText = ownEntities(entitiesAt(start, end), start, end);
    start = end + separator.length;
    return inText && replaceEntities(text, inText);
  });
  return { texts: masked, auditFlags };
}

/** The entities that touch a stretch, in offsets of its own; undefined if one reaches into its label. */
function ownEntities(touching: readonly Entity[], start: number, end: number): Entity[] | undefined {
  if (touching.some((entity) => entity.start < start || end < entity.end)) return undefined;
  return touching.map((entity) => ({ ...entity, start: entity.start - start, end: entity.end - start }));
}

/** A field's name as words, which tell the service what its value is: `taxNumber` and `tax_number` as "tax Number". */
const readable = (label: string): string => label.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/[_-]+/gu, ' ');
