/**
 * Words that stand where a name could, or behind it, and are none.
 * Origin: collected by hand from letters, forms and transcripts of calls, November 2026.
 */
import { dictatedMarks } from '../dictated-marks.js';

/** Articles, pronouns, prepositions and the like. */
const functionWords = [
  'am', 'alle', 'all', 'ihr', 'ihre', 'unser', 'unsere', 'die', 'der', 'das', 'ich', 'wir', 'sie', 'er', 'es', 'und',
  'oder', 'mit', 'keine', 'kein', 'the', 'our', 'your', 'my', 'von', 'an', 'to', 'from', 'that', 'this', 'it', 'there',
  'and', 'of', 'im', 'also', 'doch', 'nun', 'alles', 'siehe', 'ihnen', 'ihrem', 'ihren', 'ihrer', 'ihres', 'sich',
]; // prettier-ignore

/** What a speaker in a transcript begins with, or a letter thanks and greets with. */
const interjections = [
  'regards', 'wishes', 'sincerely', 'hallo', 'liebe', 'grüße', 'grüßen', 'gruß', 'bitte', 'danke', 'vielen', 'hi',
  'hello', 'nee', 'nein', 'ja', 'genau', 'okay', 'ok', 'moment', 'klar', 'gut', 'ach', 'oh', 'well', 'yes', 'no',
  'yeah', 'sure', 'right', 'äh', 'ähm', 'hm', 'mhm', 'aha', 'oje', 'prima', 'super', 'perfekt', 'natürlich', 'stimmt',
  'richtig', 'tja', 'great', 'sorry', 'perfect', 'thanks', 'thank', 'absolutely', 'exactly', 'please', 'lovely',
  'morning', 'afternoon', 'evening', 'brilliant', 'wonderful', 'correct', 'alright', 'smashing', 'hiya', 'jawohl',
  'jawoll', 'gerne', 'freilich', 'sicher', 'tschüss', 'wunderbar', 'bestens', 'servus', 'grüezi', 'erm',
]; // prettier-ignore

/** Whom a salutation means without a name. */
const groups = [
  'damen', 'herren', 'publikum', 'gemeinde', 'team', 'kollegen', 'kolleginnen', 'kunde', 'kunden', 'kundin', 'zusammen',
  'welt', 'world', 'everyone', 'leute', 'freunde', 'eltern', 'mitglieder', 'gäste', 'sir', 'madam', 'customer',
  'colleagues', 'friends', 'guys', 'folks', 'ladies', 'gents', 'gentlemen', 'chaps', 'both', 'mum', 'mom', 'dad',
  'mama', 'papa', 'oma', 'opa', 'nachbarn', 'schüler', 'leser', 'leserinnen', 'mitarbeiter', 'mitarbeiterinnen',
  'teilnehmer', 'mannschaft', 'steuerpflichtige', 'steuerpflichtiger', 'versicherte', 'versicherter', 'betriebsrat',
  'personalrat', 'elternbeirat', 'bauherrschaft', 'mieterschaft', 'fahrgäste', 'antragsteller', 'antragstellerin',
]; // prettier-ignore

/** Floors and houses: `Familie Muster aus dem EG`. */
const floors = ['eg', 'og', 'dg', 'ug', 'erdgeschoss', 'dachgeschoss', 'obergeschoss', 'hinterhaus', 'vorderhaus'];

/** Forms of address and titles that begin the next name. */
const formsOfAddressAlone = [
  'hr', 'herr', 'frau', 'herrn', 'familie', 'mr', 'mrs', 'ms', 'dr', 'prof', 'mag', 'magister', 'magistra', 'ddr',
]; // prettier-ignore

/** Offices, titles and callings in place of a name. */
const offices = [
  'präsident', 'präsidentin', 'doktor', 'professor', 'professorin', 'minister', 'ministerin', 'bundeskanzler',
  'bundeskanzlerin', 'vorsitzende', 'vorsitzender', 'bürgermeister', 'bürgermeisterin', 'direktor', 'direktorin',
  'rechtsanwalt', 'rechtsanwältin', 'kollegin', 'kollege', 'doctor', 'berichterstatter', 'president',
  'speaker', 'kommissar', 'kommissarin', 'ratsvertreter', 'abgeordneter', 'abgeordnete', 'abgeordneten',
  'phm', 'pm', 'leiter', 'leiterin', 'architekt', 'statik', 'statiker', 'produktionsleiter', 'produktionsleiterin',
  'schichtleiter', 'schichtleiterin', 'teamleiter', 'teamleiterin', 'bauleiter', 'bauleiterin', 'rendant',
]; // prettier-ignore

/** Relatives, patients, residents and who builds. */
const roles = [
  'gemahlin', 'ehegatte', 'ehegattin', 'gatte', 'gattin', 'lebenspartner', 'lebenspartnerin', 'bruder', 'angehörige',
  'angehöriger', 'angehörigen', 'patient', 'patientin', 'klient', 'klientin', 'bewohner', 'bewohnerin', 'mitbewohner',
  'mitbewohnerin', 'bauherr',
]; // prettier-ignore

/** What a form says of somebody. */
const occupations = [
  'hausfrau', 'bestandskunde', 'neukunde', 'privat', 'rentner', 'rentnerin', 'selbstzahler', 'wife', 'husband',
  'spouse', 'daughter', 'ehefrau', 'ehemann', 'tochter', 'self', 'selbst', 'agency', 'walk-in', 'extern', 'intern',
  'various', 'tbc',
]; // prettier-ignore

/** Departments and institutions. */
const departments = [
  'klinik', 'krankenhaus', 'station', 'ambulanz', 'service', 'support', 'kundenservice', 'kundendienst', 'vertrieb',
  'buchhaltung', 'verwaltung', 'sekretariat', 'abteilung', 'geschäftsleitung', 'geschäftsführung', 'vorstand', 'info',
  'gemeinschaftspraxis', 'praxisgemeinschaft', 'hausarztpraxis', 'arztpraxis', 'zahnarztpraxis', 'kinderarztpraxis',
  'mvz', 'labor', 'noreply', 'newsletter', 'zentrale', 'empfang', 'personalabteilung', 'redaktion', 'praxis', 'kanzlei',
  'firma', 'amt', 'department', 'sales', 'office', 'billing', 'help', 'claims', 'accounts', 'reception',
  'büro', 'einkauf', 'verkauf', 'versand', 'dispo', 'disposition', 'werkstatt', 'technik', 'marketing', 'rezeption',
  'purchasing', 'procurement', 'logistics', 'engineering', 'legal', 'payroll', 'maintenance', 'parts', 'counter',
  'appeals', 'grievances', 'disputes', 'enquiries', 'inquiries', 'bookings', 'orders', 'admissions', 'admin',
  'administration', 'operations', 'compliance', 'helpdesk', 'member', 'receiving', 'shipping', 'dispatch',
  'warehouse', 'goods', 'stores', 'facilities', 'treasury', 'finance', 'mailroom', 'wareneingang', 'warenannahme',
  'poststelle', 'inbox', 'postfach', 'verteiler',
  'records', 'registry', 'desk', 'helpline', 'hotline', 'mailbox', 'resources', 'relations', 'security',
  'housekeeping', 'catering', 'concierge', 'archive', 'archives', 'infotheke', 'pforte', 'leitstelle', 'leitung',
  'bureau', 'consumer',
]; // prettier-ignore

/** Labels of forms and headers of letters. */
const labels = [
  'anlage', 'anlagen', 'ps', 'tel', 'telefon', 'fax', 'mobil', 'e-mail', 'email', 'www', 'datum', 'name', 'vorname',
  'nachname', 'namen', 'adresse', 'straße', 'ort', 'unterschrift', 'unbekannt', 'sent', 'gesendet', 're', 'betreff',
  'subject', 'beruf', 'alter', 'geschlecht', 'titel', 'anrede', 'geburtsdatum', 'unknown', 'none', 'tbd', 'tba',
  'auftrag', 'auftrage', 'kreditkarte', 'sitzung', 'summe', 'gesamt', 'insgesamt', 'zwischensumme', 'total', 'totals',
  'subtotal',
]; // prettier-ignore

/** Abbreviations of what is numbered. */
const numberLabels = [
  'nif', 'iban', 'bic', 'blz', 'idnr', 'dob', 'geb', 'geboren', 'zi', 'ust', 'svnr', 'vsnr', 'vnr', 'kvnr', 'ssn',
  'plz', 'az', 'gz', 'nhs', 'mrn', 'bsnr', 'lanr', 'imei', 'imsi', 'npi', 'dea', 'vin', 'fin', 'gln', 'zsr', 'dw',
  'klappe', 'durchwahl', 'badge', 'shield', 'collar', 'dienstnummer', 'dienstnr', 'nst', 'bz', 'rr', 'ph', 'mob',
  'cell', 'ext', 'dnr', 'ord',
]; // prettier-ignore

/** Days of the week. */
const weekdays = [
  'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag', 'mo', 'sa', 'so',
]; // prettier-ignore

/** Things and appointments. */
const things = ['fragezeichen', 'lkw', 'pkw', 'server', 'test', 'system', 'version', 'sqlstate', 'termin', 'termine'];

/** Illnesses. */
const illnesses = [
  'hypertonie', 'diabetes', 'asthma', 'heuschnupfen', 'epilepsie', 'neurodermitis', 'migräne', 'adhs', 'zöliakie',
  'laktoseintoleranz', 'eczema', 'epilepsy', 'hayfever',
]; // prettier-ignore

/** Words that stand where a name could and are none. */
export const notNames: readonly string[] = [
  ...dictatedMarks,
  ...functionWords,
  ...interjections,
  ...groups,
  ...floors,
  ...formsOfAddressAlone,
  ...offices,
  ...roles,
  ...occupations,
  ...departments,
  ...labels,
  ...numberLabels,
  ...weekdays,
  ...things,
  ...illnesses,
];

/** Nouns that often follow a name: `dass Frau Muster Anspruch hat`. Some are surnames, so they only end a name. */
export const nounsAfterNames = [
  'bescheid', 'anspruch', 'recht', 'auskunft', 'folgendes', 'bezug', 'stellung', 'kontakt', 'rücksprache',
  'gelegenheit', 'zeit', 'hilfe', 'angst', 'mutter', 'vater', 'sohn', 'tochter', 'tod', 'termin', 'schreiben', 'antrag',
  'klage', 'schmerzen', 'urlaub', 'arbeit', 'geld', 'haus', 'wohnung', 'kind', 'kinder', 'unterlagen', 'akte',
  'vertrag', 'kündigung', 'rechnung', 'zahlung', 'konto', 'post', 'mail', 'anruf', 'gespräch', 'woche', 'tag', 'tage',
  'jahr', 'jahre', 'uhr', 'euro', 'ende', 'anfang', 'grund', 'seite', 'teil', 'platz', 'stelle', 'fall', 'sache',
  'frage', 'antwort', 'interesse', 'glück', 'erfolg', 'dank', 'lust', 'pflicht', 'fieber', 'medikamente', 'blut',
  'befund', 'diagnose', 'unfall', 'auto', 'schaden', 'fa', 'firma', 'elternteil', 'elternteile', 'beschwerde',
  'einwand', 'einwände', 'widerspruch', 'einspruch', 'vorwurf', 'vorschlag', 'angebot', 'beitrag', 'vortrag',
  'geburtstag', 'rückruf', 'rezept', 'überweisung', 'krankmeldung', 'heizung',
] as const; // prettier-ignore

/** What ends a word for those who work together: `Ihr Forderungsteam`. */
export const departmentEndings = [
  'team', 'service', 'support', 'abteilung', 'verwaltung', 'betreuung', 'buchhaltung', 'redaktion', 'zentrale', 'büro',
  'kanzlei', 'praxis', 'sekretariat', 'leitung', 'management', 'geschäftsstelle', 'servicestelle', 'meldestelle',
  'zentrum', 'center', 'kasse', 'werke', 'versicherung', 'dienst', 'agentur', 'klinik', 'apotheke', 'vorstand',
  'verband', 'verein', 'verlag',
] as const; // prettier-ignore

/** Endings of words for several people, who are greeted together: `Gartenfreundinnen`. */
export const groupEndings = ['innen', 'freunde', 'leute', 'angehörige', 'angehörigen'] as const;

/** Noun endings that names do not have. */
export const nounEndings = [
  'ung', 'ungen', 'heit', 'keit', 'schaft', 'tion', 'tionen', 'tät', 'ismus', 'nis', 'nisse', 'ment', 'nummer',
] as const; // prettier-ignore
