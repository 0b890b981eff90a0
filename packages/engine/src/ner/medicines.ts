/** Medicines by the ends of their international names, which the model takes for persons: `Torasemid`, `Bisoprolol`. */
import { oneOf } from '../recognizers/text/pattern.js';
import { wordsIn } from '../word-list.js';
import type { FoundName } from './found-name.js';

/**
 * Stems at the end of a name, German and English. Source: WHO, The use of stems in the selection of international
 * nonproprietary names (INN), 2018; without those that end names of persons or places as well (-vir, -mab, -cain, -pin).
 */
const stems = oneOf(
  wordsIn(`
  semid semide prilat sartan olol alol vastatin conazol conazole floxacin cillin mycin micin cyclin cycline xaban gatran
  dipin dipine azosin tidin tidine prazol prazole gliptin gliflozin glutid glutide formin triptan setron lukast tinib
  zumab ximab limumab parin coxib profen clofenac oxetin oxetine traline tralin triptylin triptyline pramin pramine
  citalopram azepam azolam zepam zapin zapine tiapin tiapine peridon peridone pirazol piprazol piprazole spiron
  lacton lactone gabalin racetam dronat dronate dronic tropium meterol butamol sonid sonide nisolon nisolone nison
  nisone methason metason thiazid thiazide codon codone fentanyl fentanil morphon morphone ciclovir navir tegravir
  buvir caftor erazid olimus pamil oxaban ogrel oxacin cefixim oxim axim axone thyroxin thyroxine barbital phyllin
  metamol cetamol mizol lidocain bupivacain ocaine nidazol nidazole terizin tadin tadine kinra tuzumab lizumab cept`),
);
const medicine = new RegExp(`^\\p{L}{2,12}${stems}$`, 'iu');
/** `Enalapril`; April is a month. */
const pril = /^\p{L}{4,8}pril$/iu;

/** Whether all words of a name are medicines or how much of them is given: `Torasemid 10`. */
export const isMedicine = ({ words }: FoundName): boolean => {
  const isOne = (word: string): boolean => medicine.test(word) || pril.test(word);
  return (
    isOne(words[0] ?? '') &&
    words.every((word) => isOne(word) || /^(?:\d+\p{L}{0,2}|mg|µg|ml|ret|retard)$/iu.test(word))
  );
};
