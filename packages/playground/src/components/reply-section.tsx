/** A model's reply, pasted by hand, and what becomes of it. */
import { findPlaceholders } from '@palimpsest/protocol/placeholder';
import type { Hues } from '../hues.js';
import { asItIs, personalText } from '../personal-text.js';
import type { ReplyPart, RestoredReply } from '../restored-reply.js';
import type { Words } from '../words/index.js';
import type { Actions, State } from '../workbench.js';
import { CopyButton } from './copy-button.js';
import { ProblemNotice } from './problem-notice.js';
import { RunButton } from './run-button.js';

interface ReplySectionProps {
  readonly words: Words;
  readonly state: State;
  readonly actions: Actions;
  readonly hues: Hues;
}

/** Takes a reply and restores it. Nothing can be restored before a text was masked. */
export function ReplySection({ words, state, actions, hues }: ReplySectionProps) {
  const { reply, busy, restored, result } = state;
  return (
    <section class="card" aria-labelledby="reply-heading">
      <h2 id="reply-heading">{words.reply.heading}</h2>
      <div class="halves">
        <div>
          <label for="reply">{words.reply.label}</label>
          <textarea
            id="reply"
            rows={8}
            value={reply}
            placeholder={words.reply.placeholder}
            {...personalText}
            onInput={(event) => {
              actions.edit({ reply: event.currentTarget.value });
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && result) actions.restore();
            }}
          />
        </div>
        <div>
          <h3 id="restored-heading">{words.reply.output}</h3>
          <div class="pane" id="restored" role="region" aria-labelledby="restored-heading" tabIndex={0} {...asItIs}>
            {restored ? (
              restored.parts.map((part, index) => <Part key={index} {...{ part, words, hues }} />)
            ) : (
              <p class="hint">{result ? words.reply.empty : words.reply.needsSession}</p>
            )}
          </div>
        </div>
      </div>
      <div class="actions">
        <RunButton
          label={words.reply.restore}
          busyLabel={words.reply.restoring}
          cancelLabel={words.text.cancel}
          isBusy={busy === 'restore'}
          disabled={!result}
          onRun={actions.restore}
          onCancel={actions.cancel}
        />
        {restored && <CopyButton words={words} label={words.reply.copy} text={textOf(restored)} />}
      </div>
      <ProblemNotice words={words} problem={state.problem} steps={['restore']} />
      <div role="status">
        {restored && writtenIn(restored) !== reply && <p class="earlier">{words.reply.earlier}</p>}
        {restored && (
          <ul class="check">
            {checkWords(restored, words).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const mostListed = 8;

const textOf = ({ parts }: RestoredReply): string => parts.map(({ text }) => text).join('');
const writtenIn = ({ parts }: RestoredReply): string => parts.map(({ written }) => written).join('');

/** A stretch of the reply. What was not restored says so in words, too. */
function Part({ part, words, hues }: { readonly part: ReplyPart; readonly words: Words; readonly hues: Hues }) {
  const { kind, text, written } = part;
  if (kind === 'plain') return <>{text}</>;
  if (kind !== 'restored') {
    return (
      <mark class={kind} title={kind === 'unknown' ? words.reply.unknownMark : words.reply.alteredMark}>
        {text}
      </mark>
    );
  }
  const [placeholder] = findPlaceholders(written);
  const hue = placeholder && hues.get(placeholder.type);
  return (
    <mark class={`span hue-${hue ?? 0}`} title={words.reply.restoredMark(written)}>
      {text}
    </mark>
  );
}

/** What can be said of the placeholders, a line each. */
function checkWords({ parts, check }: RestoredReply, { reply }: Words): string[] {
  const unknown = list(
    parts.filter(({ kind }) => kind === 'unknown').map(({ written }) => written),
    reply,
  );
  const altered = list(
    check.altered.map(({ written }) => written),
    reply,
  );
  const lost = list(
    check.lost.map(({ placeholder }) => placeholder),
    reply,
  );
  return [
    reply.restored(parts.filter(({ kind }) => kind === 'restored').length),
    ...(unknown ? [reply.unknown(unknown)] : []),
    ...(altered ? [reply.altered(altered)] : []),
    ...(lost ? [reply.lost(lost)] : []),
  ];
}

/** A list to read; a long one is cut, since thousands of placeholders may be missing. */
function list(placeholders: readonly string[], { more }: Words['reply']): string {
  const all = [...new Set(placeholders)];
  const rest = all.length - mostListed;
  return all.slice(0, mostListed).join(', ') + (rest > 0 ? ` ${more(rest)}` : '');
}
