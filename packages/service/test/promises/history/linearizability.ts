/** Decides whether what callers at once were answered could have come from one call after the other. */
import { isDeepStrictEqual } from 'node:util';

/** One call, when it was sent and when its answer was there, on one clock. */
export interface Recorded<Call, Answer> {
  readonly call: Call;
  /** Undefined where none came: nobody knows whether the call did its work, nor when. */
  readonly answer: Answer | undefined;
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * How one caller alone would be answered. A state is plain data. What a call found done it finds done ever after: a call
 * that changes nothing in one state changes nothing in a later one either, unless it is answered differently there.
 */
export interface SequentialModel<State, Call, Answer> {
  readonly initial: State;
  readonly step: (state: State, call: Call) => { readonly answer: Answer; readonly next: State };
}

/**
 * Whether there is an order of the calls in which the model gives the same answers, and in which a call that was
 * answered before another one was sent comes before it (Herlihy and Wing, "Linearizability", 1990). A call without an
 * answer may stand anywhere after its start, or nowhere. Tries the orders out, each state of the search once, as Lowe
 * does in "Testing for linearizability" (2017).
 *
 * A call that would leave the state as it is needs no search: with the right answer it comes next, since it would change
 * nothing later either and so every order of the others stays possible; without an answer it is left out here.
 */
export function isLinearizable<State, Call, Answer>(
  history: readonly Recorded<Call, Answer>[],
  model: SequentialModel<State, Call, Answer>,
): boolean {
  const tried = new Set<string>();
  const canOrder = (left: ReadonlySet<number>, state: State): boolean => {
    const here = `${[...left].join()} ${JSON.stringify(state)}`;
    if (tried.has(here)) return false;
    tried.add(here);
    const calls = [...history.entries()].filter(([index]) => left.has(index));
    const answered = calls.filter(([, { answer }]) => answer !== undefined);
    if (answered.length === 0) return true;
    const firstEndMs = Math.min(...answered.map(([, { endMs }]) => endMs));
    const possible = calls
      .filter(([, { startMs }]) => startMs <= firstEndMs)
      .map(([index, { call, answer }]) => ({ index, answer, expected: model.step(state, call) }))
      .filter(({ answer, expected }) => answer === undefined || isDeepStrictEqual(answer, expected.answer));
    const without = (index: number) => new Set([...left].filter((other) => other !== index));
    const leavesState = (expected: { next: State }) => isDeepStrictEqual(expected.next, state);
    const look = possible.find(({ answer, expected }) => answer !== undefined && leavesState(expected));
    if (look) return canOrder(without(look.index), state);
    return possible.some(({ index, expected }) => !leavesState(expected) && canOrder(without(index), expected.next));
  };
  return canOrder(new Set(history.keys()), model.initial);
}
