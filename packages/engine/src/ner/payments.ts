/** Cards, services and bookings of payments, in lower case: none is a bank. Collected by hand, 2026-11. */
import { wordsIn } from '../word-list.js';

/** Cards that are paid with. */
export const cards: readonly string[] = wordsIn('amex girocard maestro mastercard visa');

/** Services that money is sent by; those of two words are here word by word. */
export const paymentServices: readonly string[] = wordsIn('american express paypal sofort twint upi venmo zelle');

/** What an account is credited or charged with. */
export const bookings: readonly string[] = wordsIn('belastung giro kreditor skonto valuta');
