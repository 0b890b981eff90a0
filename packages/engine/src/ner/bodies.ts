import { wordsOfGroups } from '../word-list.js';
import { bookings, paymentServices } from './payments.js';
import { sites } from './sites.js';
import { software } from './software.js';

const bodiesOf = {
  policeAndRescue: `
    ambulance brigade feuerwehr fire notdienst notruf police policing polizei polizeiinspektion polizeirevier
    rettungsdienst`,
  authorities: `
    agency amt arbeitsamt ausländeramt ausländerbehörde authority bauamt bürgerdienste einwohnermeldeamt
    elterngeldstelle familienkasse finanzamt führerscheinstelle gemeindeverwaltung gesundheitsamt jobcenter jugendamt
    kreisjugendamt kreisverwaltung magistrat meldebehörde ordnungsamt sozialamt stadtjugendamt stadtverwaltung
    straßenverkehrsamt wohngeldstelle zulassungsstelle`,
  treasuries: 'gemeindekasse justizkasse kreiskasse landesjustizkasse landeskasse staatskasse stadtkasse',
  courts: `
    amtsgericht arbeitsgericht bench landgericht oberlandesgericht registry sozialgericht staatsanwaltschaft
    verwaltungsgericht`,
  lawyersAndAgents: `
    accountant agent hausverwaltung kanzlei landlord rechtsanwälte solicitor solicitors steuerberatung`,
  banks: `
    bank bausparkasse building credit hausbank kreissparkasse raiba raiffeisenbank society sparkasse stadtsparkasse
    union volksbank`,
  insurances: `
    autoversicherung berufsgenossenschaft haftpflichtversicherung hausratversicherung insurance insurer
    kfz-versicherung krankenversicherung lebensversicherung pensionskasse pflegekasse pflegeversicherung
    rechtsschutzversicherung reiseversicherung rentenversicherung versicherung`,
  schools: `
    berufsschule college grundschule gymnasium hauptschule hochschule hort kindergarten kindertagesstätte krippe
    nursery realschule school schule schulleitung universität university volkshochschule`,
  medicine: `
    apotheke augenklinik clinic clinics facharzt frauenklinik gemeinschaftspraxis hausarzt hausarztpraxis hautklinik
    healthcare hospital klinik klinikum krankenhaus lab labor laboratory notaufnahme pharmacy practice praxis reha
    spital surgery tagesklinik ward zahnarztpraxis zahnklinik`,
  care: `
    altenheim heimleitung kurzzeitpflege nurses nursing pflegedienstleitung pflegeheim pflegezentrum seniorenheim
    seniorenzentrum spitex stationsleitung tagespflege wohnbereich`,
  boards: `
    agm aufsichtsrat beirat betriebsrat committee council elternbeirat gemeinderat geschäftsführung geschäftsleitung
    kreistag panel personalrat verwaltungsrat vorstand`,
  parishes: 'gemeindebüro kirchengemeinderat kirchenvorstand pfarrbüro pfarrgemeinderat presbyterium',
  associations: `
    ärztekammer erbengemeinschaft genossenschaft handwerkskammer hausgemeinschaft ingenieurkammer rechtsanwaltskammer
    stadtwerke verein wasserverband wasserwerk`,
  departments: `
    accounts admin administration athletics außendienst branch buchhaltung catering compliance department dept
    dispatch dispo disposition einkauf empfang engineering environmental facilities fibu finance housekeeping
    innendienst kasse legal logistics maintenance management marketing mgmt montage office operations ops payroll
    personal personalabteilung produktion professional purchasing reception rechtsabteilung rezeption sales security
    team verkauf versand vertrieb warenausgang wareneingang zentrale`,
  customerServices: `
    counter customer desk helpdesk kundendienst kundenservice relations schadenabteilung schadenservice schadenzentrum
    service servicedesk services support`,
  /** What departments of insurers, employers and dealers are called by. */
  matters: `
    appeals automobile benefits claims disputes grievances kraftfahrt motor parts patente pension pensions property
    renewals retirement schaden`,
  shops: `
    bäckerei baumarkt cafe café friseursalon gaststätte imbiss kiosk kneipe metzgerei nagelstudio pizzeria reisebüro
    supermarkt tierheim`,
  works: `
    betrieb depot färberei gießerei härterei konfektion lackiererei näherei schleiferei spinnerei
    stanzerei warehouse weberei werkstatt workshop zwirnerei`,
  goods: 'europalette',
} as const;

/**
 * Kinds of bodies, departments and insurances, rooms and sites, points of the compass, and what is taken for a body:
 * services of payment, bookings and software. In lower case; those of two words (`building society`) are here word by
 * word. They name no place and no organization by themselves (`Vertrieb Nord`). Words that are common surnames (Keller,
 * Park) are not here, and as persons' names all of them count. Collected by hand, 2026-11.
 */
export const bodies: ReadonlySet<string> = new Set([
  ...wordsOfGroups(bodiesOf),
  ...sites,
  ...paymentServices,
  ...bookings,
  ...software,
]);
