/**
 * What is said of an account, a login or a password where its name could stand: `Benutzer: gesperrt`, `Your account: dormant`.
 * Origin: collected by hand from tickets, error messages and notices, November 2026.
 */

const states = [
  'locked', 'unlocked', 'disabled', 'enabled', 'suspended', 'dormant', 'inactive', 'activated', 'deactivated', 'closed',
  'frozen', 'blocked', 'revoked', 'rotated', 'refreshed', 'renewed', 'correct', 'incorrect', 'valid', 'invalid', 'expired',
  'missing', 'pending', 'unknown', 'unavailable', 'rejected', 'accepted', 'denied', 'required', 'optional', 'failing', 'failed',
  'outdated', 'verified', 'unverified', 'approved', 'archived', 'deleted',
  'gesperrt', 'entsperrt', 'deaktiviert', 'aktiviert', 'inaktiv', 'gültig', 'ungültig', 'korrekt', 'falsch', 'unbekannt',
  'abgelaufen', 'veraltet', 'vergessen', 'vorhanden', 'freigeschaltet', 'freigegeben', 'abgelehnt', 'angenommen',
  'unvollständig', 'erforderlich', 'gelöscht', 'verlängert', 'beantragt', 'eingerichtet', 'ausstehend',
]; // prettier-ignore

/** Words that may be a password, but no login. */
const manners = [
  'active', 'offline', 'online', 'lost', 'stolen', 'temporary', 'shared', 'personal', 'disconnected', 'orphaned',
  'aktiv', 'richtig', 'gesucht', 'verloren', 'erwünscht', 'bestellt', 'zäh', 'diverse', 'diverser', 'offen', 'privat',
  'dienstlich', 'pauschal',
]; // prettier-ignore

/** States of a password, in lower case. */
export const passwordStates: readonly string[] = states;

/** States of an account, in lower case. */
export const accountStates: ReadonlySet<string> = new Set([...states, ...manners]);
