/** Which session a command works in: opened anew, or gone on with by its session file. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { PalimpsestError, ProblemError, type Session, UnauthorizedError } from '@palimpsest/client';
import type { CommandLine } from './command-line.js';
import { type Connection, connectLocally, connectToServer, isVault } from './connection.js';
import { CommandFailure } from './failures.js';
import { SessionFile } from './batch/session-file.js';

/** A session to work in. */
export interface WorkingSession {
  readonly connection: Connection;
  readonly session: Session;
  readonly file: SessionFile;
}

/** What the user says about the session. */
export interface SessionChoice {
  /** Path of the session file. */
  readonly sessionFile: string;
  readonly vault: string;
  readonly server: string | undefined;
  readonly ttlSeconds: number;
  /** Begin a new session where the one of the file has ended. */
  readonly force: boolean;
}

/** Runs `work` in the session of the session file, or in a new one if there is no file yet. */
export async function inSession<T>(
  line: CommandLine,
  choice: SessionChoice,
  work: (working: WorkingSession) => Promise<T>,
): Promise<T> {
  const known = SessionFile.read(choice.sessionFile);
  if (known && !(hasEnded(known) && choice.force))
    return inKnownSession(line, known, { server: choice.server, masks: true }, work);
  const { server, vault, sessionFile, ttlSeconds } = choice;
  const place = server === undefined ? { vault: relative(dirname(resolve(sessionFile)), resolve(vault)) } : { server };
  const opened =
    server === undefined ? await connectLocally(line, vault, { masks: true }) : connectToServer(line, server);
  return connected(opened, async (connection) => {
    const session = await connection.palimpsest.session({ ttlSeconds });
    const file = SessionFile.create(sessionFile, {
      palimpsest: 1,
      session_id: session.id,
      expires_at: session.expiresAt.toISOString(),
      ...place,
    });
    return work({ connection, session, file });
  });
}

/** How a session is gone on with. */
interface Reopening {
  readonly server: string | undefined;
  /** Whether texts will be masked in it, and not only restored. */
  readonly masks: boolean;
}

/** Runs `work` in the session of a session file. */
export async function inKnownSession<T>(
  line: CommandLine,
  file: SessionFile,
  reopening: Reopening,
  work: (working: WorkingSession) => Promise<T>,
): Promise<T> {
  if (hasEnded(file)) throw ended(file);
  return connected(await reconnect(line, file, reopening), (connection) => {
    const { session_id: id, expires_at } = file.session;
    const session = connection.palimpsest.reopen({ id, expiresAt: new Date(expires_at) });
    return work({ connection, session, file }).catch((error: unknown) => {
      throw isGone(error) ? ended(file) : error;
    });
  });
}

async function reconnect(line: CommandLine, file: SessionFile, { server, masks }: Reopening): Promise<Connection> {
  const { server: itsServer, vault } = file.session;
  if (itsServer !== undefined) {
    // The key goes to no server that only a file names: it may have come with the documents.
    if (server !== itsServer)
      throw new CommandFailure(`${file.path}: its session is on a server; add --server ${itsServer}`);
    return connectToServer(line, itsServer);
  }
  if (server !== undefined) throw new CommandFailure(`${file.path}: its session is in a vault, not on a server`);
  const folder = join(dirname(file.path), vault ?? '');
  if (!isVault(folder)) throw new CommandFailure(`${folder}: there is no vault; it belongs to ${file.path}`);
  return connectLocally(line, folder, { masks });
}

async function connected<T>(connection: Connection, work: (connection: Connection) => Promise<T>): Promise<T> {
  try {
    return await work(connection);
  } catch (error) {
    if (!(error instanceof PalimpsestError) || isGone(error)) throw error;
    const { server } = connection;
    const reason =
      error instanceof UnauthorizedError ? 'the key in PALIMPSEST_API_KEY is not valid there' : error.message;
    throw new CommandFailure(server === undefined ? reason : `${server}: ${reason}`, { cause: error });
  } finally {
    await connection.close();
  }
}

const hasEnded = ({ session }: SessionFile): boolean => Date.parse(session.expires_at) <= Date.now();

const isGone = (error: unknown): boolean => error instanceof ProblemError && error.code === 'session_not_found';

const ended = ({ path, session }: SessionFile): CommandFailure =>
  new CommandFailure(
    `${path}: its session has ended (it could live until ${session.expires_at}); what was masked in it can't be ` +
      'restored any more. A new session needs another --session, or --force',
  );

/** The default places of a session's files: beside what is written, or in the working folder. */
export function besideOutput(output: string | undefined): { readonly sessionFile: string; readonly vault: string } {
  const base = output?.replace(/[/\\]+$/, '') ?? 'palimpsest';
  return { sessionFile: `${base}.session`, vault: `${base}.vault` };
}

/**
 * The session file for what is to be restored: the one named, the one beside the input, the one of the working folder.
 */
export function findSessionFile(named: string | undefined, inputs: readonly string[]): SessionFile {
  const candidates =
    named === undefined ? [...inputs, undefined].map((input) => besideOutput(input).sessionFile) : [named];
  const path = candidates.find((candidate) => existsSync(candidate));
  const file = path === undefined ? undefined : SessionFile.read(path);
  if (!file) throw new CommandFailure(`${candidates.join(', ')}: there is no session file; name it with --session`);
  return file;
}
