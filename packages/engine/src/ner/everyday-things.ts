/**
 * Everyday things that, unlike everyday nouns, count only as they are written here: with an ending, some are surnames
 * (`Hahnen`).
 */
import { wordsOfGroups } from '../word-list.js';
import { serverSoftware } from './software.js';

const thingsOf = {
  vehicles: `
    bobby-car bulli e-bike e-scooter escooter fähre fahrradanhänger lastenrad mofa pedelec pedelecs pickup quad
    s-pedelec sattelzug schneepflug`,
  traffic: 'carpark hebebühne radarfoto radlager stoßstange',
  lights: 'gelblicht grünlicht kunstlicht neonlicht rotlicht tageslicht',
  care: `
    blutverdünner gebiss gehwagen hörgerät kadha kompressionsstrümpfe lifter medis nussallergie pflegebett rezept
    rollator toilettenstuhl treppenlift zahnprothese`,
  carers: 'betreuer betreuerin',
  limbs: 'ellenbogen oberarm schienbein steiß steißbein unterarm',
  clubs: 'elfmeter freistoß hüpfburg schiri schullandheim trikot trikotsatz turnierplan',
  workingHours: 'gleitzeit pro-rata prorata teilzeit vollzeit',
  belongings: 'armbanduhr ehering geldbörse halskette handtasche kärtchen packerl packl rosenkranz sparbuch',
  house: 'düse heizung hinterzimmer kehrbuch wasserhahn',
  furniture: 'mahogany rosewood sideboard teak',
  boats: 'krabbenfischer persenning werft winterlager',
  animals: 'fohlen hündin stute',
  /** Rooms, meals and things as they are called in Swiss German. */
  alemannic: `
    ämtli charte chind chuchi gondle hahne heizig huus lischte rechnig wohnig ziitig zmittag zmorge znacht znüni
    zvieri`,
  computing: 'devops failover infosec ipv4 ipv6 netops rollback secops sidecar sysadmin',
} as const;

/**
 * Things of traffic, care, clubs, homes and computing, in lower case, with the software of servers: nobody is called
 * so. The model takes some for persons or firms. Collected by hand from reports, chats and tickets, 2026-11.
 */
export const everydayThings: ReadonlySet<string> = new Set([...wordsOfGroups(thingsOf), ...serverSoftware]);
