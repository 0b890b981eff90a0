/** Abbreviations of states and provinces, as they stand before postal codes and beside plates. */

import { oneOf } from '../pattern.js';

/** What has an identifier, with a capital. */
const identified = [
  'Student', 'Pupil', 'Patient', 'Member', 'User', 'Customer', 'Client', 'Case', 'Ticket', 'Order', 'Employee', 'Staff',
  'Badge', 'Account', 'Group', 'Event', 'Job', 'Asset', 'Session', 'Transaction', 'Tax', 'Device', 'Sample', 'Record',
  'Claim', 'Vendor', 'Supplier', 'Store', 'Terminal', 'Merchant', 'Driver', 'Photo', 'Company', 'Contact', 'Request',
  'Resident', 'Participant', 'Subscriber', 'Provider', 'Agent', 'Caller', 'Meter', 'Site', 'Location', 'Payment',
  'Policy', 'Booking', 'Reservation', 'Incident', 'Meeting', 'Call', 'Card', 'Guest', 'Subject', 'Worker', 'Personnel',
  'Kunden', 'Team', 'Unit', 'Chart', 'Loan', 'STUDENT', 'MEMBER', 'PATIENT', 'CUSTOMER', 'EMPLOYEE', 'ACCOUNT',
]; // prettier-ignore

/** The states, the district and Puerto Rico. Rule: USPS Publication 28, appendix B. */
export const americanStates = [
  'AK', 'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DC', 'DE', 'FL', 'GA', 'HI', 'IA', 'ID', 'IL', 'IN', 'KS', 'KY', 'LA',
  'MA', 'MD', 'ME', 'MI', 'MN', 'MO', 'MS', 'MT', 'NC', 'ND', 'NE', 'NH', 'NJ', 'NM', 'NV', 'NY', 'OH', 'OK', 'OR',
  'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VA', 'VT', 'WA', 'WI', 'WV', 'WY',
] as const; // prettier-ignore

/** No `ID` of something: `Student ID 40871`. */
export const notAnIdentifier = String.raw`(?!ID(?<=(?:${oneOf(identified)}) ID))`;

/** Those that are words, or short for other things, too. */
export const ambiguousStates = ['OK', 'ON', 'IN', 'ID', 'PR', 'HI', 'ME', 'OR', 'DE', 'OH'] as const;

/** The provinces and territories. Rule: Canada Post, Addressing Guidelines, appendix D. */
export const canadianProvinces = [
  'AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT', 'PQ', 'PEI',
] as const; // prettier-ignore

/** The states and territories. Rule: Australia Post, Addressing Guidelines. */
export const australianStates = ['NSW', 'ACT', 'VIC', 'QLD', 'TAS', 'SA', 'WA', 'NT'] as const;
