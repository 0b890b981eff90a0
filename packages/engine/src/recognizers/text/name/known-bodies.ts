/**
 * Short names of authorities, insurers, banks and associations that are no words and short for nothing else.
 * Origin: collected by hand from letters and forms of Germany, Austria, Switzerland, Ireland, Britain, the United
 * States, India and Australia, November 2026. What gives its name to forms, numbers and tests too (NHS, TÜV, SSA) is
 * not here.
 */
import { wordsIn } from '../../../word-list.js';

const authorities = `
  BAFA BAMF BaFin BfArM BNetzA BZSt LaGeSo ZBFS KfW AUVA SVS BVAEB ÖGK SUVA Suva
  BGN BGHM BGW BGETEM VBG BSI BKA BfV PVA WKO ÖBB SBB
  HMCTS UKVI RSPCA NSPCC RNIB RNLI NHSBSA DEFRA ACAS FEMA FBI USPS TSA FAA NHTSA AARP FSCS
  HMRC GPhC GMC NMC HCPC GDC SRA DVLA DVSA DWP Ofsted CQC HSE RTB Tusla WRC IRS USCIS OSHA EEOC CFPB FINRA FTC UIDAI
  EPFO MSEDCL BESCOM TANGEDCO
  KSEB BSES BSNL ATO AHPRA ASIC Centrelink ICBC`;

const insurers = `
  AOK BARMER Barmer DAK DAK-Gesundheit HEK KKH IKK SBK DRV VBL BGHW SVLFG HUK HUK24 HUK-COBURG VHV LVM DEVK
  VGH hkk HanseMerkur Debeka CosmosDirekt Gothaer Helsana Visana Mobiliar`;

const banks = `
  ING ING-DiBa DKB N26 Haspa apoBank comdirect Commerzbank HypoVereinsbank Postbank TARGOBANK Targobank Consorsbank
  BAWAG PostFinance UBS BEKB AIB PTSB NatWest Barclays HSBC Lloyds Monzo Revolut HDFC ICICI Westpac CommBank`;

const associations = `
  ADAC ÖAMTC DEKRA VdK DRK DLRG AWO THW NABU DGB DIHK ver.di RoSPA ROSPA UCAS KZV KZBV KBV KVWL KVBW KVSH KVNO`;

/** Those that chats write in lower case, and are no word so. */
export const bodiesInLowerCase = wordsIn('dhl dpd');

/** Names of several words, of which one alone names no body. */
export const bodiesOfSeveralWords: readonly string[] = [
  'TÜV Nord', 'TÜV NORD', 'TÜV Süd', 'TÜV SÜD', 'TÜV Rheinland', 'TÜV Hessen', 'TÜV Thüringen', 'TÜV Saarland',
  'TÜV Austria', 'TÜV AUSTRIA', 'Open Eir', 'open eir', 'IKK classic', 'IKK Südwest', 'IKK gesund plus',
  'IKK Brandenburg und Berlin', 'hkk Krankenkasse', 'TK Die Techniker', 'mhplus', 'energie-BKK', 'BKK VBU',
  'AOK PLUS', 'AOK Plus', 'AOK Bayern', 'AOK Nordost', 'AOK NordWest', 'AOK NORDWEST', 'AOK Niedersachsen',
  'AOK Hessen', 'AOK Baden-Württemberg', 'AOK Rheinland/Hamburg', 'AOK Rheinland-Pfalz/Saarland', 'AOK Sachsen-Anhalt',
  'AOK Bremen/Bremerhaven', 'AOK Bremen', 'DAK Gesundheit', 'Audi BKK', 'BKK Mobil Oil', 'Mobil Krankenkasse',
  'Knappschaft-Bahn-See', 'Medizinische Dienst', 'Medizinischer Dienst', 'Medizinischen Dienstes',
  'Medizinischen Dienst', 'Financial Services Compensation Scheme', 'City & Guilds', 'City and Guilds',
  'Financial Ombudsman Service', 'Financial Conduct Authority', 'Pension Protection Fund', 'Pensions Ombudsman',
  'Land Registry', 'Companies House', 'Housing Ombudsman', 'Valuation Office Agency', 'Residential Tenancies Board',
  'Citizens Advice', 'Kraftfahrt-Bundesamt', 'Bundesagentur für Arbeit',
]; // prettier-ignore

/** All of one word. */
export const knownBodies: readonly string[] = [authorities, insurers, banks, associations].flatMap(wordsIn);
