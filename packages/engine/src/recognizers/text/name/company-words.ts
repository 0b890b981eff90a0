/**
 * Legal forms of companies, and words before a company's name.
 * Origin: the legal forms of HGB, GmbHG, AktG, GenG, BGB, UGB (Austria), OR (Switzerland) and Companies House; the
 * words were collected by hand, November 2026.
 */

/** Legal forms. */
export const legalForms = [
  'GmbH & Co. KGaA', 'GmbH & Co. KG', 'GmbH & Co KG', 'GmbH u. Co. KG', 'GmbH und Co. KG', 'GmbH & Co. OHG',
  'AG & Co. KGaA', 'AG & Co. KG', 'SE & Co. KGaA', 'SE & Co. KG', 'UG & Co. KG', 'UG (haftungsbeschränkt) & Co. KG',
  'UG (haftungsbeschränkt)', 'gGmbH', 'GmbH', 'GMBH', 'GesmbH', 'Ges.m.b.H.', 'mbH', 'UG', 'AG', 'KGaA', 'KG', 'OHG',
  'GbR', 'PartG mbB', 'mbB', 'PartGmbB', 'PartG', 'eG', 'e.G.', 'e. V.', 'e.V.', 'e.K.', 'e. K.', 'e.Kfr.', 'eV', 'SE',
  'OG', 'Sàrl', 'Sarl', 'S.A.', 'SA', 'VVaG', 'a. G.', 'a.G.', 'AöR', 'KdöR', 'Ltd.', 'Ltd', 'Limited', 'LTD', 'Inc.',
  'Inc', 'INC', 'LLC', 'L.L.C.', 'LLP', 'PLC', 'plc', 'Corp.', 'Corp', 'Corporation', 'B.V.', 'BV', 'N.V.', 'S.r.l.',
  'S.p.A.', 'SARL', 'SAS', 'S.L.', 'Oy', 'AB', 'A/S', 'ApS', 'Pty Ltd', 'Pty. Ltd.', 's.r.o.', 'Sp. z o.o.',
  'sp. z o.o.', 'LP', 'DAC', 'CLG', 'Teoranta', 'e.U.', 'e. U.', 'eGbR', 'PLLC', 'Pvt. Ltd.', 'Pvt Ltd',
  'Private Limited', 'd.o.o.', 'Kft.', 'CIC', 'reg. Gen.m.b.H.', 'reg.Gen.m.b.H.', 'Gen.m.b.H.', 'Gen. m. b. H.',
  'GenmbH', 'reg. Genossenschaft m.b.H.', 'eGen', 'e.Gen.', 'GesbR', 'Ges.b.R.', 'GesnbR', 'P.C.', 'P.A.', 'P.L.L.C.',
  'P.L.C.', 'L.L.P.', 'L.P.', 'S.C.', 'Pte. Ltd.', 'Pte Ltd', '(Pty) Ltd', '(Pty) Ltd.', 'Sdn. Bhd.', 'Sdn Bhd',
  'S.à r.l.', 'S. à r. l.', 'S.A.S.', 'S.R.L.', 'Lda.', 'a.s.', 'Zrt.', 'ASBL', 'asbl', 'KmbH', 'Unlimited Company',
  'Co-operative Limited',
] as const; // prettier-ignore

/** Words before a company's name that are none of it. */
export const notInOrganizations = [
  'die', 'der', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einer', 'einem', 'einen', 'eines', 'unsere', 'unser',
  'unserer', 'unseren', 'unserem', 'unseres', 'ihre', 'ihr', 'ihrer', 'ihren', 'ihrem', 'ihres', 'seine', 'seinen',
  'seinem', 'seiner', 'meine', 'mein', 'meinen', 'meinem', 'meiner', 'euer', 'eure', 'deine', 'dein', 'firma', 'fa',
  'kunde', 'kundin', 'lieferant', 'auftraggeber', 'auftragnehmer', 'arbeitgeber', 'vermieter', 'vermieterin', 'herr',
  'herrn', 'frau', 'bei', 'von', 'mit', 'an', 'für', 'als', 'in', 'im', 'am', 'auf', 'zur', 'zum', 'gegen', 'durch',
  'nach', 'seit', 'sie', 'wir', 'ich', 'er', 'es', 'und', 'oder', 'wie', 'wenn', 'dass', 'diese', 'dieser', 'jede',
  'jeder', 'keine', 'betreff', 'rechnung', 'vertrag', 'mitarbeiter', 'geschäftsführer', 'klägerin', 'beklagte', 'the',
  'a', 'our', 'your', 'my', 'at', 'by', 'for', 'from', 'with', 'of', 'to', 'is', 'company', 'firm', 'customer',
  'client', 'supplier', 'employer', 'contact', 'dear', 'absender', 'empfänger', 'anschrift', 'name', 'inhaber',
  'tochtergesellschaft', 'muttergesellschaft', 'versicherer', 'hersteller', 'dienstleister', 'vorstand', 'grüßen',
  'grüße', 'regards', 'siehe', 'laut', 'gemäß', 'zwischen', 'nur', 'auch', 'aber', 'was', 'wer', 'hier', 'da', 'dort',
  'heute', 'montag', 'bitte', 'danke', 'gehalt', 'lohn', 'lastschrift', 'überweisung', 'gutschrift', 'disposition',
  'rückfrage', 'betreiber', 'betreibers', 'betreiberin', 'mandant', 'mandantin', 'partnerbetrieb', 'kassenwart',
  'kassenwartin', 'auftraggeberin', 'handelsregister', 'registergericht', 'vereinsregister', 'halter', 'halterin',
  'personalabteilung', 'angebot', 'angebote', 'betriebsvereinbarung', 'rechnungen', 'vergabe', 'labor', 'kläger',
  'beklagter', 'klageerwiderung', 'antragstellerin', 'ansprechpartner', 'chatprotokoll', 'chatverlauf', 'protokoll',
  'partei', 'gegenpartei', 'drittschuldner', 'drittschuldnerin', 'schuldner', 'schuldnerin', 'gläubiger', 'gläubigerin',
  'antragsteller', 'vermittler', 'bauherr', 'bauherrin', 'verwalter', 'verwalterin', 'eigentümer', 'eigentümerin',
  'sammelvertrag', 'rahmenvertrag', 'police', 'auftrag', 'bestellung', 'lieferschein', 'kunden', 'mahnung', 'kündigung',
  'kundendienst', 'kundenservice', 'leiharbeit', 'zeitarbeit', 'betriebsrestaurant', 'kantine', 'pfändung',
  'lohnpfändung', 'abtretung', 'ticket', 'verwaltung', 'bauleitung', 'subunternehmer', 'nachunternehmer',
  'generalunternehmer', 'planer', 'architekt', 'träger', 'kenntnis', 'rechtsanwältin', 'rechtsanwalt', 'steuerberater',
  'steuerberaterin', 'prozessbevollmächtigte', 'verfahrensbevollmächtigte', 'partnerschaftsregister',
  'genossenschaftsregister', 'amtsgericht', 'petitioner', 'plaintiff', 'defendant', 'claimant', 'landlord', 'tenant',
  'contractor', 'subcontractor', 'vendor', 'tochter', 'töchter', 'tochterfirma', 'tochterunternehmen', 'mutter',
  'mutterkonzern', 'konzernmutter', 'konzerntochter', 'schwesterfirma', 'schwestergesellschaft', 'vorgängerin',
  'nachfolgerin', 'arbeitgeberin', 'dienstgeber', 'dienstgeberin', 'nachbarfirma', 'partnerfirma', 'fremdfirma',
  'wettbewerber', 'konkurrent', 'emittentin', 'garantin', 'bürgin', 'komplementärin', 'kommanditistin', 'klägerinnen',
  'gesellschafterin', 'mieterin', 'pächterin', 'verpächterin', 'erwerberin', 'veräußerin', 'käuferin', 'verkäuferin',
  'versicherungsnehmerin', 'leasinggeberin', 'darlehensgeberin', 'gläubigerbank', 'hausbank', 'streitverkündete',
  'nebenintervenientin', 'auftraggebers', 'auftragnehmers', 'arbeitgebers', 'dienstgebers', 'vermieters', 'verkäufers',
  'käufers', 'versicherers', 'herstellers', 'dienstleisters', 'lieferanten', 'vermittlers', 'verwalters', 'eigentümers',
  'schuldners', 'gläubigers', 'antragstellers', 'bauherrn', 'architekten', 'trägers', 'planers', 'nachunternehmers',
  'subunternehmers', 'generalunternehmers', 'drittschuldners', 'mandanten', 'subsidiary', 'parent', 'nachfolger',
  'vorgänger', 'zulieferer', 'zulieferers', 'caterer', 'caterers', 'versorger', 'versorgers', 'energieversorger',
  'netzbetreiber', 'netzbetreibers', 'gutachter', 'gutachters', 'spediteur', 'spediteurs', 'frachtführer',
  'frachtführers', 'mutterhaus', 'messdienstleister', 'mobilfunkanbieter', 'anbieter', 'anbieters', 'leasinggeber',
  'leasinggebers', 'makler', 'maklers', 'konzern', 'konzerns', 'sponsor', 'sponsors', 'bauträger', 'bauträgers',
  'entsorger', 'entsorgers', 'beschluss', 'durchsuchungsbeschluss', 'haftbefehl', 'strafbefehl', 'urteil',
  'vollstreckungsbescheid', 'mahnbescheid', 'erbschein', 'kontrollschild', 'heimatort',
] as const; // prettier-ignore

/**
 * Bodies whose own name goes on with `der`, and what they are for: `Stiftung der Sparkasse`,
 * `Verein zur Pflege der Musik`.
 */
export const bodiesBeforeGenitive = [
  'stiftung', 'verein', 'bund', 'verband', 'haus', 'häuser', 'schaft', 'gemeinde', 'werk', 'werke', 'werkstatt',
  'werkstätten', 'institut', 'akademie', 'freunde', 'kreis', 'bank', 'hilfe', 'zentrum', 'klinik', 'klinikum', 'kammer',
  'club', 'klub', 'schule', 'universität', 'museum', 'theater', 'archiv', 'orden', 'brüder', 'schwestern', 'initiative',
  'partei', 'union', 'kirche', 'mission', 'förderung', 'pflege', 'erhaltung', 'unterstützung', 'schutz', 'welt',
  'kinder', 'netzwerk', 'ring', 'forum', 'eltern', 'angehörigen', 'opfer', 'vereinigung', 'verbund', 'kolleg',
  'seminar', 'tafel', 'bekämpfung', 'erforschung', 'interessen', 'vertretung', 'gilde', 'innung', 'loge',
  'gesellschaft',
] as const; // prettier-ignore
