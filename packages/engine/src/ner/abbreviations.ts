import { wordsOfGroups } from '../word-list.js';

const abbreviationsOf = {
  civilLaw: 'ABGB AktG BGB EGBGB GmbHG GwG HGB InsO KWG MRG UrhG UWG VVG WBVG WpHG',
  /** With their procedure, fees and lawyers, and the journals that report what they decide. */
  courts: 'BRAO EWCA FamFG FamGKG FamRZ GKG GNotKG GVG NJW NJW-RR NZM RVG SGG VwGO ZPO',
  criminalLaw: 'BtMG JGG OWiG StGB StPO',
  labourLaw: 'AGG ArbZG ASR BBiG BetrSichV BetrVG BUrlG DEÜV DGUV EFZG KSchG MuSchG TzBfG',
  /** In Britain and Australia. */
  safetyAtWork: 'COSHH LOLER OHS PUWER RIDDOR SWMS WHS',
  socialLaw: 'BAföG BEEG SGB UVG WoGG',
  healthLaw: 'AMG BEMA GOÄ GOZ IfSG LFGB TrinkwV',
  taxLaw: 'AO ErbStG EStDV EStG GewStG GrEStG GrStG KStG StBerG StBVV UStG',
  trafficLaw: 'FeV FZV StVG StVO StVZO TBNR',
  buildingLaw: 'BauGB BauNVO BetrKV EnWG HeizkostenV HOAI',
  /** Of residents, foreigners, schools, data and telecommunications. */
  publicLaw: 'AsylG AufenthG BDSG BMG DSGVO GG JuSchG NSchG PAuswG PStG SchulG StAG TKG TMG VwVfG',
  americanLaw: 'CLIA COPPA FERPA HIPAA OWBPA',
  /** With numbers and papers of tax offices and advisers. */
  taxes: 'AfA AUR BWA CAF ELSTER ESt EUSt KiSt PAYE PAYG SolZ TIN',
  /** With leave, wage agreements and the way back from illness. */
  pay: 'BEM EAP ERA PGR PTO SMP SSP VwL YTD',
  benefits: 'BNC BuT DLA ESA GdB KdU KDU NDIS UC',
  identityNumbers: 'BPA DEA EGRID EORI EPIC IK LFBIS NIN NINO NVB SIN TC UAN',
  insurance: 'AKB AVB CCN COB DCPD FNOL GKV KTG KV KVdR NCB PKV SB TPA VHB VN',
  /** Ways and kinds of payment, loans. */
  banking: 'ACH BACS BGC CHQ DEB DGS ESIS FPI FPO HP IFSC OTP RRN TFR VCC VPA',
  currencies: 'AUD CAD CZK DKK HKD HUF INR JPY NOK NZD SEK SGD ZAR',
  shipping: 'CIF DAP DDP EXW FCA FOB OBL TEU THC',
  /** Of plants, stocks and help desks. */
  operations: 'BRC CNC CSAT ERP HR IT NPK QA QS SKU SLA UOM WMS',
  computing: 'DDL DML EOF ICCID IO ISP LDT PIC PUK UDF',
  aviation: 'CAVOK METAR NOTAM TAF',
  /** With their licences and colours. */
  vehicles: 'ABS BLK BLU CDL ESP eVB GRY HGV HSN ICMR LIC OLN TSN VRM',
  /** Floors, houses, shares of owners, heat pumps and batteries. */
  buildings: 'DG EFH EG JAZ LFP MEA MFH OG UG',
  policeAndRescue: 'AAK BAK BMA BOLO CFS CSI EOR KTW LSA NFD PNC RTW TKÜ',
  /** Stays, referrals, forms and numbers of patients. */
  clinics: 'AU DNACPR DOA DOD GP2GP IPD KZT LFPSE LPA LZT MIU NPHC OPD PTV UBRN UHID VO',
  examinations: 'ABG BDI BMP BZ CEA ECG EKG FCE HDL HF HRCT KFT LDL LFT LOINC MMST MRI RFT RR TSH USG',
  /** With arteries and implants. */
  diagnoses: 'AF COPD DVT LAD LCX PFNA TEP UTI',
  medicalStaff: 'BTA HCA MFA MTA MTLA MTRA PDL PFK PTA RMO',
  youthWelfare: 'ASD KJP OGS SNA SNAs SPFH',
  /** Vocational training, its certificates, and years of voluntary service. */
  training: 'AEVO BFD BTEC BWL EBA EFZ FÖJ FSJ GCSE GCSEs HNC HND IGCSE LRC NVQ SVQ VWL',
  /** With memberships of institutions. */
  degrees: `
    ATI CEng CPA DNB EngTech FCIPD FICE IEng MBBS MCIOB MCIPD MCIPS MICE MIET MIMechE MIPAV MIStructE MRTPI QFA`,
  letters: 'DW EOD FAO Hj MfG',
} as const;

/**
 * Abbreviations of laws, authorities, numbers, taxes, currencies, degrees, and the terms of offices, clinics and
 * trades, as they are written: `GwG`, `NIN`. The model takes them for organizations; Nin is a surname. What is written
 * like a firm or an authority as well (AG, WEG, NHS) is left out. Collected by hand, 2026-11.
 */
export const abbreviations: ReadonlySet<string> = new Set(wordsOfGroups(abbreviationsOf));
