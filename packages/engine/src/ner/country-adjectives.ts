import { wordsIn } from '../word-list.js';

const english = `
  german austrian swiss dutch belgian french italian spanish portuguese british english scottish welsh irish american
  canadian mexican dominican brazilian australian polish czech slovak hungarian romanian bulgarian greek turkish
  russian ukrainian lithuanian latvian estonian finnish swedish norwegian danish icelandic serbian croatian bosnian
  slovenian albanian macedonian montenegrin moldovan georgian armenian syrian iraqi iranian afghan israeli lebanese
  jordanian egyptian moroccan tunisian algerian libyan sudanese eritrean ethiopian somali kenyan nigerian ghanaian
  senegalese cameroonian indian pakistani bangladeshi nepalese chinese japanese korean vietnamese thai filipino
  indonesian malaysian european african asian arab arabic nordic`;
const germanStems = `
  deutsch österreichisch schweizerisch niederländisch belgisch französisch italienisch spanisch portugiesisch britisch
  englisch schottisch irisch amerikanisch kanadisch mexikanisch brasilianisch australisch polnisch tschechisch slowakisch
  ungarisch rumänisch bulgarisch griechisch türkisch russisch ukrainisch litauisch lettisch estnisch finnisch schwedisch
  norwegisch dänisch serbisch kroatisch bosnisch slowenisch albanisch kosovarisch mazedonisch georgisch armenisch syrisch
  irakisch iranisch afghanisch israelisch libanesisch ägyptisch marokkanisch tunesisch algerisch eritreisch äthiopisch
  somalisch nigerianisch ghanaisch senegalesisch indisch pakistanisch chinesisch japanisch koreanisch vietnamesisch
  thailändisch philippinisch europäisch afrikanisch asiatisch arabisch kurdisch bayerisch hessisch sächsisch badisch
  schwäbisch thüringisch fränkisch rheinisch westfälisch niedersächsisch`;
const germanEndings = ['', 'e', 'en', 'er', 'es', 'em'];

const languageNames = `
  amharic amharisch aramäisch cantonese hausa hebrew hebräisch hindi igbo kurmandschi lingala luganda malayalam mandarin
  marathi paschtu pashto persisch punjabi sinhala suaheli swahili tagalog tamil telugu tigrinya twi urdu usbekisch wolof xhosa
  yoruba`;

const severalWords = [
  'sri lankan', 'south african', 'north korean', 'south korean', 'saudi arabian', 'costa rican', 'puerto rican',
  'latin american', 'south american', 'central european', 'eastern european',
] as const; // prettier-ignore

/** Languages that are neither first names nor surnames, in lower case. Collected by hand, 2026-11. */
export const languages: ReadonlySet<string> = new Set(wordsIn(languageNames));

/**
 * Adjectives of countries, peoples and German states, in lower case: `German licence`, `deutsch`. The model takes some
 * of them for places. Collected by hand, 2026-11.
 */
export const countryAdjectives: ReadonlySet<string> = new Set([
  ...wordsIn(english),
  ...severalWords,
  ...[...wordsIn(germanStems), 'us-amerikanisch'].flatMap((stem) => germanEndings.map((ending) => stem + ending)),
]);
