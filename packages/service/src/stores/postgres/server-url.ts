/**
 * Reads the address of a PostgreSQL server out of a URL. What it does not know it refuses: no typo reads as "unset".
 */

/** A database on a PostgreSQL server, and how to reach it. */
export interface PostgresServer {
  /** A name, an address, or the folder of a Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string | undefined;
  /** Whether the connection is encrypted and the server's certificate checked, its name included. */
  readonly isVerified: boolean;
  /** File with the certificates to trust; those that Node.js trusts unless given. */
  readonly caFile: string | undefined;
}

/** libpq has more modes; those encrypt without knowing to whom, or only if the server likes to. */
const verifiedModes: readonly string[] = ['require', 'verify-ca', 'verify-full'];
const parameters: readonly string[] = ['host', 'sslmode', 'sslrootcert'];

/**
 * Reads `postgres://USER:PASSWORD@HOST:PORT/DATABASE` with the parameters `sslmode`, `sslrootcert` and `host` (the
 * folder of a Unix socket, in place of `localhost`) of libpq; here `require` and `verify-ca` mean `verify-full`.
 * Without a mode only this machine is spoken to unencrypted, unless `sslrootcert` asks for proof. Undefined for
 * everything else.
 */
export function parseServerUrl(raw: string): PostgresServer | undefined {
  const url = parseUrl(raw);
  if (url === undefined) return undefined;
  const given = Object.fromEntries(url.searchParams);
  const names = [...url.searchParams.keys()];
  const isUnderstood = names.every((name) => parameters.includes(name)) && new Set(names).size === names.length;
  const { host = url.hostname, sslrootcert: caFile } = given;
  const { sslmode = caFile === undefined && isThisMachine(host) ? 'disable' : 'verify-full' } = given;
  const isSocketOrHost = host === url.hostname || (host.startsWith('/') && url.hostname === 'localhost');
  const isVerified = verifiedModes.includes(sslmode);
  const [user, password, database] = [url.username, url.password, url.pathname.slice(1)];
  if (!isUnderstood || !isSocketOrHost || [host, user, database].includes('') || database.includes('/'))
    return undefined;
  if (!isVerified && (sslmode !== 'disable' || caFile !== undefined)) return undefined;
  return {
    host: host.replace(/^\[(.*)\]$/, '$1'), // the class keeps the brackets of an IPv6 address
    port: url.port === '' ? 5432 : Number(url.port),
    database: decodeURIComponent(database),
    user: decodeURIComponent(user),
    password: password === '' ? undefined : decodeURIComponent(password),
    isVerified,
    caFile,
  };
}

/** How a server is named to people: without user and password. */
export const nameOf = ({ host, port, database }: PostgresServer): string =>
  host.startsWith('/') ? `postgres:${host}/${database}` : `postgres://${host}:${port}/${database}`;

function parseUrl(raw: string): URL | undefined {
  if (!/^postgres(?:ql)?:\/\//.test(raw)) return undefined;
  try {
    const url = new URL(raw);
    decodeURIComponent(url.username + url.password + url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

const isThisMachine = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|\/.*)$/.test(host);
