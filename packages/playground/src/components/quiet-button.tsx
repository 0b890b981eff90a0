/** A button beside the matter. Where it has nothing to do it says so, and keeps the focus of who just pressed it. */
import type { ComponentChildren } from 'preact';

/** What the button is called and does. */
interface QuietButtonProps {
  readonly children: ComponentChildren;
  readonly isIdle?: boolean;
  readonly kind?: 'quiet' | 'danger';
  readonly onPress: () => void;
}

/** A button that an attribute `disabled` would take the focus from is marked as disabled instead. */
export function QuietButton({ children, isIdle = false, kind = 'quiet', onPress }: QuietButtonProps) {
  return (
    <button
      type="button"
      class={kind}
      aria-disabled={isIdle}
      onClick={() => {
        if (!isIdle) onPress();
      }}
    >
      {children}
    </button>
  );
}
