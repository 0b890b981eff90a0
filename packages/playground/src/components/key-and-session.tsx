/** The key, and the session that it opened. */
import { useState } from 'preact/hooks';
import type { Language, Words } from '../words/index.js';
import type { Actions, State } from '../workbench.js';
import { ProblemNotice } from './problem-notice.js';
import { QuietButton } from './quiet-button.js';

interface KeyAndSessionProps {
  readonly words: Words;
  readonly language: Language;
  readonly state: State;
  readonly actions: Actions;
}

/** Takes the key, says how the session stands, and destroys it. */
export function KeyAndSession({ words, language, state, actions }: KeyAndSessionProps) {
  const [isShown, setShown] = useState(false);
  return (
    <section class="card key">
      <div class="field">
        <label for="key">{words.key.label}</label>
        <div class="row">
          <input
            id="key"
            {...(isShown ? ({ type: 'text' } as const) : ({ type: 'password' } as const))}
            autocomplete="off"
            spellcheck={false}
            value={state.apiKey}
            aria-describedby="key-hint"
            onInput={(event) => {
              actions.edit({ apiKey: event.currentTarget.value.trim() });
            }}
          />
          <button
            type="button"
            class="quiet"
            aria-pressed={isShown}
            onClick={() => {
              setShown(!isShown);
            }}
          >
            {isShown ? words.key.hide : words.key.show}
          </button>
        </div>
        <p id="key-hint" class="hint">
          {words.key.hint}
        </p>
      </div>
      <div class="session">
        <p role="status">{sessionWords(state.session, words, language)}</p>
        <QuietButton
          kind="danger"
          isIdle={typeof state.session !== 'object' || state.busy !== undefined}
          onPress={actions.destroy}
        >
          {words.session.destroy}
        </QuietButton>
      </div>
      <ProblemNotice words={words} problem={state.problem} steps={['destroy']} />
    </section>
  );
}

function sessionWords(session: State['session'], { session: words }: Words, language: Language): string {
  if (typeof session === 'string') return words[session];
  return words.until(session.until.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' }));
}
