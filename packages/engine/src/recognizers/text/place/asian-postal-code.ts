import type { Recognizer } from '../../../recognizer.js';
import { longCapitalWord } from '../address/english-street-parts.js';
import { anyOf } from '../any-of.js';
import { lineEnd, wordStart } from '../bounds.js';
import { thingLabels } from '../number/thing-labels.js';
import { oneOf, pattern, source } from '../pattern.js';
import { asianCities, indianStates } from './place-words.js';
import { codeEnd, indianCode } from './postal-code-parts.js';

const code = `${indianCode}${codeEnd}`;

/** A place, as it is written or in capitals. */
const inAnyCase = (places: readonly string[]): string =>
  oneOf([...places, ...places.map((place) => place.toUpperCase())]);
const knownPlace = inAnyCase([...asianCities, ...indianStates]);

/** `, Sampleton - `, or the same on a line under one that ends with a comma. */
const behindTownAndDash = source`(?<=
  (?:,[ ]|,[ \t]{0,4}\r?\n[ \t>]{0,40}|[dD]ist(?:rict|t)?[.:]? )
  (?!${anyOf(thingLabels)}[ ])(?:${longCapitalWord} ){0,2}${longCapitalWord} ?[-–] ?
)`;

/** `PIN: `, `Pin Code - `, `pincode `; a pin alone could be one of a plug. */
const behindPin = source`(?<=
  ${wordStart}(?:
    (?:PIN|[pP]in)[ -]?(?:[cC]ode|CODE)["']?(?: (?:[nN]o\.?|is))? ?[:=–-]? ?["']?
    |(?:PIN|Pin) ?[:=–-] ?
    |PIN[ ]
  )
)`;

/**
 * Postal code of six digits of India or Singapore behind its city or state, behind a town and a dash, or behind its
 * word; also behind the great cities of other countries whose codes have six digits.
 * Rule: India Post, Postal Index Number; SingPost (the code behind the country's name). Six digits are evidence of
 * nothing.
 */
export const asianPostalCode: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('gu')`(?<=${wordStart}${knownPlace}(?: ?[-–:/|] ?|,? \(?| ?\())${code}`,
    pattern('gu')`${behindTownAndDash}${code}`,
    pattern('gmu')`
      // Sitapur - 261001, on a line of its own
      (?<=^[ \t>]{0,40}(?!${anyOf(thingLabels)}[ ])${longCapitalWord} ?[-–] ?)${code}(?=\.?${lineEnd})`,
    pattern('gu')`(?<=\p{Lu}[\p{L}.]{1,20} ?[-–]? ?)${code}(?=\)?,? (?:${inAnyCase(indianStates)}|India|INDIA))`,
    // Plot W-88, MIDC Area, Shiroli, Kolhapur 416122
    pattern('gu')`
      (?<=(?<!\p{L})(?:Plot|MIDC|GIDC|Nagar|Sector|Colony|Marg|Taluka|Tal\.?|Dist\.?|Phase|Layout)(?!\p{L})[^\n]{0,60},
      [ ]${longCapitalWord}(?: ${longCapitalWord})? )${code}(?=[ \t]{0,4}(?:[,;.)|]|\r?\n|$)| {2})
    `,
    pattern('gu')`${behindPin}${code}`,
    pattern('gu')`(?<=(?:Singapore|SINGAPORE|S['’]pore|S['’]PORE)[ ,-]{0,3}(?:S ?)?\(?)\d{6}${codeEnd}`,
    pattern('gu')`(?<=${wordStart}S ?\()\d{6}(?=\))`,
  ],
  examples: {
    finds: {
      'behind a plot and its town': 'Plot W-88, MIDC Area, Shiroli, Sampleton ⟦416122⟧      Section',
      'behind the city': 'Kondapur, Hyderabad ⟦500084⟧, Telangana',
      'behind the city and a dash': '27, 4th Main, Bengaluru - ⟦560001⟧',
      'last of three fields': '| City / State / PIN | Bengaluru / Karnataka / ⟦560093⟧ |',
      'in two groups': 'Andheri (W), MUMBAI ⟦400 053⟧\n',
      'behind the state': 'Dist. Idukki, Kerala ⟦685501⟧',
      'behind a town and a dash': 'Sample Road, Sitapur - ⟦261001⟧',
      'town on the next line': 'Sample Road,\nSitapur-⟦261001⟧',
      'town on a line of its own': 'near Water Tank\nSitapur - ⟦261001⟧\nMob.',
      'before the state': 'Sampletown ⟦641018⟧, Tamil Nadu',
      'behind its word': 'PIN: ⟦560 095⟧',
      'behind its word in lower case': 'pin code ⟦682016⟧',
      Singapore: '10 Sample Road #21-02, Singapore ⟦079903⟧',
      'Singapore, in parentheses': '10 Sample Road S(⟦079903⟧)',
    },
    ignores: {
      'a number of a thing': 'Stock list, Sample 416122\n',
      'no place': 'We counted 560095 in all',
      'behind a town, no dash': 'Sample Road, Sitapur 261001',
      'behind a thing and a dash': 'Pumps, Model - 261001',
      'seven digits': 'Bengaluru - 5600011',
      'the first digit 0': 'Bengaluru - 060001',
      'a decimal number': 'Bengaluru - 560001.5',
      'pin of a plug': 'solder pin 560095 first',
      'another country': 'Sampleland 079903',
    },
  },
};
