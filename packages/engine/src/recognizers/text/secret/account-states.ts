/**
 * What is said of an account, a login or a password where its name could stand: `Benutzer: gesperrt`,
 * `Your account: dormant`.
 * Origin: collected by hand from tickets, error messages and notices, November 2026.
 */

/** States of a password, in lower case. */
export const passwordStates = [
  'locked', 'unlocked', 'disabled', 'enabled', 'suspended', 'dormant', 'inactive', 'activated', 'deactivated', 'closed',
  'frozen', 'blocked', 'revoked', 'rotated', 'refreshed', 'renewed', 'correct', 'incorrect', 'valid', 'invalid',
  'expired', 'missing', 'pending', 'unknown', 'unavailable', 'rejected', 'accepted', 'denied', 'required', 'optional',
  'failing', 'failed', 'outdated', 'verified', 'unverified', 'approved', 'archived', 'deleted', 'gesperrt', 'entsperrt',
  'deaktiviert', 'aktiviert', 'inaktiv', 'gültig', 'ungültig', 'korrekt', 'falsch', 'unbekannt', 'abgelaufen',
  'veraltet', 'vergessen', 'vorhanden', 'freigeschaltet', 'freigegeben', 'abgelehnt', 'angenommen', 'unvollständig',
  'erforderlich', 'gelöscht', 'verlängert', 'beantragt', 'eingerichtet', 'ausstehend',
] as const; // prettier-ignore

/** Other words behind `Benutzer`, `Konto` and `Login`; somebody may have made a password of them. */
const wordsBehindAccounts = [
  'active', 'offline', 'online', 'lost', 'stolen', 'temporary', 'shared', 'personal', 'disconnected', 'orphaned',
  'aktiv', 'richtig', 'gesucht', 'verloren', 'erwünscht', 'bestellt', 'zäh', 'diverse', 'diverser', 'offen', 'privat',
  'dienstlich', 'pauschal',
] as const; // prettier-ignore

const words: ReadonlySet<string> = new Set([...passwordStates, ...wordsBehindAccounts]);

/** Whether `value`, in any case, is said of an account and is no login. */
export const isSaidOfAccount = (value: string): boolean => words.has(value.toLowerCase());
