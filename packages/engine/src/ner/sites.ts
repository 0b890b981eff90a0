import { wordsOfGroups } from '../word-list.js';

const sitesOf = {
  directions: 'mitte nord ost süd',
  rooms: `
    apartment aula bad bathroom bedroom büro flat gemeindesaal kantine kitchen küche lobby mensa nebenraum raum saal
    tresor`,
  floors: 'basement dachboden dachgeschoss floor obergeschoss treppenhaus untergeschoss',
  entrances: 'eingang entrance gate haupteingang pforte tor',
  buildings: `
    baustelle clubhouse friedhof gemeindehaus hütte kirche kreishaus packstation pfarrheim rathaus site vereinsheim`,
  grounds: 'freibad gym hallenbad innenhof playground seebad spielplatz sporthalle sportplatz turnhalle yard',
  parking: 'bay carpark driveway garage parkhaus parkplatz stellplatz tiefgarage velokeller',
  roads: 'abzweig autobahn bordstein brücke kreisel kreisverkehr kreuzung rastplatz',
  stations: 'bahnhof bushaltestelle flughafen hafen haltestelle hauptbahnhof hbf platform station stn terminal',
  towns: 'ortsausgang ortseingang ortskern ortsmitte',
  regions: 'bezirk borough county district gemeinde kanton parish state',
} as const;

/**
 * Kinds of rooms, buildings, roads, stations and regions, and points of the compass, in lower case: they name no place
 * by themselves (`Saal Süd`). Words that are common surnames (Keller, Park) are not here. Collected by hand, 2026-11.
 */
export const sites: readonly string[] = wordsOfGroups(sitesOf);
