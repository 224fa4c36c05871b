import { wordsOf } from './analyzer.ts';
import { singularOf } from './singular.ts';

/** Nouns of what belongs to something else. */
const ACCESSORIES: ReadonlySet<string> = new Set([
  ...['accessory', 'bracket', 'mount', 'pole', 'plate', 'cage', 'tray', 'housing', 'box'],
  ...['hardware', 'connector', 'fitting', 'part', 'spare', 'consumable', 'sign', 'signage'],
]);

/** A name of a category says what its products are with the noun at the end of each of its parts. */
export function headsOf(category: string): string {
  return category
    .split(/[&,/+]|\band\b/i)
    .map((part) => wordsOf(part).at(-1)?.text ?? '')
    .join(' ');
}

/** True for "GATE ACCESSORIES" and "CAMERA BRACKETS & ACCESSORIES", so that products come before these. */
export const holdsAccessories = (category: string): boolean =>
  wordsOf(headsOf(category)).some(({ text }) => ACCESSORIES.has(singularOf(text)));
