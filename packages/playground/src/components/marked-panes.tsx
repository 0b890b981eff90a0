/** The text and its masked form side by side, span by span. */
import type { Entity } from '@palimpsest/client';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Block, Segment } from '../blocks.js';
import type { Hues } from '../hues.js';
import { asItIs } from '../personal-text.js';
import { followScroll } from '../scroll-together.js';
import type { Language, Words } from '../words/index.js';
import type { Result } from '../workbench.js';
import type { HiddenTypes } from './legend.js';
import { giveTabStop, SpanDetails, useDetails } from './span-details.js';

interface MarkedPanesProps {
  readonly words: Words;
  readonly language: Language;
  readonly result: Result;
  readonly hues: Hues;
  readonly hidden: HiddenTypes;
}

/** Both panes. They scroll together, and one tab stop each leads to the marks in them. */
export function MarkedPanes({ words, language, result, hues, hidden }: MarkedPanesProps) {
  const { entities } = result.masked;
  const panes = useRef<HTMLDivElement>(null);
  const details = useDetails(panes);
  useScrollTogether(panes);

  // Thousands of marks: they are drawn again only if they change, not whenever the pointer moves.
  const classes = useMemo(() => entities.map((entity) => markClass(entity, hues, hidden)), [entities, hues, hidden]);
  const original = useMemo(() => marked(result.blocks, 'original', classes), [result, classes]);
  const masked = useMemo(() => marked(result.blocks, 'masked', classes), [result, classes]);
  useLayoutEffect(() => {
    for (const pane of panes.current?.querySelectorAll('.pane') ?? []) giveTabStop(pane);
  }, [result, classes]);

  return (
    <div class="panes" ref={panes} {...details.handlers}>
      <h3 id="original-heading">{words.result.original}</h3>
      <div class="pane" id="original" role="region" aria-labelledby="original-heading" tabIndex={0}>
        {original}
      </div>
      <h3 id="masked-heading">{words.result.masked}</h3>
      <div class="pane masked" id="masked" role="region" aria-labelledby="masked-heading" tabIndex={0}>
        {masked}
      </div>
      <SpanDetails {...{ words, language, entities }} shown={details.shown} />
    </div>
  );
}

const markClass = ({ type }: Entity, hues: Hues, hidden: HiddenTypes): string =>
  hidden.has(type) ? 'off' : `span hue-${hues.get(type) ?? 0}`;

function marked(blocks: readonly Block[], side: keyof Block, classes: readonly string[]) {
  const segment = ({ text, entity }: Segment) => {
    if (entity === undefined) return text;
    const name = classes[entity] ?? '';
    if (name === 'off') return <span data-entity={entity}>{text}</span>;
    return (
      <mark class={name} data-entity={entity} tabIndex={-1}>
        {text}
      </mark>
    );
  };
  return blocks.map((block, index) => (
    <div key={index} {...asItIs}>
      {block[side].map(segment)}
    </div>
  ));
}

/** The pane that the person last touched leads; the other follows. */
function useScrollTogether(panes: { readonly current: HTMLDivElement | null }): void {
  useEffect(() => {
    const [left, right] = panes.current?.querySelectorAll<HTMLElement>('.pane') ?? [];
    if (!left || !right) return undefined;
    let leader = left;
    const stop = new AbortController();
    for (const [pane, other] of [
      [left, right],
      [right, left],
    ] as const) {
      const options = { signal: stop.signal, passive: true };
      for (const event of ['pointerenter', 'pointerdown', 'wheel', 'touchstart', 'focusin', 'keydown'] as const)
        pane.addEventListener(
          event,
          () => {
            leader = pane;
          },
          options,
        );
      pane.addEventListener(
        'scroll',
        () => {
          if (leader === pane) followScroll(pane, other);
        },
        options,
      );
    }
    return () => {
      stop.abort();
    };
  }, []);
}
