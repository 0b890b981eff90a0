/**
 * Prints generated numbers with this project's verdict, one JSON object a line: `{"kind","number","valid"}`.
 * The seed is fixed, so that every run prints the same. For each check, half of the numbers are kept only if valid, so
 * that both verdicts are well covered.
 *
 * After `npm run build`: node scripts/compare-checksums/generate.mjs | python scripts/compare-checksums/compare.py
 */
import { isValidIBAN } from 'ibantools';
import { allRecognizers } from '../../packages/engine/dist/index.js';
import { isEan13 } from '../../packages/engine/dist/checksums/ean13.js';
import { isIso7064Mod11_10 } from '../../packages/engine/dist/checksums/iso7064.js';
import { isLuhn } from '../../packages/engine/dist/checksums/luhn.js';
import { mod97 } from '../../packages/engine/dist/checksums/mod97.js';
import { isAustrianVat, isSwissUid } from '../../packages/engine/dist/checksums/register-numbers.js';
import { isAustrianInsuranceNumber } from '../../packages/engine/dist/checksums/social-insurance.js';

const perKind = 12_000;

/** Small linear congruential generator (Numerical Recipes); nothing here needs better. */
let state = 20_251_121;
function below(limit) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

/** Fills a shape: `#` a digit, anything else stands for itself. */
const fill = (shape) => shape.replace(/#/g, () => String(below(10)));

const recognizerOf = (type) => {
  const { isValid } = allRecognizers.find((recognizer) => recognizer.type === type);
  return isValid;
};

const checks = {
  luhn: { shape: '################', isValid: isLuhn },
  mod97: { shape: '##################', isValid: (digits) => mod97(digits) === 1 },
  ean13: { shape: '#############', isValid: isEan13 },
  mod11_10: { shape: '###########', isValid: isIso7064Mod11_10 },
  de_tax_id: {
    shape: '###########',
    isValid: (digits) => !digits.startsWith('0') && recognizerOf('DE_TAX_ID')(digits),
  },
  de_vat: { shape: 'DE#########', isValid: (value) => value[2] !== '0' && recognizerOf('DE_VAT_ID')(value) },
  at_vat: { shape: 'ATU########', isValid: (value) => isAustrianVat(value.slice(3)) },
  at_svnr: { shape: '##########', isValid: (digits) => !digits.startsWith('0') && isAustrianInsuranceNumber(digits) },
  ch_uid: { shape: 'CHE#########', isValid: (value) => isSwissUid(value.slice(3)) },
  ch_ahv: { shape: '756##########', isValid: isEan13 },
  de_iban: { shape: 'DE####################', isValid: isValidIBAN },
  imei: { shape: '###############', isValid: isLuhn },
};

for (const [kind, { shape, isValid }] of Object.entries(checks)) {
  for (let made = 0; made < perKind;) {
    const number = fill(shape);
    const valid = isValid(number);
    if (made % 2 === 0 && !valid) continue;
    console.log(JSON.stringify({ kind, number, valid }));
    made += 1;
  }
}
