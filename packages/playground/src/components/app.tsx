/** The page from top to bottom. */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { assignHues } from '../hues.js';
import { languages, type Language, preferredLanguage } from '../words/index.js';
import { useWorkbench } from '../workbench.js';
import { Header, type Theme } from './header.js';
import { KeyAndSession } from './key-and-session.js';
import { ReplySection } from './reply-section.js';
import { ResultSection } from './result-section.js';
import { TextSection } from './text-section.js';

/** Holds the language and the theme; everything else is in the state of the workbench. */
export function App() {
  const [language, setLanguage] = useState<Language>(() => preferredLanguage(navigator.languages));
  const [theme, setTheme] = useState<Theme>('system');
  const [state, actions] = useWorkbench();
  const words = languages[language];
  const entities = state.result?.masked.entities;
  const hues = useMemo(() => assignHues((entities ?? []).map(({ type }) => type)), [entities]);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.title = words.title;
  }, [language]);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  return (
    <>
      <a class="skip" href="#text">
        {words.skip}
      </a>
      <Header words={words} {...{ language, setLanguage, theme, setTheme }} />
      <main>
        <KeyAndSession {...{ words, language, state, actions }} />
        <TextSection {...{ words, language, state, actions }} />
        <ResultSection {...{ words, language, state, hues }} />
        <ReplySection {...{ words, state, actions, hues }} />
      </main>
      <footer>
        <p>{words.promise}</p>
        <a href="docs/">{words.apiReference}</a>
      </footer>
    </>
  );
}
