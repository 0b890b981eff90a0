/** Why stages 1 and 2 refuse a text. The messages carry nothing of it. */

/** A stage could not run: its worker failed, and so did the one that took its place. */
export class DetectorUnavailableError extends Error {
  override readonly name = 'DetectorUnavailableError';
}

/** More characters wait for detection than the operator allows. */
export class DetectorOverloadedError extends Error {
  override readonly name = 'DetectorOverloadedError';
}
