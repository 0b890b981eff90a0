import { wordsIn } from '../word-list.js';

/**
 * Abbreviations of German laws and ordinances, and of numbers, taxes and parties to a contract in forms, as they are
 * written: `GwG`, `NIN`. The model takes them for organizations; Nin is a surname. What is written like a firm or an
 * authority as well (AG, WEG, NHS) is left out. Collected by hand, 2026-11.
 */
export const abbreviations: ReadonlySet<string> = new Set(
  wordsIn(`
  GG BGB EGBGB HGB StGB StPO ZPO FamFG InsO GVG GKG FamGKG GNotKG RVG BRAO AktG GmbHG UWG UrhG VVG GwG KWG WpHG SGB
  KSchG BetrVG ArbZG BUrlG EFZG TzBfG AGG MuSchG BEEG BBiG BAföG WoGG UVG AO EStG EStDV KStG UStG GewStG ErbStG GrStG
  GrEStG StBVV StBerG VwGO VwVfG OWiG SGG AufenthG AsylG StAG PStG BMG PAuswG DSGVO BDSG TKG TMG StVG StVO StVZO FZV FeV
  BauGB BauNVO HOAI BetrKV HeizkostenV EnWG TrinkwV LFGB IfSG BtMG AMG GOÄ GOZ JGG JuSchG SchulG NSchG BetrSichV ABGB
  ESt SolZ KiSt VN SIN TIN NIN DEA TC
  IK PKV GKV AVB AKB VHB SB GdB BEM SPFH ASD KJP BAK TKÜ RTW KTW MFA BMA PTA MTA BWL VWL FamRZ NJW NJW-RR NZM OG UG DG
  PAYE PAYG PTO YTD UC ESA DLA NOK PNC CSI RIDDOR VRM OLN LIC BLU BLK GRY UHID UBRN AUR CAF CPA DAP DDP EXW FOB CIF FCA
  THC TEU ICMR HP IT HR QA WMS SLA ASR ERP QS
  AUD CAD NZD INR SGD HKD ZAR JPY SEK DKK CZK HUF IFSC UAN NCB OTP OBL EORI CDL OLN HIPAA FERPA COPPA OWBPA BNC DCPD EFH MFH
  DEÜV DGUV WBVG ESIS ERA AfA PUK EGRID AAK LSA BPA EWCA BRC CNC NPHC HCA LRC FAO NVB CEA MIPAV QFA ATI BTA
  MfG MRI INR LDL HDL TSH PDL PFK DW NINO MEA eVB BEMA ISP FNOL KV LDT EOF LOINC CSAT ACH BZ
  `),
);
