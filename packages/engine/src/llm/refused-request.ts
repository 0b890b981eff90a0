/** A refusal that says how a server does not want to be spoken to. */
import { LlmUnavailableError } from './provider.js';

/**
 * What a server complains about in a refusal, as far as it can be told; for finding out how to speak to it. All but
 * `other`, which may be about the text, are named in so many words.
 */
export type Complaint = 'token_limit' | 'temperature' | 'format' | 'other';

/** A refusal of the request itself rather than of its time: repeating it as it is will not help. */
export class RefusedRequestError extends LlmUnavailableError {
  constructor(
    readonly complaint: Complaint,
    status: number,
  ) {
    super('request_refused', { status });
  }
}
