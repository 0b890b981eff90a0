/** What was found: flags, legend, both texts, and what to give to the model. */
import { systemMessage } from '@palimpsest/client';
import { useState } from 'preact/hooks';
import type { Hues } from '../hues.js';
import type { Language, Words } from '../words/index.js';
import type { Result, State } from '../workbench.js';
import { CopyButton } from './copy-button.js';
import { Choice } from './header.js';
import { type HiddenTypes, Legend } from './legend.js';
import { MarkedPanes } from './marked-panes.js';

interface ResultSectionProps {
  readonly words: Words;
  readonly language: Language;
  readonly state: State;
  readonly hues: Hues;
}

/** Says what was found, or that nothing has been masked yet; the rest appears with the first result. */
export function ResultSection({ words, language, state: { text, result }, hues }: ResultSectionProps) {
  return (
    <section class="card" aria-labelledby="result-heading">
      <div class="heading">
        <h2 id="result-heading">{words.result.heading}</h2>
        {result && <CopyButton words={words} label={words.result.copy} text={result.masked.text} />}
      </div>
      <div role="status">
        <p>{result ? summary(result, hues, words, language) : words.result.empty}</p>
        {result && result.text !== text && <p class="earlier">{words.result.earlier}</p>}
      </div>
      {result && <ResultDetails key={result.masked} {...{ words, language, result, hues }} />}
      {result && <SystemMessage words={words} pageLanguage={language} />}
    </section>
  );
}

/** What belongs to one result alone: types that are switched off are switched on again with the next. */
function ResultDetails({
  words,
  language,
  result,
  hues,
}: Omit<ResultSectionProps, 'state'> & { readonly result: Result }) {
  const [hidden, setHidden] = useState<HiddenTypes>(new Set());
  const { entities } = result.masked;
  return (
    <>
      <AuditFlags words={words} result={result} />
      {entities.length > 0 && <Legend {...{ words, language, entities, hues, hidden, setHidden }} />}
      <MarkedPanes {...{ words, language, result, hues, hidden }} />
      {entities.length > 0 && <p class="hint">{words.result.paneHint}</p>}
    </>
  );
}

function summary({ masked: { entities } }: Result, hues: Hues, { result }: Words, language: Language): string {
  if (entities.length === 0) return result.nothing;
  const spans = result.spans(entities.length, entities.length.toLocaleString(language));
  return result.found(spans, result.types(hues.size));
}

function AuditFlags({ words, result }: { readonly words: Words; readonly result: Result }) {
  const { auditFlags } = result.masked;
  if (auditFlags.length === 0) return null;
  return (
    <div class="flags" role="note" aria-labelledby="flags-heading">
      <h3 id="flags-heading">{words.flags.heading}</h3>
      <ul>
        {auditFlags.map((flag) => (
          <li key={flag}>
            {words.flags.words[flag]} <code>{flag}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SystemMessage({ words, pageLanguage }: { readonly words: Words; readonly pageLanguage: Language }) {
  const [language, setLanguage] = useState(pageLanguage);
  const { content } = systemMessage(language);
  return (
    <div class="system-message">
      <div class="heading">
        <h3>{words.systemMessage.heading}</h3>
        <div class="row">
          <Choice
            name={words.systemMessage.language}
            options={{ de: 'Deutsch', en: 'English' }}
            value={language}
            onChoose={setLanguage}
          />
          <CopyButton words={words} label={words.systemMessage.copy} text={content} />
        </div>
      </div>
      <p class="hint">{words.systemMessage.hint}</p>
      <details>
        <summary>{words.systemMessage.show}</summary>
        <p lang={language} class="message">
          {content}
        </p>
      </details>
    </div>
  );
}
