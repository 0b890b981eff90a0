/**
 * Reads the answer of a chat completion: `POST /chat/completions` of the OpenAI API, as servers differ in giving it.
 */
import { isJsonObject } from '../json.js';
import { LlmReplyError, type LlmRequest, LlmUnavailableError } from './provider.js';

/**
 * How servers say that a model came to an end, beside saying nothing. All else (`length`, `model_length`, `error`,
 * `abort`) may have broken off behind an empty draft.
 */
const orderlyEnds: ReadonlySet<string> = new Set([
  ...['stop', 'tool_calls', 'function_call'], // OpenAI
  ...['eos', 'eos_token', 'end_turn', 'stop_sequence', 'complete', 'completed'], // gateways to other interfaces
]);

/**
 * The text that the model wrote. Throws `LlmUnavailableError` if `completion` is no chat completion, `LlmReplyError` if
 * the model did not finish or refused, or did not get to see all of `request`.
 */
export function textOfCompletion(completion: unknown, request: LlmRequest): string {
  if (!isJsonObject(completion) || !Array.isArray(completion['choices']))
    throw new LlmUnavailableError('not_a_completion');
  const [choice] = completion['choices'] as unknown[];
  if (!isJsonObject(choice) || !isJsonObject(choice['message'])) throw new LlmUnavailableError('not_a_completion');
  const { finish_reason: finish, message } = choice;
  if (finish === 'content_filter') throw new LlmReplyError('filtered');
  if (typeof finish === 'string' && !orderlyEnds.has(finish.toLowerCase())) throw new LlmReplyError('cut_off');
  if (typeof message['refusal'] === 'string' && message['refusal'] !== '') throw new LlmReplyError('refusal');
  if (isPromptCut(completion['usage'], request)) throw new LlmReplyError('prompt_cut_off');
  const text = textOfContent(message['content']);
  if (text.trim() === '') throw new LlmReplyError('empty');
  return text;
}

/** Content is a string, or parts of which those of type `text` count (Mistral puts its thinking into others). */
function textOfContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => (isJsonObject(part) && part['type'] === 'text' ? part['text'] : ''))
    .filter((text) => typeof text === 'string')
    .join('');
}

/**
 * Whether the server cut what it was sent to fit its context and said nothing, as Ollama does. No tokenizer has tokens
 * that reach over more than one word, so a prompt with fewer tokens than words was cut.
 */
function isPromptCut(usage: unknown, { system, user }: LlmRequest): boolean {
  const tokens = isJsonObject(usage) ? usage['prompt_tokens'] : undefined;
  if (typeof tokens !== 'number' || tokens <= 0) return false;
  return tokens < `${system} ${user}`.trim().split(/\s+/u).length;
}
