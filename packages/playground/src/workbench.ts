/** What the page knows and what can be done with it. */
import type { MaskedText, Session } from '@palimpsest/client';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Block, cutIntoBlocks } from './blocks.js';
import { Connection } from './connection.js';
import { CancelledError, MissingInputError } from './explain-error.js';
import { restoreReply, type RestoredReply } from './restored-reply.js';
import { readTextFile } from './text-file.js';

/** A text and its masked form, ready to be shown, and the session that has its values. */
export interface Result {
  readonly text: string;
  readonly session: Session;
  readonly masked: MaskedText;
  readonly blocks: readonly Block[];
}

/** One of the things that take time or can go wrong. */
export type Step = LongStep | 'open';
/** Those that keep others waiting. */
type LongStep = 'mask' | 'restore' | 'destroy';

/** All that the page shows, but for language and colours. */
export interface State {
  readonly apiKey: string;
  readonly text: string;
  readonly reply: string;
  readonly busy: LongStep | undefined;
  readonly problem: { readonly step: Step; readonly error: unknown } | undefined;
  readonly result: Result | undefined;
  readonly restored: RestoredReply | undefined;
  readonly session: { readonly until: Date } | 'none' | 'destroyed' | 'ended';
}

/** What the person can do. */
export interface Actions {
  readonly edit: (fields: Partial<Pick<State, 'apiKey' | 'text' | 'reply'>>) => void;
  readonly open: (file: File) => void;
  readonly mask: () => void;
  readonly restore: () => void;
  readonly destroy: () => void;
  /** Waits no longer for what is being done. The service stops working on it, too. */
  readonly cancel: () => void;
}

const atFirst: State = {
  apiKey: '',
  text: '',
  reply: '',
  busy: undefined,
  problem: undefined,
  result: undefined,
  restored: undefined,
  session: 'none',
};
const withoutResults = { result: undefined, restored: undefined };

/** The service is where the page came from, below the same base path. */
const baseUrl = new URL('.', location.href).href;

/** State and actions of the page. The session is destroyed when the page is left. */
export function useWorkbench(): readonly [State, Actions] {
  const connection = useMemo(() => new Connection(baseUrl), []);
  const [state, setState] = useState(atFirst);
  const update = (fields: Partial<State>): void => {
    setState((known) => ({ ...known, ...fields }));
  };

  const running = useRef(new AbortController());
  const opened = useRef(0);

  /** Runs one step; `work` gives what has changed. */
  const run = (step: LongStep, work: (signal: AbortSignal) => Promise<Partial<State>>): void => {
    if (state.busy !== undefined) return;
    running.current = new AbortController();
    update({ busy: step, problem: undefined });
    work(running.current.signal)
      .catch((error: unknown) => ({ problem: { step, error } }))
      .then((changed) => {
        setState((known) => ({ ...known, busy: undefined, session: sessionNow(connection, known), ...changed }));
      }, console.error);
  };

  useEffect(() => {
    const leave = (): void => {
      connection.leave();
      update({ ...withoutResults, session: 'none' }); // the page may come back out of the browser's history
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
    };
  }, []);
  useEndOfSession(state.session, () => {
    connection.leave();
    update({ session: 'ended' });
  });

  return [
    state,
    {
      edit: update,
      open: (file) => {
        // at any time, as a text can be typed at any time; of two files the later one counts
        const turn = ++opened.current;
        readTextFile(file)
          .then((text) => ({ text }))
          .catch((error: unknown) => ({ problem: { step: 'open' as const, error } }))
          .then((changed) => {
            if (turn === opened.current) setState((known) => ({ ...known, ...withoutOldProblem(known), ...changed }));
          }, console.error);
      },
      mask: () => {
        run('mask', (signal) => mask(connection, state, signal));
      },
      restore: () => {
        run('restore', async (signal) => ({ restored: await restore(connection, state, signal) }));
      },
      destroy: () => {
        run('destroy', async () => {
          update(withoutResults); // whatever comes of it
          await connection.destroy();
          return { session: 'destroyed' };
        });
      },
      cancel: () => {
        running.current.abort(new CancelledError());
      },
    },
  ];
}

/** A file that opens says nothing of a text that could not be masked. */
const withoutOldProblem = ({ problem }: State): Partial<State> =>
  problem?.step === 'open' ? { problem: undefined } : {};

async function mask(connection: Connection, { apiKey, text }: State, signal: AbortSignal): Promise<Partial<State>> {
  if (apiKey === '') throw new MissingInputError('noKey');
  if (text === '') throw new MissingInputError('noText');
  const session = await connection.sessionFor(apiKey, signal);
  const masked = await connection.during(session, () => session.mask(text, { signal }));
  return { result: { text, session, masked, blocks: cutIntoBlocks(text, masked.entities) }, restored: undefined };
}

/** Restores the reply in the session of the text that is shown, whichever is open by now. */
async function restore(connection: Connection, { reply, result }: State, signal: AbortSignal): Promise<RestoredReply> {
  if (!result) throw new MissingInputError('noText');
  if (reply === '') throw new MissingInputError('noReply');
  const { session, masked } = result;
  return connection.during(session, () => restoreReply(session, { masked: masked.text, reply }, signal));
}

/** What is known of the session after a step: it may have opened, or turned out to have ended. */
function sessionNow({ until }: Connection, { session }: State): State['session'] {
  if (until) return { until };
  return typeof session === 'object' ? 'ended' : session;
}

/** Calls `onEnd` at the moment from which the session is expired. */
function useEndOfSession(session: State['session'], onEnd: () => void): void {
  const end = typeof session === 'object' ? session.until.getTime() : undefined;
  useEffect(() => {
    if (end === undefined) return undefined;
    const timer = setTimeout(onEnd, Math.max(0, end - Date.now()));
    return () => {
      clearTimeout(timer);
    };
  }, [end]);
}
