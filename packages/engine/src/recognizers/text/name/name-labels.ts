/**
 * Labels behind which a form, letter or record has a person's name.
 * Origin: collected by hand from forms of authorities, insurers, hospitals and courts, November 2026.
 */

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
