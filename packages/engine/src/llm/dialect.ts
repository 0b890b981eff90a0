/**
 * Finds out how an OpenAI-compatible server wants to be spoken to. They differ in what they can hold a reply to, in the
 * name of the token limit, and in whether they take a temperature; what they do not know they refuse, each in its way.
 */
import { RefusedRequestError } from './refused-request.js';

/** Ways to hold a model to a format, the strictest first. */
export const structures = ['json_schema', 'json_object', 'none'] as const;

/** A way to hold a model to a format. */
export type Structure = (typeof structures)[number];

/** How to speak to one model on one server. */
export interface Dialect {
  readonly structure: Structure;
  readonly tokenLimit: 'max_tokens' | 'max_completion_tokens';
  readonly sendsTemperature: boolean;
}

/** A dialect that the server takes. */
export interface FoundDialect extends Dialect {
  /** Whether a reply in it kept to the format. Where none does, no reply is of use. */
  readonly isKept: boolean;
}

/**
 * Asks by `ask`, which tells whether the reply kept to the format, until a dialect works. A reply that did not is asked
 * for once more, since it may have been bad luck; a refusal never. No step is taken twice, so it ends after ten
 * questions. Rejects as `ask` does, if a refusal leaves nothing to try.
 */
export async function findDialect(
  wanted: Structure | 'auto',
  ask: (dialect: Dialect) => Promise<boolean>,
): Promise<FoundDialect> {
  const isFixed = wanted !== 'auto';
  const tried = new Set<string>();
  let dialect: Dialect = {
    structure: isFixed ? wanted : 'json_schema',
    tokenLimit: 'max_tokens',
    sendsTemperature: true,
  };
  for (;;) {
    let refusal: unknown;
    try {
      const isKept = (await ask(dialect)) || (await ask(dialect));
      if (isKept || isFixed || dialect.structure === 'none') return { ...dialect, isKept };
    } catch (error) {
      if (!(error instanceof RefusedRequestError)) throw error;
      refusal = error;
    }
    const next = changed(dialect, refusal, tried, isFixed);
    if (next === undefined) throw refusal;
    dialect = next;
  }
}

/** The next dialect to try, if there is one. A step that was taken for one complaint is not taken again. */
function changed(dialect: Dialect, refusal: unknown, tried: Set<string>, isFixed: boolean): Dialect | undefined {
  const complaint = refusal instanceof RefusedRequestError ? refusal.complaint : 'format';
  if (complaint === 'token_limit' && !tried.has(complaint)) {
    tried.add(complaint);
    return { ...dialect, tokenLimit: 'max_completion_tokens' };
  }
  if (complaint === 'temperature' && !tried.has(complaint)) {
    tried.add(complaint);
    return { ...dialect, sendsTemperature: false };
  }
  const structure = isFixed ? undefined : structures[structures.indexOf(dialect.structure) + 1];
  return structure && { ...dialect, structure };
}
