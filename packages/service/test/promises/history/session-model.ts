/** What one session answers to one caller: the promises of the round trip in their smallest form. */
import type { Recorded, SequentialModel } from './linearizability.js';

/** Texts are words with one space between: mailboxes, and placeholders of their type. */
export type SessionCall = { readonly kind: 'mask' | 'unmask'; readonly text: string } | { readonly kind: 'destroy' };

/** The text of the answer, `gone` for 404, `done` for a destroyed session, which is so for a gone one too. */
export type SessionAnswer = { readonly text: string } | 'gone' | 'done';

/** A call of one session as it was seen from outside. */
export type RecordedCall = Recorded<SessionCall, SessionAnswer>;

/** Placeholder -> its value, null where it is only reserved; undefined after the end. */
type Session = Readonly<Record<string, string | null>> | undefined;

/** A session from its creation on. */
export const sessionModel: SequentialModel<Session, SessionCall, SessionAnswer> = {
  initial: {},
  step(session, call) {
    if (call.kind === 'destroy') return { answer: 'done', next: undefined };
    if (session === undefined) return { answer: 'gone', next: undefined };
    const words = call.text.split(' ');
    if (call.kind === 'unmask')
      return { answer: { text: words.map((word) => session[word] ?? word).join(' ') }, next: session };
    const next: Record<string, string | null> = { ...session };
    for (const literal of words.filter(isPlaceholder)) next[literal] ??= null; // before any value gets a number
    const masked = words.map((word) => (isPlaceholder(word) ? word : placeholderOf(word, next)));
    return { answer: { text: masked.join(' ') }, next };
  },
};

/** The placeholder of a type that mailboxes get. */
export const placeholder = (number: number): string => `[EMAIL_ADDRESS_${number}]`;

const isPlaceholder = (word: string): boolean => word.startsWith('[');

/** That of the value, or else the smallest that is free, which is then taken. */
function placeholderOf(value: string, session: Record<string, string | null>): string {
  const known = Object.keys(session).find((name) => session[name] === value);
  if (known !== undefined) return known;
  let number = 1;
  while (placeholder(number) in session) number++;
  session[placeholder(number)] = value;
  return placeholder(number);
}
