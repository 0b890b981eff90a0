/** Name, purpose and the two switches of the page. */
import type { Language, Words } from '../words/index.js';

/** Which colours the page has. */
export type Theme = 'system' | 'light' | 'dark';

interface HeaderProps {
  readonly words: Words;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly theme: Theme;
  readonly setTheme: (theme: Theme) => void;
}

/** Shows the language and the theme as they are, and hands on what is chosen. */
export function Header({ words, language, setLanguage, theme, setTheme }: HeaderProps) {
  return (
    <header class="top">
      <div>
        <h1>Palimpsest</h1>
        <p>{words.tagline}</p>
      </div>
      <div class="switches">
        <Choice
          name={words.language}
          options={{ de: 'Deutsch', en: 'English' }}
          value={language}
          onChoose={setLanguage}
        />
        <Choice
          name={words.theme.name}
          options={{ system: words.theme.system, light: words.theme.light, dark: words.theme.dark }}
          value={theme}
          onChoose={setTheme}
        />
        <a href="docs/">{words.apiReference}</a>
      </div>
    </header>
  );
}

/** One of a few, always all in sight. */
interface ChoiceProps<Option extends string> {
  readonly name: string;
  readonly options: Readonly<Record<Option, string>>;
  readonly value: Option;
  readonly onChoose: (option: Option) => void;
}

/** A group of radio buttons that looks like a switch. */
export function Choice<Option extends string>({ name, options, value, onChoose }: ChoiceProps<Option>) {
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{name}</legend>
      {(Object.keys(options) as Option[]).map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => {
              onChoose(option);
            }}
          />
          <span lang={option === 'de' || option === 'en' ? option : undefined}>{options[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
