/**
 * Words around names: forms of address, titles, particles, labels, closings, legal forms.
 * Origin: collected by hand from DIN 5008 letters, forms of address of the Federal Ministry of the Interior, and the legal forms of HGB, GmbHG,
 * AktG, GenG, BGB, UGB (Austria), OR (Switzerland) and Companies House; November 2026.
 */

/** Forms of address before a surname. */
export const formsOfAddress = [
  'Herr', 'Herrn', 'Frau', 'Hr.', 'Hrn.', 'Fr.', 'Fräulein', 'Mr.', 'Mr', 'Mrs.', 'Mrs', 'Ms.', 'Ms', 'Miss', 'Mx.',
  'Mme', 'Monsieur', 'Madame', 'Signor', 'Signora', 'Familie', 'HERR', 'HERRN', 'FRAU', 'FAMILIE', 'MR', 'MRS',
  'Eheleute', 'Sir', 'Dame',
] as const; // prettier-ignore

/** Academic titles and offices that stand between the form of address and the name. */
export const titles = [
  'Dr.', 'Dr', 'DR.', 'Drs.', 'Prof.', 'Professor', 'Professorin', 'PD', 'Priv.-Doz.', 'med.', 'jur.', 'phil.', 'rer.',
  'nat.', 'pol.', 'oec.', 'h. c.', 'h.c.', 'dent.', 'vet.', 'iur.', 'habil.', 'Ing.', 'Dipl.-Ing.', 'Dipl.-Kfm.',
  'Dipl.-Psych.', 'Dipl.-Med.', 'Dipl.-Inf.', 'Dipl.', 'Mag.', 'Lic.', 'Univ.-Prof.', 'em.', 'apl.', 'Rechtsanwalt',
  'Rechtsanwältin', 'RA', 'RAin', 'Notar', 'Notarin', 'Direktor', 'Direktorin', 'Richter', 'Richterin', 'Staatsanwalt',
  'Staatsanwältin', 'Minister', 'Ministerin', 'Bürgermeister', 'Bürgermeisterin', 'Oberarzt', 'Oberärztin', 'Chefarzt',
  'Chefärztin', 'Pfarrer', 'Pfarrerin', 'Präsident', 'Präsidentin', 'Kollege', 'Kollegin', 'Steuerberater',
  'Steuerberaterin', 'Hauptmann', 'Polizeikommissar', 'Kommissar', 'POK', 'PK', 'PHK', 'KHK', 'KOK', 'PHM', 'POM', 'PM',
  'PHMin', 'POMin', 'KHM', 'EPHK', 'EKHK', 'KK', 'POKin', 'PHKin', 'PKin', "PK'in", "POK'in", "PHK'in", "KHK'in",
  "KOK'in", "KK'in", "StR'in", "OStR'in", "StA'in", "OStA'in", "RR'in", 'PK’in', 'POK’in', 'StR’in', 'StA’in',
  'Freiherr', 'Dekan', 'Rektor', 'Rektorin', 'Kanzler', 'Vorsitzender', 'Vorsitzende', 'Geschäftsführer',
  'Geschäftsführerin', 'Doktor', 'Schwester', 'Pater', 'Rev.', 'Hon.', 'Sir', 'Captain', 'Judge', 'Schulleiter',
  'Schulleiterin', 'StR', 'StRin', 'OStR', 'OStRin', 'StD', 'StDin',
] as const; // prettier-ignore

/** Particles inside names. */
export const particles = [
  'von und zu', 'von der', 'von dem', 'von den', 'von', 'vom', 'van der', 'van den', 'van de', 'van', 'ten', 'ter',
  'zu', 'zur', 'zum', 'de la', 'de', 'del', 'della', 'di', 'da', 'dos', 'du', 'la', 'le', 'el', 'al', 'bin', 'ibn',
  'auf der', 'aus dem', 'v.', 'Freiherr von', 'Freifrau von', 'Graf von', 'Gräfin von', 'd’',
] as const; // prettier-ignore

/** Words that stand where a name could and are none. */
export const notNames = [
  'am', 'regards', 'wishes', 'sincerely', 'hausfrau', 'bestandskunde', 'neukunde', 'kreditkarte', 'lkw', 'pkw',
  'klinik', 'krankenhaus', 'station', 'ambulanz', 'sitzung', 'privat', 'rentner', 'rentnerin', 'selbstzahler', 'pm',
  'damen', 'herren', 'team', 'kollegen', 'kolleginnen', 'kunde', 'kunden', 'kundin', 'alle', 'all', 'zusammen', 'welt',
  'world', 'everyone', 'leute', 'freunde', 'eltern', 'mitglieder', 'gäste', 'there', 'sir', 'madam', 'customer',
  'colleagues', 'friends', 'nachbarn', 'schüler', 'hallo', 'liebe', 'grüße', 'grüßen', 'gruß', 'leser', 'leserinnen',
  'mitarbeiter', 'mitarbeiterinnen', 'teilnehmer', 'ihr', 'ihre', 'unser', 'unsere', 'die', 'der', 'das', 'ich', 'wir',
  'sie', 'er', 'es', 'und', 'oder', 'bitte', 'danke', 'vielen', 'mit', 'anlage', 'anlagen', 'ps', 'tel', 'telefon',
  'fax', 'mobil', 'e-mail', 'email', 'www', 'datum', 'name', 'vorname', 'nachname', 'adresse', 'straße', 'ort',
  'unterschrift', 'siehe', 'unbekannt', 'keine', 'kein', 'nein', 'ja', 'the', 'our', 'your', 'my', 'sent', 'gesendet',
  'von', 'an', 'to', 'from', 're', 'betreff', 'subject', 'hr', 'herr', 'frau', 'herrn', 'familie', 'service', 'support',
  'kundenservice', 'kundendienst', 'vertrieb', 'buchhaltung', 'verwaltung', 'sekretariat', 'abteilung',
  'geschäftsleitung', 'geschäftsführung', 'vorstand', 'info', 'noreply', 'newsletter', 'zentrale', 'empfang',
  'personalabteilung', 'redaktion', 'mannschaft', 'praxis', 'kanzlei', 'server', 'test', 'system', 'firma', 'amt',
  'patient', 'patientin', 'beruf', 'alter', 'geschlecht', 'titel', 'anrede', 'geburtsdatum', 'department', 'sales',
  'office', 'billing', 'help', 'unknown', 'none', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag',
  'sonntag', 'präsident', 'präsidentin', 'doktor', 'professor', 'professorin', 'minister', 'ministerin',
  'bundeskanzler', 'bundeskanzlerin', 'vorsitzende', 'vorsitzender', 'bürgermeister', 'bürgermeisterin', 'direktor',
  'direktorin', 'rechtsanwalt', 'rechtsanwältin', 'kollegin', 'kollege', 'doctor', 'gemahlin', 'berichterstatter', 'hi',
  'hello', 'nee', 'genau', 'okay', 'ok', 'moment', 'klar', 'gut', 'ach', 'oh', 'well', 'that', 'this', 'yes', 'no',
  'yeah', 'sure', 'right', 'it', 'dr', 'prof', 'nif', 'äh', 'ähm', 'hm', 'mhm', 'aha', 'oje', 'prima', 'super',
  'perfekt', 'natürlich', 'stimmt', 'richtig', 'doch', 'also', 'nun', 'tja', 'alles', 'great', 'sorry', 'perfect',
  'thanks', 'thank', 'absolutely', 'of', 'exactly', 'tbd', 'tba', 'version', 'hypertonie', 'diabetes', 'speaker',
  'president', 'im', 'auftrag', 'auftrage', 'namen', 'iban', 'bic', 'blz', 'idnr', 'dob', 'zi', 'ust', 'svnr', 'vsnr',
  'vnr', 'kvnr', 'ssn', 'plz', 'az', 'gz', 'nhs', 'mrn', 'claims', 'accounts', 'reception', 'ehegatte', 'ehegattin',
  'lebenspartner', 'lebenspartnerin', 'bsnr', 'lanr', 'kommissar', 'kommissarin', 'ratsvertreter', 'abgeordneter',
  'abgeordnete', 'abgeordneten', 'imei', 'imsi', 'sqlstate', 'npi', 'dea', 'vin', 'fin', 'phm', 'mo', 'sa', 'so', 'mr',
  'mrs', 'ms',
] as const; // prettier-ignore

/** Nouns that often follow a name in a sentence: `dass Frau Muster Anspruch hat`. Some are surnames, so they only end a name. */
export const nounsAfterNames = [
  'bescheid', 'anspruch', 'recht', 'auskunft', 'folgendes', 'bezug', 'stellung', 'kontakt', 'rücksprache',
  'gelegenheit', 'zeit', 'hilfe', 'angst', 'mutter', 'vater', 'sohn', 'tochter', 'tod', 'termin', 'schreiben', 'antrag',
  'klage', 'schmerzen', 'urlaub', 'arbeit', 'geld', 'haus', 'wohnung', 'kind', 'kinder', 'unterlagen', 'akte',
  'vertrag', 'kündigung', 'rechnung', 'zahlung', 'konto', 'post', 'mail', 'anruf', 'gespräch', 'woche', 'tag', 'tage',
  'jahr', 'jahre', 'uhr', 'euro', 'ende', 'anfang', 'grund', 'seite', 'teil', 'platz', 'stelle', 'fall', 'sache',
  'frage', 'antwort', 'interesse', 'glück', 'erfolg', 'dank', 'lust', 'pflicht', 'fieber', 'medikamente', 'blut',
  'befund', 'diagnose', 'unfall', 'auto', 'schaden',
] as const; // prettier-ignore

/** Noun endings that names do not have. */
export const nounEndings = [
  'ung',
  'ungen',
  'heit',
  'keit',
  'schaft',
  'tion',
  'tionen',
  'tät',
  'ismus',
  'nis',
  'nisse',
  'ment',
  'nummer',
] as const;

/** Labels of a single part of a name. */
export const namePartLabels = [
  'vorname', 'vornamen', 'vorname(n)', 'nachname', 'familienname', 'zuname', 'geburtsname', 'mädchenname', 'rufname',
  'first name', 'first_name', 'firstname', 'last name', 'last_name', 'lastname', 'surname', 'given name', 'given_name',
  'givenname', 'family name', 'family_name', 'familyname', 'middle name', 'maiden name', 'forename',
  'nachname, vorname', 'name, vorname', 'vorname, name', 'vor- und nachname', 'vor- und zuname', 'vorname, nachname',
  'name und vorname', 'vorname und name', 'vorname nachname', 'name/vorname', 'name, first name', 'full name',
  'full_name', 'fullname', 'patient name', 'patient_name', 'customer name', 'customer_name', 'kundenname',
  'name des kindes', 'name des patienten', 'name der patientin', 'name des versicherten', 'name des kontoinhabers',
  'name des halters', 'name des mieters', 'ihr name', 'your name', 'vollständiger name', 'name in druckbuchstaben',
  'name in block letters',
] as const; // prettier-ignore

/** Roles that a form or letter fills with a person. The feminine forms and plurals in brackets follow by rule. */
export const roleLabels = [
  'ansprechpartner', 'ansprechperson', 'patient', 'versicherungsnehmer', 'versicherte person', 'versicherter',
  'versicherte', 'kontoinhaber', 'karteninhaber', 'zeuge', 'zeugin', 'beschuldigter', 'beschuldigte', 'angeklagter',
  'angeklagte', 'geschädigter', 'geschädigte', 'antragsteller', 'kläger', 'beklagter', 'beklagte', 'mandant', 'mieter',
  'vermieter', 'sachbearbeiter', 'bearbeiter', 'fahrer', 'halter', 'fahrzeughalter', 'hausarzt', 'hausärztin',
  'behandelnder arzt', 'behandelnde ärztin', 'arzt', 'ärztin', 'überweisender arzt', 'geschäftsführer', 'verfasser',
  'unterzeichner', 'teilnehmer', 'protokoll', 'protokollführer', 'mitarbeiter', 'arbeitnehmer', 'bewerber', 'betreuer',
  'berater', 'kundenberater', 'vorgesetzter', 'kunde', 'inhaber', 'gesellschafter', 'erziehungsberechtigter',
  'erziehungsberechtigte', 'ehegatte', 'ehefrau', 'ehemann', 'anrufer', 'bevollmächtigter', 'notfallkontakt',
  'kontaktperson', 'begünstigter', 'zahlungsempfänger', 'auftraggeber', 'schüler', 'mutter', 'vater', 'kind',
  'einsender', 'ersteller', 'diktiert von', 'erstellt von', 'geprüft von', 'unterzeichnet von', 'gezeichnet',
  'ihr ansprechpartner', 'ihre ansprechpartnerin', 'es schreibt ihnen', 'auskunft erteilt', 'vorsitz', 'anwesend',
  'contact', 'contact person', 'policyholder', 'policy holder', 'insured', 'account holder', 'cardholder', 'witness',
  'defendant', 'plaintiff', 'claimant', 'applicant', 'tenant', 'landlord', 'driver', 'physician', 'doctor', 'employee',
  'supervisor', 'manager', 'author', 'signed by', 'prepared by', 'next of kin', 'emergency contact', 'client',
  'attending', 'attention', 'beneficiary', 'spouse', 'guardian', 'caller', 'payee', 'recipient', 'bill to', 'ship to',
  'attendees', 'interviewer', 'referred by',
] as const; // prettier-ignore

/** Closings of letters and e-mails, after which the writer's name stands. */
export const closings = [
  'mit freundlichen grüßen', 'mit freundlichem gruß', 'mit freundlichen gruß', 'freundliche grüße', 'mit besten grüßen',
  'beste grüße', 'viele grüße', 'liebe grüße', 'herzliche grüße', 'mit herzlichen grüßen', 'schöne grüße',
  'sonnige grüße', 'mit kollegialen grüßen', 'mit kollegialen grüssen', 'hochachtungsvoll', 'mfg', 'lg', 'vg', 'bg',
  'gruß', 'grüße', 'herzlichst', 'mit vorzüglicher hochachtung', 'freundlicher gruß', 'alles liebe', 'bis bald',
  'es grüßt', 'ihr', 'ihre', 'dein', 'deine', 'best regards', 'kind regards', 'regards', 'warm regards', 'best wishes',
  'yours sincerely', 'yours faithfully', 'sincerely', 'sincerely yours', 'yours truly', 'best', 'cheers', 'many thanks',
  'thanks', 'thank you', 'respectfully', 'all the best', 'love',
] as const; // prettier-ignore

/** Legal forms, the longest first where one begins with another. */
export const legalForms = [
  'GmbH & Co. KGaA', 'GmbH & Co. KG', 'GmbH & Co KG', 'GmbH u. Co. KG', 'GmbH und Co. KG', 'GmbH & Co. OHG',
  'AG & Co. KGaA', 'AG & Co. KG', 'SE & Co. KGaA', 'SE & Co. KG', 'UG & Co. KG', 'UG (haftungsbeschränkt) & Co. KG',
  'UG (haftungsbeschränkt)', 'gGmbH', 'GmbH', 'GMBH', 'GesmbH', 'Ges.m.b.H.', 'mbH', 'UG', 'AG', 'KGaA', 'KG', 'OHG',
  'GbR', 'PartG mbB', 'mbB', 'PartGmbB', 'PartG', 'eG', 'e.G.', 'e. V.', 'e.V.', 'e.K.', 'e. K.', 'e.Kfr.', 'eV', 'SE',
  'OG', 'Sàrl', 'Sarl', 'S.A.', 'SA', 'VVaG', 'a. G.', 'a.G.', 'AöR', 'KdöR', 'Ltd.', 'Ltd', 'Limited', 'LTD', 'Inc.',
  'Inc', 'INC', 'LLC', 'L.L.C.', 'LLP', 'PLC', 'plc', 'Corp.', 'Corp', 'Corporation', 'B.V.', 'BV', 'N.V.', 'S.r.l.',
  'S.p.A.', 'SARL', 'SAS', 'S.L.', 'Oy', 'AB', 'A/S', 'ApS', 'Pty Ltd', 'Pty. Ltd.', 's.r.o.', 'Sp. z o.o.', 'LP',
] as const; // prettier-ignore

/** Words before a company's name that are none of it. */
export const notInOrganizations = [
  'die', 'der', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einer', 'einem', 'unsere', 'unser', 'unserer', 'ihre',
  'ihr', 'ihrer', 'seine', 'meine', 'mein', 'firma', 'fa', 'kunde', 'kundin', 'lieferant', 'auftraggeber',
  'auftragnehmer', 'arbeitgeber', 'vermieter', 'vermieterin', 'herr', 'herrn', 'frau', 'bei', 'von', 'mit', 'an', 'für',
  'als', 'in', 'im', 'am', 'auf', 'zur', 'zum', 'gegen', 'durch', 'nach', 'seit', 'sie', 'wir', 'ich', 'er', 'es',
  'und', 'oder', 'wie', 'wenn', 'dass', 'diese', 'dieser', 'jede', 'jeder', 'keine', 'betreff', 'rechnung', 'vertrag',
  'mitarbeiter', 'geschäftsführer', 'klägerin', 'beklagte', 'the', 'a', 'our', 'your', 'my', 'at', 'by', 'for', 'from',
  'with', 'of', 'to', 'is', 'company', 'firm', 'customer', 'client', 'supplier', 'employer', 'contact', 'dear',
  'absender', 'empfänger', 'anschrift', 'name', 'inhaber', 'tochtergesellschaft', 'muttergesellschaft', 'versicherer',
  'hersteller', 'dienstleister', 'vorstand', 'grüßen', 'grüße', 'regards', 'siehe', 'laut', 'gemäß', 'zwischen', 'nur',
  'auch', 'aber', 'was', 'wer', 'hier', 'da', 'dort', 'heute', 'montag', 'bitte', 'danke', 'gehalt', 'lohn',
  'lastschrift', 'überweisung', 'gutschrift', 'disposition', 'rückfrage', 'betreiber', 'betreibers', 'betreiberin',
  'mandant', 'mandantin', 'partnerbetrieb', 'kassenwart', 'kassenwartin', 'auftraggeberin', 'handelsregister',
  'registergericht', 'vereinsregister', 'halter', 'halterin', 'personalabteilung', 'angebot', 'angebote',
  'betriebsvereinbarung', 'rechnungen', 'vergabe', 'labor', 'kläger', 'beklagter', 'klageerwiderung', 'antragstellerin',
  'ansprechpartner',
] as const; // prettier-ignore
