/** What went wrong, beside the button that it came from. */
import { CancelledError, explainError } from '../explain-error.js';
import type { Words } from '../words/index.js';
import type { State, Step } from '../workbench.js';

/** What the notice shows: the problem, if it came from one of `steps`. */
interface ProblemNoticeProps {
  readonly words: Words;
  readonly problem: State['problem'];
  readonly steps: readonly Step[];
}

/** Empty without such a problem. Screen readers say one as soon as it is there. */
export function ProblemNotice({ words, problem, steps }: ProblemNoticeProps) {
  const isOurs = problem !== undefined && steps.includes(problem.step);
  return (
    <div role="alert" class="problem">
      {isOurs && (
        <p class={problem.error instanceof CancelledError ? 'wanted' : ''}>{explainError(problem.error, words)}</p>
      )}
    </div>
  );
}
