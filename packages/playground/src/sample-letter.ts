/** A letter to try. Every person is invented; numbers are computed or reserved for examples. */
export const sampleLetter = `Anna Schmidt
Lindenstraße 14
04109 Leipzig
anna.schmidt@example.com
Tel. 0341 9182736

An die
Gesundheitskasse Nordlicht
Frau Dr. Miriam Özdemir
Hafenweg 3
20457 Hamburg

Leipzig, den 12. März 2026

Erstattung meiner Behandlung, Versichertennummer A123456780

Sehr geehrte Frau Dr. Özdemir,

am 3. Februar war ich wegen meiner Migräne bei Dr. Jonas Weber in Leipzig in Behandlung. Seine Rechnung Nr. 2026-004711 über 248,50 Euro habe ich bezahlt. Ich bitte Sie, mir den Betrag auf mein Konto bei der Sparkasse Leipzig zu erstatten:

IBAN DE89 3704 0044 0532 0130 00

Meine Steuer-ID lautet 20 481 639 528, geboren bin ich am 17.05.1984. Mein Mann, Peter Schmidt, ist bei mir mitversichert; Schmidts Unterlagen liegen Ihnen bereits vor. Er arbeitet als Restaurator am Museum der bildenden Künste.

Unser Wagen mit dem Kennzeichen L-AS 1984 stand in der Zeit auf Ihrem Parkplatz. Die Quittung finden Sie unter https://example.com/quittung/8841.

Rückfragen gern an anna.schmidt@example.com oder mobil 0171 3920017.

Mit freundlichen Grüßen
Anna Schmidt
`;
