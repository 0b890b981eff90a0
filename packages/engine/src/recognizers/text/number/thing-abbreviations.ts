/**
 * Abbreviations in capitals before the number of a standard, an article, a diagnosis, an amount or a place: nobody's.
 * Origin: collected by hand from invoices, data sheets, court decisions, laboratory sheets and logs, November 2026.
 */

const standardsAndLaws = [
  'DIN', 'ISO', 'EN', 'IEC', 'RFC', 'VDE', 'RAL', 'MIL', 'BGB', 'SGB', 'VO', 'EU',
] as const; // prettier-ignore

const moneyAndCalendar = [
  'EUR', 'USD', 'GBP', 'CHF', 'TEUR', 'KW', 'Q1', 'Q2', 'Q3', 'Q4', 'H1', 'H2', 'FY', 'HU', 'TÜV', 'EZ',
] as const; // prettier-ignore

const computing = [
  'CVE', 'HTTP', 'UTF', 'IP', 'SHA', 'AES', 'RSA', 'WLAN', 'WPA', 'PDF', 'USB', 'HDMI', 'DDR', 'RTX', 'GTX', 'LED',
] as const; // prettier-ignore

const medicine = ['COVID', 'CO'] as const;

const goodsAndPlaces = ['SKU', 'UL', 'AA', 'PLZ'] as const;

/** What has recognizers of its own. */
const ownTypes = ['TEL', 'FAX', 'MOB', 'CELL', 'PH', 'SSN', 'DOB'] as const;

const times = ['FROM', 'TO', 'VON', 'BIS', 'REPORTED'] as const;

/** Those that stand as one with their number, too: `ISO-9001`, `IP65`. */
export const codePrefixes = [
  ...standardsAndLaws, ...moneyAndCalendar, ...computing, ...medicine, ...goodsAndPlaces, ...ownTypes, ...times,
] as const; // prettier-ignore

const furtherStandards = [
  'ÖNORM', 'BS', 'AS', 'NZS', 'ASTM', 'ANSI', 'IEEE', 'CSA', 'NFPA', 'VDI', 'DGUV', 'LFGB', 'EG', 'EWG', 'EEC',
  'CFR', 'USC', 'SI', 'TV',
] as const; // prettier-ignore

const articlesAndPatents = [
  'EAN', 'GTIN', 'UPC', 'ISBN', 'ISSN', 'DOI', 'PZN', 'NDC', 'ASIN', 'MPN', 'HSN', 'TSN', 'HS', 'HTS', 'CN', 'CPV',
  'WEEE', 'NAT', 'REF', 'LOT', 'PART', 'ITEM', 'MODEL', 'TYPE', 'TYP', 'ART', 'CX', 'CLP', 'AO', 'SN', 'EP', 'WO', 'US', 'DE', 'GB', 'DVR',
] as const; // prettier-ignore

const amounts = [
  'INR', 'AUD', 'CAD', 'NZD', 'ZAR', 'SGD', 'JPY', 'ISIN', 'WKN', 'LEI', 'IFSC', 'MICR', 'PSP', 'KST', 'ATM', 'TOTAL',
  'SUMME', 'NETTO', 'QTY',
] as const; // prettier-ignore

const furtherTimes = [
  'AM', 'PM', 'TAX', 'BILL', 'DATE', 'DATUM', 'TIME', 'TS', 'EPOCH', 'UNIX', 'EXP', 'IAT', 'NBF',
] as const; // prettier-ignore

const programs = [
  'GET', 'PUT', 'POST', 'SAP', 'IT', 'TCP', 'UDP', 'PID', 'SEQ', 'RGB', 'HEX', 'ERROR', 'WARN', 'INFO', 'DEBUG', 'TRACE',
  'OK', 'DC', 'AC',
] as const; // prettier-ignore

const procedures = ['BP', 'RR', 'HF', 'CPT', 'ICD', 'OPS', 'DRG', 'HCPCS', 'EBM', 'LOINC', 'NICE'] as const;

const carsAndTests = [
  'FORD',
  'AUDI',
  'SEAT',
  'FIAT',
  'BMW',
  'VW',
  'KIA',
  'DAF',
  'TOEFL',
  'IELTS',
  'TOEIC',
  'DATA',
  'SHEET',
] as const;

const places = [
  'ZIP', 'PIN', 'BAG', 'BOX', 'UNIT', 'SUITE', 'APT', 'LEVEL', 'ROOM', 'PAGE', 'SEITE', 'MAN', 'IAH',
] as const; // prettier-ignore

const banks = ['IBAN', 'BIC', 'BLZ', 'BSB'] as const;

export const thingAbbreviations = [
  ...codePrefixes, ...furtherStandards, ...articlesAndPatents, ...amounts, ...furtherTimes, ...programs, ...procedures, ...carsAndTests,
  ...places, ...banks,
] as const; // prettier-ignore
