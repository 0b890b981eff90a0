/** Kinds of bodies and trades beside names of firms, as they are written there. Collected by hand, 2026-11. */
import { wordsIn, wordsOfGroups } from '../word-list.js';

/** Kinds of bodies that stand behind their name. */
export const kindsBehind: readonly string[] = wordsIn(`
  Agency Association Authority Board Casualty Centre Clinic Club College Commission Constabulary Council Department
  Foundation Hospital Hospitals Insurance Library Nursery Office Ombudsman Pharmacy Police Practice School Service
  Services Society Station Surgery Trust Trustees Union University`);

/** Kinds of bodies that stand before their name or place. */
export const kindsBefore: readonly string[] = wordsIn(`
  Amtsgericht Apotheke Arbeitsgericht Architekturbüro Familiengericht Finanzamt Grundschule Gymnasium Ingenieurbüro
  Jugendamt Kanzlei Kindertagesstätte Klinik Klinikum Kreissparkasse Landeshauptstadt Landgericht Landratsamt
  Oberlandesgericht Radiologie Realschule Sozialgericht Sparkasse Staatsanwaltschaft Stadtwerke Standesamt
  Steuerberatung Verwaltungsgericht Volksbank
  AG ArbG KPI LG LRA OLG PI PK PP StA VG`);

/** Authorities that stand before their place. */
export const authoritiesBefore: readonly string[] = wordsIn(`
  Baubezirksleitung Bezirksamt Bezirksgericht Bezirkshauptmannschaft Bezirksregierung Bildungsdirektion Gesundheitsamt
  Hauptzollamt Kantonspolizei Kreisverwaltung Landesgericht Polizeiinspektion Polizeipräsidium Polizeirevier
  Regierungspräsidium Straßenbauamt Versorgungsamt Veterinäramt Wasserwirtschaftsamt`);

/** Bodies that a church or a town may run, and say so before them. */
export const bodiesOfChurches: readonly string[] = wordsIn(`
  Familienzentrum Grundschule Kindergarten Kinderhaus Kindertagesstätte Kirchengemeinde Kita Krankenhaus`);

/** Trades that stand before the surname of their owner, by where they stand beside another name of their firm. */
const owned = {
  beside: 'Bestattungen Elektro Immobilien Sanitär Spedition',
  before: 'Autohaus Bäckerei Dachdeckerei Fahrschule Fleischerei Metzgerei Schlosserei Schreinerei Tischlerei Zimmerei',
  behind: 'Bedachungen Heizungsbau Holzbau Metallbau',
  nowhere: 'Abschleppdienst Bauunternehmen Gerüstbau Glaserei Landtechnik Malerbetrieb',
} as const;

/** Trades that stand before the surname of their owner. */
export const tradesOfOwners: readonly string[] = wordsOfGroups(owned);

/** Trades that stand before or behind the name of their firm: `Elektro Muster`, `Muster Elektro`. */
const tradesBeside = `${owned.beside} Getränke Hausverwaltung Pflegedienst Physiotherapie`;

/** Trades that stand behind it, or before and behind. */
export const tradesBehind: readonly string[] = wordsIn(`
  ${tradesBeside} ${owned.behind}
  Accountants Ambulance Architects Bakery Brewery Builders Cars Caterers Catering Cleaning Components Construction
  Consultancy Consulting Couriers Dental Diagnostics Electrical Electricals Electronics Energy Engineering Enterprises
  Estates Exports Farms Finance Florists Foods Freight Garage Haulage Heating Homes Imaging Imports Industries
  Installations Insurance Interiors Joinery Kennels Laboratories Landscaping Lettings Logistics Management Motors
  Optical Opticians Packaging Partners Physiotherapy Plumbing Pools Power Productions Properties Removals Roofing
  Scaffolding Security Software Solicitors Solutions Steel Storage Stores Supplies Systems Technologies Telecom Textiles
  Therapy Traders Trading Training Transport Travel Travels Waste Water
  Bau Consult Dachtechnik Dienstleistungen Druck Elektrotechnik Energietechnik Fensterbau Gartenbau Gastronomie
  Gebäudereinigung Gebäudetechnik Haustechnik Innenausbau IT-Service IT-Services Kältetechnik Logistik Maschinenbau
  Medizintechnik Messdienst Objektservice Reisen Sicherheitsdienst Stahlbau Systeme Systemhaus Tiefbau Transporte
  Trockenbau Umzüge Werbetechnik`);

/** Trades that stand before it, or before and behind. */
export const tradesBefore: readonly string[] = wordsIn(`
  ${tradesBeside} ${owned.before}
  Bestattungshaus Blumen Brauerei Buchhandlung Druckerei Gärtnerei Gasthaus Gasthof Hotel Konditorei Möbel Musikschule
  Optik Pension Reisebüro Restaurant Sägewerk Sanitätshaus Seniorenheim Tanzschule Weingut Werkstatt Zahnarztpraxis`);
