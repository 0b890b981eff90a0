/** The button that starts a step which takes time, and beside it, while it runs, the one that ends it early. */
import { useRef } from 'preact/hooks';

interface RunButtonProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly cancelLabel: string;
  readonly isBusy: boolean;
  readonly disabled?: boolean;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

/** After a click on cancel the focus goes back to the first one, since the second one disappears under it. */
export function RunButton({ label, busyLabel, cancelLabel, isBusy, disabled, onRun, onCancel }: RunButtonProps) {
  const runs = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={runs} type="button" class="primary" disabled={disabled} aria-busy={isBusy} onClick={onRun}>
        {isBusy ? busyLabel : label}
      </button>
      {isBusy && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            runs.current?.focus();
            onCancel();
          }}
        >
          {cancelLabel}
        </button>
      )}
    </>
  );
}
