/**
 * What is said of an account, a login or a password where its name could stand: `Benutzer: gesperrt`, `Your account: dormant`.
 * Origin: collected by hand from tickets, error messages and notices, November 2026.
 */

const english = [
  'locked', 'unlocked', 'disabled', 'enabled', 'suspended', 'dormant', 'inactive', 'active', 'activated', 'deactivated',
  'closed', 'frozen', 'blocked', 'revoked', 'rotated', 'refreshed', 'renewed', 'correct', 'incorrect', 'valid', 'invalid',
  'expired', 'missing', 'pending', 'offline', 'online', 'unknown', 'unavailable', 'rejected', 'accepted', 'denied', 'required',
  'optional', 'disconnected', 'failing', 'failed', 'lost', 'stolen', 'outdated', 'temporary', 'shared', 'personal',
  'verified', 'unverified', 'approved', 'archived', 'deleted', 'orphaned',
]; // prettier-ignore

const german = [
  'gesperrt', 'entsperrt', 'gesucht', 'deaktiviert', 'aktiviert', 'inaktiv', 'aktiv', 'gültig', 'ungültig', 'korrekt', 'richtig',
  'falsch', 'unbekannt', 'abgelaufen', 'veraltet', 'vergessen', 'verloren', 'vorhanden', 'freigeschaltet', 'freigegeben',
  'abgelehnt', 'angenommen', 'unvollständig', 'erwünscht', 'erforderlich', 'gelöscht', 'verlängert', 'zäh', 'diverse', 'diverser',
  'beantragt', 'bestellt', 'eingerichtet', 'ausstehend', 'offen', 'privat', 'dienstlich', 'pauschal',
]; // prettier-ignore

/** States in lower case. */
export const accountStates: ReadonlySet<string> = new Set([...english, ...german]);
