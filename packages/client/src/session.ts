/** A session: the placeholders of one conversation or batch, and the calls that mask and restore with them. */
import { findPlaceholders } from '@palimpsest/protocol/placeholder';
import type { StageNumber } from '@palimpsest/protocol/stages';
import { type MaskedText, readMaskedText, readRestoredText } from './answers.js';
import { type ChatChunk, restoreChatChunks } from './chat-chunks.js';
import { DegradedError } from './errors.js';
import { maskPieces } from './mask-pieces.js';
import { cutIntoPieces } from './pieces.js';
import {
  type ChunkRestorer,
  createChunkRestorer,
  createTextRestorer,
  type Encode,
  jsonStringContent,
  restoringStream,
  verbatim,
} from './restore-chunks.js';
import { requireText } from './require-text.js';
import type { Transport } from './transport.js';

/** What every call takes. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** How a text is masked. */
export interface MaskOptions extends CallOptions {
  /** Which stages to run; default: all that the service has. */
  readonly stages?: readonly StageNumber[] | undefined;
}

/** What a session is made of. */
export interface SessionParts {
  readonly transport: Transport;
  readonly id: string;
  readonly expiresAt: Date;
  readonly refuseDegraded: boolean;
}

/**
 * An open session. It ends at `expiresAt`, which use does not move, or with `destroy`; whatever comes after that is
 * refused with `session_not_found`. Every call rejects with a `PalimpsestError`, or with the reason of its signal;
 * with a `TypeError` if it gets something else than text.
 */
export class Session {
  readonly id: string;
  /** The moment from which nothing can be restored any more. */
  readonly expiresAt: Date;
  readonly #transport: Transport;
  readonly #refuseDegraded: boolean;

  constructor({ transport, id, expiresAt, refuseDegraded }: SessionParts) {
    this.#transport = transport;
    this.#refuseDegraded = refuseDegraded;
    this.id = id;
    this.expiresAt = expiresAt;
  }

  /**
   * Replaces personal data in a text of any length with placeholders.
   * @throws DegradedError if not all asked stages ran and the caller refuses that
   */
  async mask(text: string, options: MaskOptions = {}): Promise<MaskedText> {
    requireText('text', text);
    return this.maskPages([text], options);
  }

  /**
   * `mask` for a text that is cut already, such as a table of which each page begins with the header row: the answer is
   * that for the pages one behind the other, but nothing is found over the end of a page.
   */
  async maskPages(pages: readonly string[], options: MaskOptions = {}): Promise<MaskedText> {
    for (const page of pages) requireText('pages[]', page);
    const pieces = pages.flatMap((page) => cutIntoPieces(page));
    if (pieces.length > 1) await this.#reserveLiterals(pages.join('\n'), options);
    const withoutModels = { ...options, stages: stagesWithoutModels(options) };
    return maskPieces(pieces, (piece, { asksModels }) => this.#maskPiece(piece, asksModels ? options : withoutModels));
  }

  /** Puts the original values back. A placeholder that the session does not know stays as it is. */
  async unmask(text: string, { signal }: CallOptions = {}): Promise<string> {
    requireText('text', text);
    let restored = '';
    for (const piece of cutIntoPieces(text)) restored += await this.#unmaskPiece(piece, signal);
    return restored;
  }

  /**
   * The values of distinct placeholders, in as few calls as their length allows: between them stands what no value holds.
   * One that the session does not know stands for itself.
   */
  async valuesOf(placeholders: readonly string[], options: CallOptions = {}): Promise<ReadonlyMap<string, string>> {
    const border = `\n${crypto.getRandomValues(new Uint32Array(4)).join('-')}\n`;
    const values = (await this.unmask(placeholders.join(border), options)).split(border);
    return new Map(placeholders.map((placeholder, index) => [placeholder, values[index] ?? placeholder]));
  }

  /** `unmask` for a text that is JSON, such as the arguments of a tool call: values are escaped as its strings ask. */
  async unmaskJson(json: string, options: CallOptions = {}): Promise<string> {
    requireText('json', json);
    return createTextRestorer((placeholders) => this.valuesOf(placeholders, options), jsonStringContent)(json);
  }

  /**
   * Restores a text while it streams, wherever its chunks are cut. Only what can become a placeholder is held back;
   * each distinct placeholder is asked for once. When the signal aborts, it fails with its reason.
   */
  restoreStream(options: CallOptions = {}): TransformStream<string, string> {
    return restoringStream(this.#chunkRestorer(verbatim, options), options.signal);
  }

  /** `restoreStream` for a text that is JSON, such as the arguments of a tool call. */
  restoreJsonStream(options: CallOptions = {}): TransformStream<string, string> {
    return restoringStream(this.#chunkRestorer(jsonStringContent, options), options.signal);
  }

  /**
   * Restores the stream of a chat completion, as the `openai` package gives it: words, thoughts, arguments of tool
   * calls. When the signal aborts, it throws its reason.
   */
  restoreChat<Chunk extends ChatChunk>(chunks: AsyncIterable<Chunk>, options: CallOptions = {}): AsyncIterable<Chunk> {
    return restoreChatChunks(chunks, (placeholders) => this.valuesOf(placeholders, options), options.signal);
  }

  /** Ends the session and wipes its values, at once and for good. Does nothing if it has ended before. */
  async destroy({ signal }: CallOptions = {}): Promise<void> {
    await this.#transport({ method: 'DELETE', path: `/v1/masking/session/${this.id}`, signal });
  }

  /** `await using session = ...` destroys it at the end of the block. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.destroy();
  }

  /** Numbers of literals that look like placeholders must be taken before a first piece can be given one of them. */
  async #reserveLiterals(text: string, options: MaskOptions): Promise<void> {
    const literals = new Set(findPlaceholders(text).map(({ start, end }) => text.slice(start, end)));
    for (const piece of cutIntoPieces([...literals].join('\n'))) await this.#maskPiece(piece, options);
  }

  async #maskPiece(text: string, { stages, signal }: MaskOptions): Promise<MaskedText> {
    const query = stages ? `?stages=${stages.join(',')}` : '';
    const body = { text, session_id: this.id };
    const answer = await this.#transport({ method: 'POST', path: `/v1/masking/anonymize${query}`, body, signal });
    const masked = readMaskedText(answer);
    if (this.#refuseDegraded && masked.auditFlags.length > 0) throw new DegradedError(masked.auditFlags);
    return masked;
  }

  async #unmaskPiece(text: string, signal: AbortSignal | undefined): Promise<string> {
    const body = { text, session_id: this.id };
    return readRestoredText(await this.#transport({ method: 'POST', path: '/v1/masking/deanonymize', body, signal }));
  }

  #chunkRestorer(encode: Encode, options: CallOptions): ChunkRestorer {
    return createChunkRestorer((placeholders) => this.valuesOf(placeholders, options), encode);
  }
}

/**
 * The asked stages that need no language model; patterns if there is none such, since one stage has to be asked for.
 */
function stagesWithoutModels({ stages = [1, 2] }: MaskOptions): StageNumber[] {
  const own = stages.filter((stage) => stage <= 2);
  return own.length > 0 ? own : [1];
}
