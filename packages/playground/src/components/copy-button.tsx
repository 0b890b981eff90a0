/** A button that copies a text and says whether it worked. */
import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../clipboard.js';
import type { Words } from '../words/index.js';

interface CopyButtonProps {
  readonly words: Words;
  readonly label: string;
  readonly text: string;
}

const saidForMs = 2_000;

/**
 * As wide as its longest label, so that nothing moves when it answers. What is said aloud stands beside the button, which
 * is called the same all the time.
 */
export function CopyButton({ words, label, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(setOutcome, saidForMs, undefined);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  const answer = outcome && words.result[outcome];
  return (
    <>
      <button
        type="button"
        class="quiet copy"
        aria-label={label}
        onClick={() => {
          void copyText(text).then((isCopied) => {
            setOutcome(isCopied ? 'copied' : 'notCopied');
          });
        }}
      >
        <span class={outcome ? 'unseen' : ''}>{label}</span>
        <span class={outcome ? '' : 'unseen'}>{answer}</span>
      </button>
      <span role="status" class="visually-hidden">
        {answer}
      </span>
    </>
  );
}
