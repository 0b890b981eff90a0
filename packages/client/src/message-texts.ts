/**
 * Finds the texts in the messages of a chat and puts others in their place. It knows the messages of the OpenAI chat
 * API and of the Vercel AI SDK by their few names for things that are no text, and takes every other string for text:
 * what it does not know is masked rather than missed.
 */
import { replaceEach } from '@palimpsest/protocol/replace-each';
import { UnmaskableContentError } from './errors.js';
import { findJsonParts } from './json-text.js';

/** A text of a message. `label` is the name of the field that it stands in where that says what it is. */
export interface MessageText {
  readonly text: string;
  readonly label?: string | undefined;
  /** Whether it is a key of data: one that stands in every row of a table need be looked at once only. */
  readonly isKey?: boolean;
}

/** Gets every text in order and says what stands there instead. */
export type Replace = (found: MessageText) => string;

/** Fields that hold no text of a person: they tie a conversation together. */
const structure = new Set(['role', 'type', 'id', 'tool_call_id', 'call_id', 'toolCallId', 'toolName']);

/** Fields that hold data of a tool, in which any name may stand for anything. */
const toolData = new Set(['arguments', 'input', 'args', 'result', 'value']);

/**
 * Fields in which a provider keeps what it thought, sealed or signed, and gets back as it was: base64 without a space,
 * which nobody's signature under a letter is.
 */
const sealed = new Set(['signature', 'thoughtSignature', 'encrypted_content', 'reasoningEncryptedContent', 'redactedData']); // prettier-ignore
const isSealed = (field: unknown, name: string): boolean =>
  sealed.has(name) && typeof field === 'string' && /^[\w+/=-]{40,}$/.test(field);

/** Types of messages, parts and tool calls that are made of text. */
const textual = new Set([
  ...['text', 'refusal', 'function', 'custom'], // OpenAI, chat completions
  ...['message', 'input_text', 'output_text', 'function_call', 'function_call_output'], // OpenAI, responses
  ...['reasoning', 'tool-call', 'tool-result', 'json', 'content', 'error-text', 'error-json'], // AI SDK
]);

/**
 * A copy of `messages` with every text replaced, tool calls and results included.
 * @param leave types of parts that stay as they are
 * @throws UnmaskableContentError for any other part that is no text
 */
export function replaceTexts<Message>(
  messages: readonly Message[],
  replace: Replace,
  leave: readonly string[],
): Message[] {
  const inMessage = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inMessage);
    if (!isObject(value)) return replaceInData(value, undefined, replace);
    const { type } = value;
    if (typeof type === 'string' && leave.includes(type)) return value;
    if (typeof type === 'string' && !textual.has(type)) throw new UnmaskableContentError(type);
    return mapFields(value, (field, name) => {
      if (structure.has(name) || isSealed(field, name) || (name === 'name' && isTool(value))) return field;
      return toolData.has(name) && type !== 'content' ? replaceInData(field, undefined, replace) : inMessage(field);
    });
  };
  return messages.map((message) => inMessage(message) as Message); // the same shape with other strings
}

/** The `name` beside arguments or a result is that of a tool; any other is somebody's. */
const isTool = (value: Record<string, unknown>): boolean =>
  'arguments' in value || 'input' in value || value['role'] === 'tool' || value['role'] === 'function';

/** Replaces in data of a tool. A number that is masked becomes a string. */
function replaceInData(value: unknown, label: string | undefined, replace: Replace): unknown {
  if (typeof value === 'string') return replaceInText(value, label, replace);
  if (typeof value === 'number' || typeof value === 'bigint') {
    const replaced = replace({ text: String(value), label });
    return replaced === String(value) ? value : replaced;
  }
  if (Array.isArray(value)) return value.map((item) => replaceInData(item, label, replace));
  if (!isObject(value)) return value;
  const replaceInKey = (name: string): string => (isFieldName(name) ? name : replace({ text: name, isKey: true }));
  return mapFields(value, (field, name) => replaceInData(field, name, replace), replaceInKey);
}

/** Other keys say what an entry is about: a name, a mail address or a number, as in `{"Anna Koch": "late"}`. */
const isFieldName = (key: string): boolean => !/[\s[]|.@|(?:\d\D*){4}/u.test(key);

/** Replaces a text, or what stands in it if it is JSON: masked as one text, it might not be JSON any more. */
function replaceInText(text: string, label: string | undefined, replace: Replace): string {
  const parts = findJsonParts(text)?.filter((part) => !part.isKey || !isFieldName(part.text));
  if (parts === undefined) return replace({ text, label });
  return replaceEach(text, parts, ({ text: part, isKey, key }, written) => {
    const other = replace(isKey ? { text: part, isKey } : { text: part, label: key ?? label });
    return other === part ? written : JSON.stringify(other);
  });
}

/** Plain objects only: bytes, URLs and the like are content that cannot be masked. */
function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return true;
  throw new UnmaskableContentError(value.constructor.name, 'object');
}

const mapFields = (
  value: Record<string, unknown>,
  change: (field: unknown, name: string) => unknown,
  rename = (name: string): string => name,
) => Object.fromEntries(Object.entries(value).map(([name, field]) => [rename(name), change(field, name)]));
