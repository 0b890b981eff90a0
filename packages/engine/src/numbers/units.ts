/** What is measured or counted by a number. Collected by hand, 2026-11. */
import { wordsOfGroups } from '../word-list.js';

const unitsOf = {
  lengthsAndAreas: 'mm cm dm km feet ft inch inches metres meters miles qm m² sqm sqft ha',
  volumesAndWeights: 'm³ cbm ml cl kg mg lbs oz stone',
  data: 'kB KB MB GB TB Kbit kbit Mbit MBit Gbit Mbps Gbps GBit px dpi',
  powerAndPressure: 'Hz kHz MHz GHz V kV mV mA W kW MW kWh MWh kWp PS bar hPa kN Nm dB',
  money: 'EUR Euro USD GBP CHF',
  time: 'St Std Stunden Min min Minuten sec Sek hours hrs minutes mins',
  persons: 'Pat Patienten Personen people Mitarbeiter staff Teilnehmer',
  papers: 'Seiten pages pp Blatt Zeilen',
  rooms: 'Zimmer Betten beds Plätze seats Felder',
  animals: 'Hühner Hendl hens chickens Tiere animals',
  courses: 'UE ECTS LP CP Credits standards modules Module Kurse courses',
  shares: 'Prozent percent Punkte points',
  counted: 'Stk Stück Mal times',
} as const;

/** Units and counted things as they stand behind their number. `m` is none of them, for it may be a man: `62 m`. */
export const units: readonly string[] = wordsOfGroups(unitsOf);
