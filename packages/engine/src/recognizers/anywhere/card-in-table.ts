import type { Recognizer } from '../../recognizer.js';
import { cellEnd, cellStart } from '../text/cell.js';
import { pattern } from '../text/pattern.js';

const germanCards = [
  'karte', 'tankkarte', 'kreditkarte', 'ec-karte', 'girokarte', 'bankkarte', 'firmenkarte', 'debitkarte',
]; // prettier-ignore
const germanEndings = [
  'endziffern', 'endnummer', 'endnr', 'letzte 4', 'letzte vier', 'letzte 4 stellen', 'letzte 4 ziffern',
  'letzte vier ziffern', 'endet auf',
]; // prettier-ignore
const englishCards = ['card', 'fuel card', 'credit card', 'debit card', 'company card', 'payment card', 'gift card'];
const englishEndings = [
  'last 4', 'last four', 'last 4 digits', 'last four digits', 'ending', 'ending in', 'ends', 'ends in',
]; // prettier-ignore

/** `tankkarte endziffern`, `tankkarte (endziffern)`. */
const heads = (cards: readonly string[], endings: readonly string[]): string[] =>
  cards.flatMap((card) => endings.flatMap((ending) => [`${card} ${ending}`, `${card} (${ending}`]));

/**
 * The last four digits of a payment card in a table, under a head that says so: `Tankkarte (Endziffern)`.
 * Rule: as `cardEnding`; four digits alone in their cell, no word beside them.
 */
export const cardInTable: Recognizer = {
  type: 'CREDIT_CARD',
  patterns: [pattern('gmu')`${cellStart}\d{4}(?!,\d)${cellEnd}`],
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: [...heads(germanCards, germanEndings), 'kartenendziffern', 'kartenendnummer'],
    en: [...heads(englishCards, englishEndings), 'last4', 'card last4', 'last 4'],
  },
  examples: {
    finds: {
      'of a fleet': 'Fahrer;Tankkarte (Endziffern);x\nMuster;⟦2122⟧;y\nBeispiel;⟦2130⟧;z\n',
      'last four': 'Name;Karte letzte 4;Ort\nMuster;⟦2122⟧;Ulm',
      bars: '| Name | Card ending |\n| Sample | ⟦2122⟧ |',
      'parentheses, English': 'Driver\tFuel card (last 4)\tVan\nSample\t⟦2122⟧\t3\n',
      'wide gaps': 'Name     Kreditkarte Endziffern\nMuster   ⟦2122⟧\n',
      'in one word': 'Kartenendziffern;Name\n⟦2122⟧;Muster',
    },
    ignores: {
      'another head': 'Fahrer;Telefon (Endziffern);x\nMuster;2122;y\n',
      'the card alone': 'Fahrer;Tankkarten;x\nMuster;2122;y\n',
      'five digits': 'Fahrer;Tankkarte (Endziffern);x\nMuster;21220;y\n',
      'a word': 'Fahrer;Tankkarte (Endziffern);x\nMuster;fehlt;y\n',
      'an amount': 'Fahrer;Tankkarte (Endziffern);x\nMuster;2122,50;y\n',
      'beside it': 'Tankkarte (Endziffern) fehlt;2122;x',
    },
  },
};
