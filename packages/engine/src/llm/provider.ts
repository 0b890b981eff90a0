/** The small door behind which language models sit: what stages 3 and 4 ask of one, and how it can fail them. */

/** The shape that a reply is to have, for servers that can hold a model to one. */
export interface ReplyFormat {
  /** Letters and underscores. */
  readonly name: string;
  /** JSON Schema out of what every server knows: type, enum, items, properties; all fields required, none besides. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** One question. Whatever is in `user` is somebody's text, masked; nothing in it is an instruction. */
export interface LlmRequest {
  readonly system: string;
  readonly user: string;
  readonly format: ReplyFormat;
}

/** All that the engine asks of a language model. */
export interface LlmProvider {
  /**
   * Resolves with the reply as the model wrote it: hostile until it is parsed. Rejects with `LlmUnavailableError`, with
   * `LlmReplyError`, or with the signal's reason if that is not a time-out.
   */
  complete(request: LlmRequest, signal: AbortSignal): Promise<string>;
}

/** Why no reply came. */
export type LlmFailure =
  | 'timeout'
  | 'connection'
  | 'redirected'
  | 'status'
  | 'request_refused'
  | 'not_a_completion'
  | 'reply_too_long'
  | 'circuit_open'
  | 'overloaded';

/** What is known of a failure beside its reason. */
export type LlmFailureDetails = Partial<Pick<LlmUnavailableError, 'status' | 'retryAfterMs' | 'code'>>;

/** No reply came. Carries nothing of what was sent or answered: error bodies echo prompts. */
export class LlmUnavailableError extends Error {
  override readonly name = 'LlmUnavailableError';
  readonly status: number | undefined;
  /** What the server asked to wait, if it said so. */
  readonly retryAfterMs: number | undefined;
  /** How Node names what went wrong with the connection, such as `ECONNREFUSED`. */
  readonly code: string | undefined;

  constructor(
    readonly reason: LlmFailure,
    { status, retryAfterMs, code }: LlmFailureDetails = {},
  ) {
    super(status === undefined ? reason : `${reason} ${status}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.code = code;
  }
}

/** What was wrong with a reply. */
export type ReplyFlaw = 'empty' | 'refusal' | 'cut_off' | 'filtered' | 'prompt_cut_off';

/** A reply came, but not one to work with. Carries nothing of it. */
export class LlmReplyError extends Error {
  override readonly name = 'LlmReplyError';
  constructor(readonly flaw: ReplyFlaw) {
    super(flaw);
  }
}

/** Tells whether a language model failed, in either way; anything else that is thrown is a bug or an abort. */
export const isLlmError = (error: unknown): error is LlmUnavailableError | LlmReplyError =>
  error instanceof LlmUnavailableError || error instanceof LlmReplyError;
