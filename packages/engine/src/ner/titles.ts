/** Titles, forms of address and ranks, before names and behind them. */
import { wordsIn } from '../word-list.js';

/**
 * Titles and forms of address that may stand before a name and are not part of it, German and English, in lower case
 * and without the dot. Nobility (von, Graf, Freiherr) is part of the name. Words that are common surnames themselves
 * (Richter, Meister, Pfarrer) are not here; relatives and greetings before a name are. Collected by hand, 2026-11.
 */
export const titles: ReadonlySet<string> = new Set(
  wordsIn(`
  herr herrn hr hrn frau fr fräulein familie fam eheleute herren damen liebe lieber geehrte geehrter
  dr dres prof professor professorin doktor doktorin dipl ing mag univ pd priv doz med jur phil rer nat habil
  rechtsanwalt rechtsanwältin ra rain notar notarin oberarzt oberärztin chefarzt chefärztin arzt ärztin
  bundeskanzler bundeskanzlerin kanzler kanzlerin minister ministerin präsident präsidentin
  mr mrs ms miss mx mdm sir madam madame mister dear esq
  shri shree sri smt kum onkel tante mama papa oma opa mutti vati uncle aunt auntie mum mummy mom granny
  grandma grandpa servus grüezi hallo hello hey`),
);

/**
 * Ranks of police, physicians, teachers and clerks, of engineers in Austria and councillors in Britain, as they are
 * written: Kok is a surname, KOK a detective. Collected by hand, 2026-11.
 */
const ranks: ReadonlySet<string> = new Set(
  wordsIn(`
  PM PMin POM POMin PHM PHMin PK PKin POK POKin PHK PHKin EPHK KM KOM KHM KK KKin KOK KOKin KHK KHKin EKHK OA OÄ Cllr
  Cllrs PCSO StR StRin OStR OStRin JOS JOSin StBin
  DI Ofc Sgt Cpl Det Insp HC ASI PSI
  GrInsp RevInsp BezInsp AbtInsp KontrInsp ChefInsp DGKP DGKS MLaw BLaw FRICS MRICS Garda Gardaí`),
);

/** Whether `word` is a rank (`PKin`, `PK'in`). The model takes some of them for organizations. */
export const isRank = (word: string): boolean => ranks.has(word.replace(/['’]/u, ''));

/** Whether `word` may stand before a name and is not part of it. */
export const isTitle = (word: string): boolean => titles.has(word.toLowerCase()) || isRank(word);

const titlesBehind: ReadonlySet<string> = new Set(wordsIn('mr mrs ms miss mstr fam esq rn bed bcl msc ji assoc'));

/**
 * Degrees and memberships of institutions, as they are written behind a name: of vets, physicians, nurses, therapists,
 * accountants and engineers. Collected by hand, 2026-11.
 */
const qualifications: ReadonlySet<string> = new Set(
  wordsIn(`
  BVetMed BVMS BVSc BVMedSci VetMB CertAVP MRCVS FRCVS RVN MRCP FRCP MRCS FRCS FRCR FRCPath MRCOG FRCOG MRCPsych
  FRCPsych MRPharmS MPharm DClinPsy DClinPsych MFDS MCSP RGN RMN RSCN RNLD DipHE PGCE QTS FNP CRNP APRN PharmD DDS DMD
  DVM LCSW LMFT LMHC CCRN LPN LVN BSN MSN FAAP FACOG FACC FACEP ACIPD ACMA CGMA FCMA FCCA CFA CIPP MBCS FBCS BEng MEng
  MPhil LLD MICE FHEA MSc BSc BEd PGDip PGCert`),
);

/** Whether `word` is a degree or a membership: `MRCVS`. The model takes some of them for organizations. */
export const isQualification = (word: string): boolean => qualifications.has(word);

/** Whether `word` may stand behind a name and is not part of it: `LECHNER/INES MRS`, `Reuter, Fam.`, `Aumer, PK'in`. */
export const isTitleBehind = (word: string): boolean =>
  titlesBehind.has(word.toLowerCase()) || isRank(word) || isQualification(word);
