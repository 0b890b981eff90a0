/**
 * Words around names: forms of address, titles, particles, closings.
 * Origin: collected by hand from DIN 5008 letters and the forms of address of the Federal Ministry of the Interior,
 * November 2026.
 */

/** Forms of address before a surname. */
export const formsOfAddress = [
  'Herr', 'Herrn', 'Frau', 'Hr.', 'Hrn.', 'Fr.', 'Fräulein', 'Mr.', 'Mr', 'Mrs.', 'Mrs', 'Ms.', 'Ms', 'Miss', 'Mx.',
  'Mme', 'Monsieur', 'Madame', 'Signor', 'Signora', 'Familie', 'HERR', 'HERRN', 'FRAU', 'FAMILIE', 'MR', 'MRS',
  'Eheleute', 'Ehepaar', 'Sir', 'Dame', 'Shri', 'Shri.', 'Smt', 'Smt.', 'Kum.', 'Kumari', 'Thiru', 'Tmt.', 'Sri',
  'Sri.',
] as const; // prettier-ignore

/** Academic titles and degrees, but for those of a subject, such as `Dipl.-Ing.`: `person-name.ts` knows their form. */
const academicTitles = [
  'Dr.', 'Dr', 'DR.', 'Drs.', 'Dres.', 'Prof.', 'Professor', 'Professorin', 'PD', 'Priv.-Doz.', 'med.', 'jur.',
  'phil.', 'rer.', 'nat.', 'pol.', 'oec.', 'h. c.', 'h.c.', 'dent.', 'vet.', 'iur.', 'habil.', 'Ing.', 'Dipl.',
  '(FH)', '(TU)', '(BA)', 'Kfm.', 'Kffr.', 'MMag.', 'Bakk.', 'stud.', 'cand.', 'Diplomingenieur', 'Diplomingenieurin',
  'Diplom-Ingenieur', 'Diplom Ingenieur', 'Diplom Ingenieurin', 'Diplomkaufmann', 'Magister', 'Mag.', 'Mag.a', 'DDr.',
  'Dkfm.', 'DI', 'Lic.', 'Univ.-Prof.', 'em.', 'apl.', 'Doktor',
]; // prettier-ignore

/** Offices and professions. */
const officeTitles = [
  'Rechtsanwalt', 'Rechtsanwältin', 'RA', 'RAin', 'Notar', 'Notarin', 'Direktor', 'Direktorin', 'Richter', 'Richterin',
  'Staatsanwalt', 'Staatsanwältin', 'Minister', 'Ministerin', 'Bürgermeister', 'Bürgermeisterin', 'Oberarzt',
  'Oberärztin', 'Chefarzt', 'Chefärztin', 'Pfarrer', 'Pfarrerin', 'Präsident', 'Präsidentin', 'Kollege', 'Kollegin',
  'Kollegen', 'Koll.', 'Koll.in', 'Kolln.', 'Pastor', 'Pastorin', 'Diakon', 'Vikar', 'Kantor', 'KMD', 'Bischof',
  'Oberst', 'PDL', 'Steuerberater', 'Steuerberaterin', 'Freiherr', 'Dekan', 'Rektor', 'Rektorin', 'Kanzler',
  'Vorsitzender', 'Vorsitzende', 'Geschäftsführer', 'Geschäftsführerin', 'Schwester', 'Pater', 'Sr.', 'Br.',
  'Schulleiter', 'Schulleiterin', 'Studienrat', 'Studienrätin', 'Oberstudienrat', 'Oberstudienrätin', 'Studiendirektor',
  'Studiendirektorin', 'Oberstudiendirektor', 'Oberstudiendirektorin', 'Rev.', 'Hon.', 'Sir', 'Captain', 'Judge', 'StB',
  'StBin', 'WP', 'WPin', 'vBP', 'OA', 'OÄ', 'CA', 'CÄ', 'FA', 'FÄ', 'Prim.', 'Ass.-Arzt', 'Ass.-Ärztin', 'Ass.-Ä.',
  'Assistenzarzt', 'Assistenzärztin', 'Facharzt', 'Fachärztin', 'Stationsarzt', 'Stationsärztin', 'Bgm.',
  'Bgmin.', 'OB', 'Abg.', 'LAbg.', 'GF', 'Gf.', 'KommR', 'Komm.-Rat', 'Hofrat', 'Hofrätin', 'Pfr.', 'Pfrin.', 'Ordination',
  // masters of dental laboratories, fellow gardeners and sportsmen of a club, Diplom-Mediziner
  'ZTM', 'ZTMin', 'Gfrd.', 'Sfr.', 'DM',
]; // prettier-ignore

/** Ranks of the police, of teachers and of officials of justice, as they are abbreviated. */
const ranks = [
  'Insp', 'Insp.', 'GrInsp', 'RevInsp', 'BezInsp', 'AbtInsp', 'KontrInsp', 'ChefInsp', 'Asp', 'Hauptmann',
  'Polizeikommissar', 'Kommissar', 'POK', "StR'", 'StR’', "OStR'", 'OStR’', 'AR', 'OAR', 'RiAG', 'RiLG', 'VRiLG',
  'RiOLG', 'JOI', 'JI', 'POKin', "POK'in", 'POK’in', 'PK', 'PKin', "PK'in", 'PK’in', 'PHK', 'PHKin', "PHK'in", 'KHK',
  "KHK'in", 'KOK', "KOK'in", 'KK', "KK'in", 'PHM', 'PHMin', 'POM', 'POMin', 'PM', 'KHM', 'EPHK', 'EKHK', 'StR', 'StRin',
  "StR'in", 'StR’in', 'OStR', 'OStRin', "OStR'in", 'StD', 'StDin', "StA'in", 'StA’in', "OStA'in", "RR'in",
]; // prettier-ignore

/** Ranks and callings of English-speaking countries. */
const englishRanks = [
  'Officer', 'Constable', 'Const.', 'Sergeant', 'Sgt', 'Sgt.', 'Detective', 'Det.', 'Inspector', 'Superintendent',
  'Supt', 'Supt.', 'Deputy', 'Trooper', 'Lieutenant', 'Lt.', 'Capt.', 'Corporal', 'Cpl', 'Cpl.', 'Garda', 'Councillor',
  'Cllr', 'Cllr.', 'Cllrs', 'PCSO', 'Coach', 'Nurse', 'Justice', 'Major', 'Colonel', 'General', 'Reverend', 'Bishop',
]; // prettier-ignore

/** What somebody is to whom a form is about: `Kontaktperson: Tochter Erna Muster`. `Son` is a given name, too. */
const relations = [
  'Tochter', 'Sohn', 'Mutter', 'Vater', 'Ehefrau', 'Ehemann', 'Ehegatte', 'Ehegattin', 'Gatte', 'Gattin', 'Bruder',
  'Enkel', 'Enkelin', 'Nichte', 'Neffe', 'Tante', 'Onkel', 'Cousin', 'Cousine', 'Schwager', 'Schwägerin',
  'Schwiegertochter', 'Schwiegersohn', 'Schwiegermutter', 'Schwiegervater', 'Lebensgefährte', 'Lebensgefährtin',
  'Lebenspartner', 'Lebenspartnerin', 'Partner', 'Partnerin', 'Freundin', 'Nachbar', 'Nachbarin', 'Witwe', 'Witwer',
  'Daughter', 'Mother', 'Father', 'Wife', 'Husband', 'Spouse', 'Brother', 'Sister', 'Niece', 'Nephew', 'Aunt',
  'Uncle', 'Grandson', 'Granddaughter', 'Neighbour', 'Neighbor', 'daughter', 'son', 'mother', 'father', 'wife',
  'husband', 'spouse', 'brother', 'sister', 'niece', 'nephew', 'aunt', 'uncle', 'partner', 'neighbour', 'neighbor',
]; // prettier-ignore

/** Titles, offices and relations that stand between the form of address and the name. */
export const titles: readonly string[] = [...academicTitles, ...officeTitles, ...ranks, ...englishRanks, ...relations];

/** Degrees, memberships and honours behind a name; none that could be a surname in capitals, such as `MA`. */
export const postNominals = [
  // degrees
  'MBChB', 'MBBS', 'MB', 'ChB', 'BChir', 'MBA', 'BSc', 'MSc', 'BEng', 'MEng', 'BVSc', 'BVetMed', 'BDS', 'BCom', 'BCL',
  'LLB', 'LLM', 'LLD', 'PhD', 'DPhil', 'MPhil', 'MPH', 'MRes', 'MD', 'DDS', 'DMD', 'DVM', 'PsyD', 'EdD', 'JD', 'PGCE',
  'B.A.', 'M.A.', 'B.Sc.', 'M.Sc.', 'B.Eng.', 'M.Eng.', 'B.Ed.', 'M.Ed.', 'LL.B.', 'LL.M.', 'M.B.A.', 'M.P.H.', 'M.D.',
  'Ph.D.', 'D.Phil.', 'D.Sc.', 'BEd', 'MEd', 'BL', 'BA (Hons)', 'BSc (Hons)', 'MA (Hons)', 'BA(Hons)', 'BSc(Hons)',
  // memberships of colleges
  'MRCGP', 'MRCP', 'MRCS', 'MRCPCH', 'MRCPsych', 'MRCOG', 'MRCVS', 'MRPharmS', 'FRCS', 'FRCP', 'FRCA', 'FRCGP', 'FRCR',
  'FRCPath', 'FRCPsych', 'FRCOG', 'FRCEM', 'FACS', 'FACP', 'FRACGP', 'FRACP', 'FRACS', 'DCH', 'DRCOG', 'NPQH',
  // professions
  'MARLA', 'FARLA', 'MIPAV', 'MNAEA', 'FNAEA', 'MCIPD', 'FCIPD', 'CIPD', 'CeMAP', 'MAAT', 'FMAAT', 'MCIEH', 'MRTPI',
  'MRICS', 'FRICS', 'CEng', 'MCIOB', 'MIMechE', 'MICE', 'ACA', 'FCA', 'ACCA', 'FCCA', 'CIMA', 'CPA', 'CFA', 'CISSP',
  'RN', 'RGN', 'RMN', 'BSN', 'MSN', 'NP', 'APRN', 'DPT', 'LCSW', 'LPN', 'PharmD',
  'Cert CII', 'Dip CII',
  // counsel, justices, esquires, members of parliament
  'SC', 'KC', 'QC', 'JP', 'Esq.', 'Esq', 'MdB', 'MdL',
  // honours
  'OBE', 'MBE', 'CBE', 'KBE', 'DBE',
] as const; // prettier-ignore

/** Particles inside names. */
export const particles = [
  'von und zu', 'von der', 'von dem', 'von den', 'von', 'van der', 'van den', 'van de', 'van', 'ten', 'ter',
  'zu', 'zur', 'zum', 'de la', 'de', 'del', 'della', 'di', 'da', 'dos', 'du', 'la', 'le', 'el', 'al', 'bin', 'ibn',
  'binti', 'binte', 'bte', 'bt', 'a/l', 'a/p', 's/o', 'd/o', 'auf der', 'aus dem', 'v.', 'Freiherr von', 'Freifrau von',
  'Graf von', 'Gräfin von', 'd’',
] as const; // prettier-ignore

/** Closings of letters and e-mails, after which the writer's name stands. */
export const closings = [
  'mit freundlichen grüßen', 'mit freundlichem gruß', 'mit freundlichen gruß', 'freundliche grüße', 'mit besten grüßen',
  'beste grüße', 'viele grüße', 'liebe grüße', 'herzliche grüße', 'mit herzlichen grüßen', 'schöne grüße',
  'sonnige grüße', 'mit kollegialen grüßen', 'mit kollegialen grüssen', 'hochachtungsvoll', 'mfg', 'lg', 'vg', 'bg',
  'gruß', 'grüße', 'herzlichst', 'mit vorzüglicher hochachtung', 'freundlicher gruß', 'alles liebe', 'bis bald',
  'es grüßt', 'bis dann', 'bis morgen', 'bis später', 'bis demnächst',
  'best regards', 'kind regards', 'regards', 'warm regards', 'best wishes',
  'yours sincerely', 'yours faithfully', 'sincerely', 'sincerely yours', 'yours truly', 'cheers', 'many thanks',
  'thanks', 'thank you', 'respectfully', 'all the best', 'see you soon', 'see you then', 'see you tomorrow',
  'speak soon', 'talk soon',
] as const; // prettier-ignore

/** Closings that are everyday words within a sentence: `danken für Ihre` above `Geduld`. */
export const wordsThatClose = ['ihr', 'ihre', 'dein', 'deine', 'best', 'love'] as const;
