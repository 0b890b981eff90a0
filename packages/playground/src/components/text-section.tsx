/** Where a text comes in: typed, pasted, dropped, opened, or the sample letter. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { personalText } from '../personal-text.js';
import { sampleLetter } from '../sample-letter.js';
import type { Language, Words } from '../words/index.js';
import type { Actions, State } from '../workbench.js';
import { ProblemNotice } from './problem-notice.js';
import { QuietButton } from './quiet-button.js';
import { RunButton } from './run-button.js';

interface TextSectionProps {
  readonly words: Words;
  readonly language: Language;
  readonly state: State;
  readonly actions: Actions;
}

/** Takes a text, also a file dropped anywhere on the page, and has it masked. */
export function TextSection({ words, language, state, actions }: TextSectionProps) {
  const isOver = useDroppedFile(actions.open);
  return (
    <section class={`card ${isOver ? 'drop-target' : ''}`} aria-labelledby="text-heading">
      <div class="heading">
        <h2 id="text-heading">{words.text.heading}</h2>
        <TextSources words={words} actions={actions} hasText={state.text !== ''} />
      </div>
      <label class="visually-hidden" for="text">
        {words.text.label}
      </label>
      <textarea
        id="text"
        rows={12}
        value={state.text}
        placeholder={isOver ? words.text.dropHere : words.text.placeholder}
        {...personalText}
        onInput={(event) => {
          actions.edit({ text: event.currentTarget.value });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) actions.mask();
        }}
      />
      <div class="actions">
        <RunButton
          label={words.text.mask}
          busyLabel={words.text.masking}
          cancelLabel={words.text.cancel}
          isBusy={state.busy === 'mask'}
          onRun={actions.mask}
          onCancel={actions.cancel}
        />
        <span class="hint wide">{words.text.shortcut}</span>
        <span class="hint count">{words.text.characters(countCharacters(state.text).toLocaleString(language))}</span>
      </div>
      <ProblemNotice words={words} problem={state.problem} steps={['mask', 'open']} />
    </section>
  );
}

/**
 * Hands a file that is dropped anywhere on the page to `open`, since the browser would show it in place of the page.
 * True while one is dragged over the page. Dragged text is the text area's own business.
 */
function useDroppedFile(open: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    // before the page is painted: what is dropped on it at once must not be lost
    const listening = new AbortController();
    const listen = (type: 'dragover' | 'drop', handle: (event: DragEvent) => void): void => {
      const handleFile = (event: DragEvent): void => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        handle(event);
      };
      addEventListener(type, handleFile, { signal: listening.signal });
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false); // not from one element to the next, but out of the window
    };
    listen('dragover', () => {
      setOver(true);
    });
    addEventListener('dragleave', leave, { signal: listening.signal });
    listen('drop', ({ dataTransfer }) => {
      setOver(false);
      const [file] = dataTransfer?.files ?? [];
      if (file) open(file);
    });
    return () => {
      listening.abort();
    };
  }, [open]);
  return isOver;
}

/** Buttons that fill and clear the text. */
function TextSources({
  words,
  actions,
  hasText,
}: Pick<TextSectionProps, 'words' | 'actions'> & { readonly hasText: boolean }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div class="row">
      <QuietButton
        onPress={() => {
          actions.edit({ text: sampleLetter });
        }}
      >
        {words.text.sample}
      </QuietButton>
      <QuietButton onPress={() => chooser.current?.click()}>{words.text.open}</QuietButton>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={words.text.open}
        accept="text/*,.txt,.md,.csv,.json,.jsonl,.eml,.log,.xml,.html"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = ''; // so that the same file can be opened again
          if (file) actions.open(file);
        }}
      />
      <QuietButton
        isIdle={!hasText}
        onPress={() => {
          actions.edit({ text: '' });
        }}
      >
        {words.text.clear}
      </QuietButton>
    </div>
  );
}

/** Code points, as the service counts them. */
function countCharacters(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length; index++) {
    if ((text.codePointAt(index) ?? 0) > 0xffff) {
      pairs++;
      index++;
    }
  }
  return text.length - pairs;
}
