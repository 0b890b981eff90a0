/** Which type has which colour, how often it was found, and a switch for each. */
import type { Entity, EntityType } from '@palimpsest/client';
import type { Hues } from '../hues.js';
import type { Language, Words } from '../words/index.js';
import { QuietButton } from './quiet-button.js';

/** Types whose marks are switched off. */
export type HiddenTypes = ReadonlySet<EntityType>;

interface LegendProps {
  readonly words: Words;
  readonly language: Language;
  readonly entities: readonly Entity[];
  readonly hues: Hues;
  readonly hidden: HiddenTypes;
  readonly setHidden: (hidden: HiddenTypes) => void;
}

/** One switch for each type that has a hue, and two for all of them. */
export function Legend({ words, language, entities, hues, hidden, setHidden }: LegendProps) {
  const counts = new Map<EntityType, number>();
  for (const { type } of entities) counts.set(type, (counts.get(type) ?? 0) + 1);
  const toggle = (type: EntityType): void => {
    const rest = [...hidden].filter((other) => other !== type);
    setHidden(new Set(hidden.has(type) ? rest : [...rest, type]));
  };
  return (
    <div class="legend" role="group" aria-labelledby="legend-heading">
      <div class="heading">
        <h3 id="legend-heading">{words.legend.heading}</h3>
        <div class="row">
          <QuietButton
            isIdle={hidden.size === 0}
            onPress={() => {
              setHidden(new Set());
            }}
          >
            {words.legend.all}
          </QuietButton>
          <QuietButton
            isIdle={hidden.size === hues.size}
            onPress={() => {
              setHidden(new Set(hues.keys()));
            }}
          >
            {words.legend.none}
          </QuietButton>
        </div>
      </div>
      <ul>
        {[...hues].map(([type, hue]) => (
          <li key={type}>
            <button
              type="button"
              class={`type hue-${hue}`}
              aria-pressed={!hidden.has(type)}
              title={words.aboutType(type)}
              onClick={() => {
                toggle(type);
              }}
            >
              <span class="swatch" />
              <span>
                {type} <span class="visually-hidden">({words.aboutType(type)})</span>
              </span>
              <span class="number">{(counts.get(type) ?? 0).toLocaleString(language)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="hint">{words.legend.hint}</p>
    </div>
  );
}
