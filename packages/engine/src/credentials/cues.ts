/** Words that announce logins and secrets: `Passwort`, `Zugang`, `log in`. Collected by hand, 2026-11. */
import type { Stretch } from '@palimpsest/protocol';
import { expression } from '../recognizers/text/pattern.js';

/** What a cue announces. */
export const cueKinds = ['password', 'code', 'login'] as const;
/** One of them. */
export type CueKind = (typeof cueKinds)[number];

/** A word of a text that announces a password, a code or a login. */
export interface Cue extends Stretch {
  readonly kind: CueKind;
  /** In lower case. */
  readonly word: string;
}

/** The words before and behind that a compound may have: `Erst-kennwort`, `WLAN-Schlüssel`. */
const start = String.raw`(?<!\p{L})\p{L}{0,24}?`;
const end = String.raw`\p{L}{0,24}(?!\p{L})`;

const cuePatterns: Readonly<Record<CueKind, RegExp>> = {
  password: expression('giu')`
    ${start}(?:pass?(?:word|wort|wd|wört|code|phrase)|kenn?wort|kennwört|losung|codewort|code ?word|geheim|merkwort)${end}
    |(?<!\p{L})(?:pwd?|pws|pass|psk|credentials?|creds?|zugangsdaten|memorable|secret|parole|phrase|recovery)(?!\p{L})
    |(?<!\p{L})(?:kunden|zauber|lösungs?|wiederherstellungs)-?(?:wort|frage|schlüssel)(?!\p{L})
  `,
  code: expression('giu')`
    ${start}(?:code|kombi(?:nation)?|pin|schlüssel|key|token|tresor|safe|alarm|sperr|schloss|w-?lan|wi-?fi)${end}
    |(?<!\p{L})(?:puk|tan|ssid|netz|lock|gate|tastenfeld|ziffern?|zahlen|digits?|buchstaben|letters|keypad|wheels)(?!\p{L})
    |(?<!\p{L})(?:ein)?(?:tipp|geb|drück)(?:en?|st|t)(?!\p{L})|(?<!\p{L})(?:type|typed|typing|enter|press)(?!\p{L})
  `,
  login: expression('giu')`
    ${start}(?:log-?in|user|usr|benutzer|kennung|anmeld|account|zugang|nutzer|admin)${end}
    |(?<!\p{L})(?:log(?:ge|gst|gt|ged|gen|s)|konto|melde[nt]?|handle|uid|(?:log|sign)[ ]in|ssh|mysql|psql)(?!\p{L})
    |(?<!\p{L})(?:nick(?:name)?|ign|alias|gamertag|spiel(?:er)?name|profil|forum|mods?|gilde|guild|discord)(?!\p{L})
  `,
};

/** Where cues stand in a text, in order. */
export const cuesIn = (text: string): Cue[] =>
  cueKinds
    .flatMap((kind) => Array.from(text.matchAll(cuePatterns[kind]), ({ 0: word, index }) => cue(kind, word, index)))
    .sort((a, b) => a.start - b.start);

const cue = (kind: CueKind, word: string, start: number): Cue => ({
  kind,
  start,
  end: start + word.length,
  word: word.toLowerCase(),
});

/** The cues of each kind, in order. */
export const ofEachKind = (cues: readonly Cue[]): Readonly<Record<CueKind, readonly Cue[]>> => ({
  password: cues.filter(({ kind }) => kind === 'password'),
  code: cues.filter(({ kind }) => kind === 'code'),
  login: cues.filter(({ kind }) => kind === 'login'),
});
