/** How often characters and pairs of neighbours stand in a German letter, counted in one that was made up for it. */
import { kindBeyondAscii, kinds, textEdge } from './character-kinds.js';

const letter = `Stadtwerke Musterhausen AG, Bahnhofstraße 12, 54321 Musterhausen

Frau
Erika Beispiel
Lindenallee 7a
54321 Musterhausen

Kundennummer: 4711-0815, Vertragskonto 20048163
Musterhausen, 14. März 2025

Sehr geehrte Frau Beispiel,

vielen Dank für Ihr Schreiben vom 3. Februar. Wir haben Ihre Angaben geprüft und die Abrechnung für das Jahr 2024
entsprechend geändert. Ihr Verbrauch lag bei 3.412 kWh, der neue Abschlag beträgt ab April 128,50 Euro im Monat. Den
Betrag von 64,20 Euro überweisen wir in den nächsten Tagen auf Ihr Konto DE89 3704 0044 0532 0130 00. Sollte sich Ihre
Bankverbindung geändert haben, teilen Sie uns dies bitte umgehend mit.

Gegen diesen Bescheid können Sie innerhalb eines Monats Widerspruch einlegen. Bei Fragen erreichen Sie unseren
Kundenservice montags bis freitags von 8 bis 18 Uhr unter 0711 2312-5117 oder per E-Mail an
kundenservice@stadtwerke.example.de; weitere Hinweise finden Sie unter https://www.stadtwerke.example.de/service.

Mit freundlichen Grüßen
Stadtwerke Musterhausen AG
i. A. Max Muster
`;

const kindOf = (character: string): number => Math.min(character.charCodeAt(0), kindBeyondAscii);
const kindsOfLetter = [textEdge, ...Array.from(letter, kindOf), textEdge];

/** What counts although it is not in the letter: a hundredth of a percent. */
const unseen = 1e-4;

/** The share of each kind among the characters of the letter. */
export const shareOfKind = new Float64Array(kinds).fill(unseen);
for (const kind of kindsOfLetter) shareOfKind[kind] = (shareOfKind[kind] ?? 0) + 1 / kindsOfLetter.length;

const counts = new Map<number, number>();
for (let at = 1; at < kindsOfLetter.length; at++) {
  const pair = (kindsOfLetter[at - 1] ?? 0) * kinds + (kindsOfLetter[at] ?? 0);
  counts.set(pair, (counts.get(pair) ?? 0) + 1 / kindsOfLetter.length);
}

/** The pairs of neighbours in the letter, each with its share among all. */
export const pairsOfLetter: readonly { readonly left: number; readonly right: number; readonly share: number }[] = [
  ...counts,
].map(([pair, share]) => ({ left: Math.floor(pair / kinds), right: pair % kinds, share }));
