/**
 * Abbreviations in capitals before the number of a standard, an article, a diagnosis, an amount or a place: nobody's.
 * Origin: collected by hand from invoices, data sheets, court decisions, laboratory sheets and logs, November 2026.
 */

/** Those that stand as one with their number, too: `ISO-9001`, `IP65`. */
export const codePrefixes = [
  // statements of programs
  'COPY', 'TITLE',
  // standards, laws
  'DIN', 'ISO', 'EN', 'TRGS', 'TRBS', 'ASR', 'IEC', 'UL', 'RFC', 'VDE', 'RAL', 'MIL', 'BGB', 'SGB', 'VO', 'EU',
  // money, calendar weeks, quarters, financial years
  'EUR', 'USD', 'GBP', 'CHF', 'TEUR', 'KW', 'Q1', 'Q2', 'Q3', 'Q4', 'H1', 'H2', 'FY',
  // agencies of the American police, offences in German traffic
  'ORI', 'TBNR',
  // times
  'FROM', 'TO', 'VON', 'BIS', 'REPORTED',
  // computers
  'CVE', 'HTTP', 'UTF', 'IP', 'SHA', 'AES', 'RSA', 'WLAN', 'WPA', 'PDF', 'USB', 'HDMI', 'DDR', 'RTX', 'GTX', 'LED',
  // chemistry
  'COVID', 'CO',
  // goods, places, cars
  'SKU', 'PMID', 'AA', 'PLZ', 'HU', 'TÜV', 'EZ',
  // what has a recognizer of its own
  'TEL', 'FAX', 'MOB', 'CELL', 'PH', 'SSN', 'DOB',
] as const; // prettier-ignore

/** Codes of law of American states and of the Union, before a section. */
export const codesOfLaw = [
  'ORC', 'OAC', 'RCW', 'NRS', 'ARS', 'TCA', 'NJSA', 'OCGA', 'KRS', 'ILCS', 'MCL', 'MCLA', 'CRS', 'FSS', 'RSA', 'KSA',
  'HSC', 'CPC', 'TPC', 'MGL', 'RSMO', 'UCC', 'USC', 'USCA', 'CFR', 'FRCP', 'NYPL', 'VTL', 'DCMR', 'WAC', 'ORS', 'UCA',
  'NMSA', 'SDCL', 'HRS', 'UCMJ',
] as const; // prettier-ignore

/**
 * What anybody may look up: weaknesses of programs, standards, laws, papers of parliaments; weeks and financial years,
 * and images of a camera.
 */
export const publishedCodes = [
  'CVE', 'GHSA', 'CWE', 'ISO', 'EU', 'EG', 'IEC', 'EN', 'DIN', 'BS', 'RFC', 'BT', 'BR', 'IMG', 'DSC', 'VID', 'KW', 'FY',
] as const; // prettier-ignore

/** All of them. */
export const thingAbbreviations = [
  ...codePrefixes,
  ...codesOfLaw,
  // standards, laws
  'ÖNORM', 'BS', 'AS', 'NZS', 'ASTM', 'ANSI', 'IEEE', 'CSA', 'NFPA', 'VDI', 'DGUV', 'LFGB', 'EG', 'EWG', 'EEC',
  'SI', 'TV', 'DTC', 'OBD', 'AVV', 'UN',
  // articles, commodities
  'EAN', 'GTIN', 'SSCC', 'NVE', 'UPC', 'ISBN', 'ISSN', 'DOI', 'PZN', 'NDC', 'ASIN', 'MPN', 'HSN', 'TSN', 'HS', 'HTS',
  'CN', 'CPV', 'WEEE', 'NAT', 'REF', 'LOT', 'PART', 'ITEM', 'MODEL', 'TYPE', 'TYP', 'ART', 'SN', 'CX', 'CLP', 'DATA',
  'SHEET',
  // classes of goods, services, trades and buildings
  'SAC', 'UNSPSC', 'NACE', 'ÖNACE', 'NOGA', 'NAICS', 'SIC', 'ISIC', 'TARIC', 'BEL',
  // cars
  'KM', 'AUDI', 'BMW', 'DAF', 'FIAT', 'FORD', 'KIA', 'SEAT', 'VW',
  // patents and value added tax, by country; data processing in Austria
  'EP', 'WO', 'US', 'DE', 'GB', 'DVR',
  // money, securities, banks
  'INR', 'AUD', 'CAD', 'NZD', 'ZAR', 'SGD', 'JPY', 'TOTAL', 'SUMME', 'NETTO', 'QTY', 'TAX', 'BILL', 'PSP', 'KST', 'ATM',
  'ISIN', 'WKN', 'LEI', 'IFSC', 'MICR', 'IBAN', 'BIC', 'BLZ', 'BSB',
  // times
  'AM', 'PM', 'DATE', 'DATUM', 'TIME', 'TS', 'EPOCH', 'UNIX', 'EXP', 'IAT', 'NBF',
  // computers, currents
  'GET', 'PUT', 'POST', 'SAP', 'IT', 'TCP', 'UDP', 'PID', 'SEQ', 'RGB', 'HEX', 'OK', 'ERROR', 'WARN', 'INFO', 'DEBUG',
  'TRACE', 'DC', 'AC', 'INT', 'UINT', 'CHAR', 'STRING',
  // blood pressure, breaths, beats; diagnoses, procedures and guidelines
  'BP', 'RR', 'HF', 'AO', 'CPT', 'ICD', 'OPS', 'DRG', 'HCPCS', 'EBM', 'LOINC', 'NICE', 'ATC', 'SNOMED',
  'GOÄ', 'GOZ', 'BEMA', 'RVG', 'GNotKG',
  // tests of languages
  'TOEFL', 'TOEIC', 'IELTS',
  // places
  'ZIP', 'PIN', 'BAG', 'BOX', 'UNIT', 'SUITE', 'APT', 'LEVEL', 'ROOM', 'PAGE', 'SEITE', 'MAN', 'IAH',
] as const; // prettier-ignore
