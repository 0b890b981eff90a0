import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern } from '../pattern.js';
import { isNumber } from './number-token.js';

/** Collections of a web service whose members are somebody's. */
const german = [
  'kunden', 'kunde', 'mitglieder', 'mitglied', 'nutzer', 'benutzer', 'personen', 'person', 'mitarbeiter', 'patienten',
  'patient', 'mieter', 'mandanten', 'vertraege', 'vertrag', 'auftraege', 'auftrag', 'bestellungen', 'bestellung',
  'rechnungen', 'rechnung', 'konten', 'konto', 'faelle', 'akten', 'vorgaenge', 'schaeden', 'buchungen', 'zaehler',
]; // prettier-ignore
const english = [
  'customers', 'customer', 'clients', 'client', 'members', 'member', 'users', 'user', 'persons', 'people', 'employees',
  'employee', 'patients', 'patient', 'tenants', 'accounts', 'account', 'contracts', 'contract', 'orders', 'order',
  'invoices', 'invoice', 'policies', 'claims', 'cases', 'bookings', 'tickets', 'subscriptions', 'profiles',
]; // prettier-ignore

/**
 * The number of somebody or something of somebody's in the path of a request: `PUT /api/v2/kunden/1093372`.
 * Rule: RFC 3986 § 3.3; the segment before it names the collection. Three digits or more, in a token without spaces.
 */
export const numberInPath: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      (?<=/${oneOf([...german, ...english])}/)
      (?:\d{3,19}|(?=[\w-]{0,36}\d[\w-]{0,36}\d)[A-Za-z\d][\w-]{4,36})
      (?=[/?#&"'\u0060)\]:;,]|\.?(?:\s|$))
    `,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'customer of a log': 'PUT /api/v2/kunden/⟦1093372⟧ 200 88ms',
      'query behind it': 'GET /orders/⟦40213⟧?full=1 HTTP/1.1',
      'further segment': '"path":"/v1/users/⟦8842⟧/orders"',
      'letters and digits': 'GET /invoices/⟦inv-2026-0417⟧ 404',
      'end of the line': 'siehe /kunden/⟦K10482⟧\n',
      German: 'POST /api/vertraege/⟦V-8604417⟧/kuendigung',
    },
    ignores: {
      'another collection': 'GET /api/v2/assets/1093372 200',
      'a page': 'GET /users/12 200',
      'a word': 'GET /users/settings 200',
      'UUID of a request': 'GET /users/550e8400-e29b-41d4-a716-446655440000 200',
      'a file': 'GET /users/1093372.png 200',
      'a version of a service': 'GET /orders/v2 200',
    },
  },
};
