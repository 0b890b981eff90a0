import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern } from '../pattern.js';
import { notAYear } from '../years.js';

/** Collections of a web service whose members are somebody, or somebody's. */
const german = [
  'kunden', 'kunde', 'mitglieder', 'mitglied', 'nutzer', 'benutzer', 'personen', 'person', 'mitarbeiter', 'patienten',
  'patient', 'mieter', 'mandanten', 'vertraege', 'vertrag', 'auftraege', 'auftrag', 'bestellungen', 'bestellung',
  'rechnungen', 'rechnung', 'konten', 'konto', 'faelle', 'akten', 'vorgaenge', 'schaeden', 'buchungen', 'zaehler',
  'profil', 'profile',
]; // prettier-ignore
const english = [
  'customers', 'customer', 'clients', 'client', 'members', 'member', 'users', 'user', 'persons', 'people', 'employees',
  'employee', 'patients', 'patient', 'tenants', 'accounts', 'account', 'contracts', 'contract', 'orders', 'order',
  'invoices', 'invoice', 'policies', 'claims', 'cases', 'bookings', 'tickets', 'subscriptions', 'profiles',
  'subscribers', 'subscriber', 'drivers', 'driver', 'donors', 'applicants', 'applications', 'shipments', 'loads',
  'payments', 'reservations', 'students', 'student', 'guests', 'guest', 'contacts', 'contact', 'recipients', 'payers',
]; // prettier-ignore

/** A number of three digits or more that is no year. */
const counted = String.raw`${notAYear}\d{3,19}`;
/** Letters and two digits at least: `V-8604417`, `cus_Q7x2`, a UUID. */
const coded = String.raw`(?=[\w-]{0,36}\d[\w-]{0,36}\d)(?=[\d_-]{0,36}[A-Za-z])[A-Za-z\d][\w-]{4,36}`;

/**
 * The number of somebody or something of somebody's in the path of a request: `PUT /api/v2/kunden/1093372`.
 * Rule: RFC 3986 § 3.3; the segment before it names the collection.
 */
export const numberInPath: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      (?<=/(?:[a-z]{2,12}[-_])?${oneOf([...german, ...english])}/)
      (?:${counted}|${coded})
      (?=[/?#&"'\u0060)\]:;,]|\.?(?:\s|$))
    `,
  ],
  examples: {
    finds: {
      'customer of a log': 'PUT /api/v2/kunden/⟦1093372⟧ 200 88ms',
      'query behind it': 'GET /orders/⟦40213⟧?full=1 HTTP/1.1',
      'further segment': '"path":"/v1/users/⟦8842⟧/orders"',
      'letters and digits': 'GET /invoices/⟦inv-2026-0417⟧ 404',
      'end of the line': 'siehe /kunden/⟦K10482⟧\n',
      UUID: 'DELETE /users/⟦550e8400-e29b-41d4-a716-446655440000⟧ 204',
      'prefix of a service': '/v1/customers/⟦cus_Q7x2LmN44⟧?expand',
      German: 'POST /api/vertraege/⟦V-8604417⟧/kuendigung',
    },
    ignores: {
      'another collection': 'GET /api/v2/assets/1093372 200',
      'a page': 'GET /users/12 200',
      'a word': 'GET /users/settings 200',
      'UUID of a request': 'GET /requests/550e8400-e29b-41d4-a716-446655440000 200',
      'a year': '/users/2024/report',
      'a file': 'GET /users/1093372.png 200',
      'a version of a service': 'GET /orders/v2 200',
    },
  },
};
