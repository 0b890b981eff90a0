import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isName } from './name-check.js';
import { anyTitles, formOfAddress, fullName, personName } from './person-name.js';

/** Salutations that a name may follow without a form of address, at the start of a line. */
const greetings = [
  'Liebe', 'Lieber', 'Liebes', 'Hallo', 'Hi', 'Hey', 'Dear', 'Hello', 'Moin', 'Servus', 'Grüezi', 'Guten Morgen',
  'Guten Tag', 'Guten Abend', 'Grüß Gott', 'Grüß dich', 'Grüss Gott', 'Sehr geehrte', 'Sehr geehrter', 'Sehr geehrtes',
  'Good morning', 'Good Morning', 'Good afternoon', 'Good Afternoon', 'Good evening', 'Good Evening', 'Good day',
  'Morning', 'Afternoon', 'Evening', 'Hiya', 'Heya', 'Howdy', 'Morgen', 'Mahlzeit', 'Ahoi', 'Salut', 'Ciao', 'Hoi',
  'Sali',
]; // prettier-ignore

/** `sehr geehrte frau `: it leaves no doubt that a name follows. */
const formalGreeting = source`
  (?:
    [sS]ehr geehrte[rs]?|SEHR GEEHRTE[RS]?
    |[gG]uten (?:[tT]ag|[mM]orgen)
    |[lL]iebe[rs]?|[hH]allo|[dD]ear
  )
  [ ](?:[hH]err|[fF]rau|HERR|FRAU|[mM]rs?\.?|[mM]s\.?|[fF]amilie)[ ]`;

/** Whom an English letter greets without knowing the name; `Guest` and `Judge` are surnames elsewhere. */
const unnamed = anyOf([
  'sirs', 'colleague', 'resident', 'residents', 'parent', 'parents', 'carer', 'carers', 'guardian', 'guardians',
  'hiring manager', 'tenant', 'tenants', 'leaseholder', 'leaseholders', 'member', 'members', 'neighbour', 'neighbours',
  'neighbor', 'neighbors', 'editor', 'judge', 'applicant', 'candidate', 'taxpayer', 'cardholder', 'policyholder',
  'policyholders', 'account holder', 'student', 'students', 'guest', 'guests', 'recruiter', 'householder', 'occupier',
  'homeowner', 'owner', 'shareholder', 'shareholders', 'volunteer', 'volunteers', 'subscriber', 'passenger', 'user',
  'client', 'clients', 'supplier', 'suppliers', 'partner', 'partners', 'employee', 'employees', 'staff', 'reader',
  'readers', 'supporter', 'donor', 'traveller', 'travellers', 'traveler', 'travelers', 'shopper', 'delegate',
  'delegates', 'attendee', 'attendees', 'participant', 'participants', 'visitor', 'visitors', 'driver', 'drivers',
  'vendor', 'vendors', 'investor', 'investors', 'learner', 'learners', 'pupils', 'families', 'trustee', 'trustees',
  'governors', 'creditor', 'creditors', 'claimant', 'contractor', 'contractors', 'exhibitor', 'sponsor', 'sponsors',
  'players', 'citizen', 'voter', 'ratepayer', 'host', 'hosts', 'registrant', 'applicants', 'candidates', 'alumni',
  'backer', 'backers', 'patron', 'patrons', 'borrower', 'beneficiary', 'winner', 'taxpayers', 'passengers', 'users',
  'buyer', 'seller', 'landlord', 'contributor', 'contributors', 'developer', 'developers', 'customers', 'reviewer',
  'reviewers', 'author', 'authors', 'committee', 'committee members', 'fellow members', 'panel', 'patient',
  'registrar', 'counsel', 'commissioner', 'ombudsman', 'adjudicator', 'chair', 'chairman', 'chairperson', 'councillors',
  'board', 'judges', 'officers', 'managers', 'directors', 'superintendent', 'headteacher', 'head teacher', 'principal',
  'minister', 'secretary', 'agent', 'agents', 'broker', 'assessor', 'adjuster', 'administrator', 'coordinator',
  'moderator', 'postmaster', 'webmaster', 'neighbourhood', 'officer', 'inspector', 'consul', 'ambassador', 'coroner',
  'sheriff', 'mayor',
]); // prettier-ignore
/** What an office ends in whose holder is not named: `Immigration Officer`. */
const officeEnd = anyOf([
  'officer', 'manager', 'director', 'team', 'department', 'committee', 'board', 'panel', 'secretary',
]); // prettier-ignore

/** The same in German, a list that the pattern has no room for. */
const unnamedInGerman: ReadonlySet<string> = new Set([
  'Steuerzahler', 'Steuerzahlerin', 'Mitreisende', 'Mitreisender', 'Mädels', 'Jungs', 'Chef', 'Chefin', 'Mieter',
  'Mieterinnen', 'Anwohner', 'Anwohnerinnen', 'Bauherren',
]); // prettier-ignore

const anyWord = String.raw`\p{L}[\p{L}\p{M}'’-]{1,30}`;
const greetingEnd = String.raw`(?=[ ]?[,!:\r\n]|$)`;

/** `valued customer,`, `Parents and Carers,` */
const nobody = source`
  (?:(?:[vV]alued )?${unnamed}(?:(?:,| and| or| /) ${unnamed}){0,2}|(?:\p{Lu}\p{L}{2,20} ){1,2}${officeEnd})${greetingEnd}
`;
const and = '(?:und|and|&)';

/**
 * A name in the salutation of a letter or message, in lower case too, and in the line under the form of address.
 * Rule: DIN 5008:2020 §§ 15, 17; the name goes on to the comma, the exclamation mark or the end of the line.
 */
export const salutation: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgu')`
      // Herrn, and the name below
      ${wordStart}${formOfAddress}[ \t]{0,3}\r?\n[ \t>]{0,10}
      ${anyTitles}(?<value>${fullName})(?=[ \t]{0,5}(?:\r?\n|$))`,
    pattern('dgu')`
      // sehr geehrte frau muster,
      ${wordStart}${formalGreeting}
      ${anyTitles}(?<value>${anyWord}(?: ${anyWord}){0,3})${greetingEnd}`,
    pattern('dgmu')`
      // Liebe Erna und Max,
      (?<=^[ \t>]{0,6})${oneOf(greetings)}
      [ ]${anyTitles}(?!${formOfAddress}[ .]|${nobody})
      (?<value>${personName})(?: ${and} ${anyTitles}${personName})?${greetingEnd}`,
    pattern('dgmu')`
      // the second of them
      (?<=^[ \t>]{0,6})${oneOf(greetings)}
      [ ]${anyTitles}(?!${formOfAddress}[ .]|${nobody})
      ${personName} ${and} ${anyTitles}(?<value>${personName})${greetingEnd}`,
  ],
  isValid: (value) => isName(value) && !unnamedInGerman.has(value),
  examples: {
    finds: {
      salutation: 'Sehr geehrte Frau Dr. med. ⟦Çelik-von Hohenstein⟧,',
      'lower case': 'sehr geehrte frau ⟦muster⟧,',
      'lower case, particle': 'sehr geehrter herr ⟦von der heide⟧,',
      'American, with a colon': 'Dear ⟦Erna Sample⟧:\n',
      'first name alone': 'Hallo ⟦Erna⟧,',
      'time of the day': 'Afternoon ⟦Sam⟧,\n\nFurther to our chat',
      'two first names': 'Liebe ⟦Erna⟧ und ⟦Max⟧,',
      English: 'Dear Mr. ⟦Sample⟧,',
      'form of address above': 'Herrn\n⟦Max Beispiel⟧\nRingweg',
    },
    ignores: {
      'ladies and gentlemen': 'Sehr geehrte Damen und Herren,',
      'a group': 'Hallo Team,',
      'a group in the morning': 'Morning Folks,',
      'a group behind a name': 'Hallo Erna Kollegen,',
      'no salutation': 'Gestern kam Beispiel,',
      'no comma': 'Hallo Erna kam.',
      'nobody by name': 'Dear Colleague,\n',
      'an office': 'Dear Registrar,\n',
      'an office of two words': 'Dear Immigration Officer:\n',
      'whoever travels': 'Dear Traveller, your trip\n',
      'nobody by name, two words': 'Dear Parents and Carers,\n',
      'whoever pays taxes': 'Sehr geehrter Steuerzahler,\n',
      'two groups': 'Liebe Mieterinnen und Mieter,\n',
      'several people': 'Liebe Gartenfreundinnen und Gartenfreunde,',
      'whoever listens': 'Liebes Publikum,',
      'a closing': 'Liebe Grüße,',
    },
  },
};
