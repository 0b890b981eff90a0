/** Languages, and adjectives of countries, peoples and German states, in lower case. Collected by hand, 2026-11. */
import { wordsIn } from '../word-list.js';

/** Languages that are neither first names nor surnames. */
export const languages: ReadonlySet<string> = new Set(
  wordsIn(`
  amharic amharisch aramäisch cantonese hausa hebräisch hebrew hindi igbo kurmandschi lingala luganda malayalam mandarin
  marathi paschtu pashto persisch punjabi sinhala suaheli swahili tagalog tamil telugu tigrinya twi urdu usbekisch wolof
  xhosa yoruba`),
);

const inEnglish = wordsIn(`
  afghan african albanian algerian american arab arabic armenian asian australian austrian bangladeshi belgian bosnian
  brazilian british bulgarian cameroonian canadian chinese croatian czech danish dominican dutch egyptian english
  eritrean estonian ethiopian european filipino finnish french georgian german ghanaian greek hungarian icelandic indian
  indonesian iranian iraqi irish israeli italian japanese jordanian kenyan korean latvian lebanese libyan lithuanian
  macedonian malaysian mexican moldovan montenegrin moroccan nepalese nigerian nordic norwegian pakistani polish
  portuguese romanian russian scottish senegalese serbian slovak slovenian somali spanish sudanese swedish swiss syrian
  thai tunisian turkish ukrainian vietnamese welsh`);
const inEnglishOfTwoWords = [
  'central european', 'costa rican', 'eastern european', 'latin american', 'north korean', 'puerto rican',
  'saudi arabian', 'south african', 'south american', 'south korean', 'sri lankan',
]; // prettier-ignore

const germanStems = wordsIn(`
  afghanisch afrikanisch ägyptisch albanisch algerisch amerikanisch arabisch armenisch asiatisch äthiopisch australisch
  belgisch bosnisch brasilianisch britisch bulgarisch chinesisch dänisch deutsch englisch eritreisch estnisch europäisch
  finnisch französisch georgisch ghanaisch griechisch indisch irakisch iranisch irisch israelisch italienisch japanisch
  kanadisch koreanisch kosovarisch kroatisch kurdisch lettisch libanesisch litauisch marokkanisch mazedonisch
  mexikanisch niederländisch nigerianisch norwegisch österreichisch pakistanisch philippinisch polnisch portugiesisch
  rumänisch russisch schottisch schwedisch schweizerisch senegalesisch serbisch slowakisch slowenisch somalisch spanisch
  syrisch thailändisch tschechisch tunesisch türkisch ukrainisch ungarisch vietnamesisch us-amerikanisch`);
const stemsOfStates = wordsIn(`
  badisch bayerisch fränkisch hessisch niedersächsisch rheinisch sächsisch schwäbisch thüringisch westfälisch`);
const germanEndings = ['', 'e', 'en', 'er', 'es', 'em'];

/** Adjectives: `German licence`, `deutsch`. The model takes some of them for places. */
export const countryAdjectives: ReadonlySet<string> = new Set([
  ...inEnglish,
  ...inEnglishOfTwoWords,
  ...[...germanStems, ...stemsOfStates].flatMap((stem) => germanEndings.map((ending) => stem + ending)),
]);
