/** Medicines by the ends of their international names, which the model takes for persons: `Torasemid`, `Bisoprolol`. */
import { oneOfWords } from '../recognizers/text/pattern.js';
import { wordsIn } from '../word-list.js';
import type { FoundName } from './found-name.js';

/**
 * Stems at the end of a name, German and English. Source: WHO, The use of stems in the selection of international
 * nonproprietary names (INN), 2018; without those that end names of persons or places as well
 * (-vir, -mab, -cain, -pin).
 */
const stems = oneOfWords(`
  semid semide prilat sartan olol alol vastatin conazol conazole cillin mycin micin cyclin cycline xaban gatran dipin
  dipine azosin tidin tidine prazol prazole gliptin gliflozin glutid glutide formin triptan setron lukast tinib zumab
  ximab limumab parin coxib profen clofenac oxetin oxetine traline tralin triptylin triptyline pramin pramine citalopram
  azolam zepam zapin zapine tiapin tiapine peridon peridone pirazol spiron lacton lactone gabalin racetam dronat dronate
  dronic tropium meterol butamol sonid sonide nisolon nisolone nison nisone methason metason thiazid thiazide codon
  codone peron perone fentanyl fentanil morphon morphone ciclovir navir tegravir buvir caftor erazid olimus pamil ogrel
  oxacin cefixim oxim axim axone thyroxin thyroxine barbital phyllin metamol cetamol mizol lidocain bupivacain ocaine
  nidazol nidazole terizin tadin tadine kinra cept`);
const medicine = new RegExp(`^\\p{L}{2,12}${stems}$`, 'iu');
/**
 * Brands that people call a medicine by, and substances whose names have no such end. Collected by hand, 2026-11.
 */
const brands: ReadonlySet<string> = new Set(
  wordsIn(`
  marcumar falithrom eliquis xarelto lixiana pradaxa plavix brilique aspirin novalgin novaminsulfon ibuflam voltaren
  tilidin tramal palexia targin oxygesic tavor lyrica keppra rivotril zyprexa risperdal seroquel haldol dipidolor lasix
  concor beloc norvasc nicardia sortis inegy pantozol nexium l-thyroxin euthyrox thyronorm eltroxin metfogamma
  glucophage januvia jardiance forxiga ozempic trulicity lantus toujeo humalog novorapid actrapid mixtard tresiba
  symbicort berodual spiriva ventolin salbuhexal decortin prednihexal augmentin amoxiclav ciprobay cotrim movicol
  macrogol laxoberal mcp vomex zofran madopar restex memantin ritalin medikinet elvanse cipralex piritramid lovenox
  clexane fragmin innohep arixtra ativan percocet dilaudid tazobactam insulin digitoxin digoxin amiodaron dimenhydrinat
  naloxon calpol zerodol pan-d rantac shelcal erypro sodamint calcichew laxido oramorph zomorph buprenorphine`),
);
/** `Nicardia R 20  1-0-1`, `Erypro 4000 IU`, `Muster 40 mg`: what is taken, by how much of it. */
const dose =
  /^(?:[ ][\p{Lu}]{1,3})?[ ]{1,3}\d[\d.,/½]{0,6}(?:[ ]?(?:mg|mcg|µg|μg|IU|I\.E\.|IE)(?![\p{L}\d])|[ ]{1,3}[\d½]-[\d½]-[\d½](?!\d))/u;
/** `Enalapril`; April is a month. */
const pril = /^\p{L}{4,8}pril$/iu;

/** Whether a dose follows, or all words of a name are medicines or how much of them is given: `Torasemid 10`. */
export const isMedicine = ({ words, after }: FoundName): boolean => {
  const isOne = (word: string): boolean => medicine.test(word) || pril.test(word) || brands.has(word.toLowerCase());
  if (dose.test(after)) return true;
  return (
    isOne(words[0] ?? '') &&
    words.every((word) => isOne(word) || /^(?:\d+\p{L}{0,2}|mg|µg|ml|ret|retard)$/iu.test(word))
  );
};
