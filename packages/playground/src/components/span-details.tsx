/** Type, placeholder, stage and confidence of the mark that has the pointer or the focus. */
import type { Entity } from '@palimpsest/client';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { stageOf } from '../stage-of-confidence.js';
import type { Language, Words } from '../words/index.js';

/** The mark whose details are shown. */
interface ShownMark {
  readonly mark: HTMLElement;
  readonly entity: number;
}

/** Attends to the marks inside `panes`: what to show, and the handlers that find it out. */
export function useDetails(panes: { readonly current: HTMLElement | null }) {
  const [shown, setShown] = useState<ShownMark>();
  const isDismissed = useRef(false); // by Escape: the mark with the focus stays silent until the focus moves
  const focused = (): HTMLElement | undefined => (isDismissed.current ? undefined : markAt(document.activeElement));
  const show = (mark: HTMLElement | undefined): void => {
    for (const twin of panes.current?.querySelectorAll('[data-active]') ?? []) twin.removeAttribute('data-active');
    const entity = mark?.dataset['entity'];
    setShown(mark && entity !== undefined ? { mark, entity: Number(entity) } : undefined);
    if (entity === undefined) return;
    for (const twin of panes.current?.querySelectorAll(`[data-entity="${entity}"]`) ?? [])
      twin.setAttribute('data-active', '');
  };
  const handlers = {
    onPointerOver: ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.details')) return; // details stay while the pointer is on them
      show(markAt(target) ?? focused());
    },
    onPointerLeave: () => {
      show(focused());
    },
    onFocusIn: ({ target }: FocusEvent) => {
      const mark = markAt(target);
      isDismissed.current = false;
      if (mark) moveTabStop(mark);
      show(mark);
    },
    onFocusOut: () => {
      show(undefined);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        isDismissed.current = true;
        show(undefined);
      }
      const next = nextMark(event);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
  return { shown, handlers };
}

const markAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('mark') : undefined) ?? undefined;

/** Tab leads back to the mark that had the focus last. */
function moveTabStop(mark: HTMLElement): void {
  for (const other of mark.closest('.pane')?.querySelectorAll<HTMLElement>('mark[tabindex="0"]') ?? [])
    other.tabIndex = -1;
  mark.tabIndex = 0;
}

/** Tab leads to the first mark of a pane until one of them has had the focus; none is drawn with a tab stop. */
export function giveTabStop(pane: Element): void {
  const first = pane.querySelector<HTMLElement>('mark');
  if (first && !pane.querySelector('mark[tabindex="0"]')) first.tabIndex = 0;
}

/** Where an arrow key leads from the mark that has the focus; undefined for other keys and places. */
function nextMark({ key, target }: KeyboardEvent): HTMLElement | undefined {
  const mark = markAt(target);
  if (!mark) return undefined;
  const marks = [...(mark.closest('.pane')?.querySelectorAll<HTMLElement>('mark') ?? [])];
  const index = marks.indexOf(mark);
  const places: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: marks.length - 1,
  };
  return marks[places[key] ?? -1];
}

interface SpanDetailsProps {
  readonly words: Words;
  readonly language: Language;
  readonly entities: readonly Entity[];
  readonly shown: ShownMark | undefined;
}

/** A box at the mark. Screen readers say it when the focus comes to a mark. */
export function SpanDetails({ words, language, entities, shown }: SpanDetailsProps) {
  const box = useRef<HTMLDivElement>(null);
  const entity = shown && entities[shown.entity];
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const place = (): void => {
      if (box.current) placeAt(box.current, shown.mark);
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true }); // of the panes, too
    return () => {
      removeEventListener('scroll', place, { capture: true });
    };
  }, [shown]);
  const stage = entity && stageOf(entity.confidence);
  const share = entity?.confidence.toLocaleString(language, { minimumFractionDigits: 2 });
  return (
    <div ref={box} class="details" role="status" hidden={!entity}>
      {entity && (
        <>
          <b>{entity.placeholder}</b>
          <span>{words.aboutType(entity.type)}</span>
          <span>
            {stage ? words.stages[stage] : words.details.unknownStage} · {words.details.confidence(share ?? '')}
          </span>
        </>
      )}
    </div>
  );
}

/** Below the first line of the mark, or above it where there is no room, and never beyond the window. */
function placeAt(box: HTMLElement, mark: HTMLElement): void {
  const [line = mark.getBoundingClientRect()] = mark.getClientRects();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(line.left, document.documentElement.clientWidth - width - 8));
  const isRoomBelow = line.bottom + height + 8 < document.documentElement.clientHeight;
  box.style.left = `${left}px`;
  box.style.top = `${isRoomBelow ? line.bottom : line.top - height}px`;
}
