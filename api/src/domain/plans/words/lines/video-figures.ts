import { type Noun, nounFor } from '@app/wording/phrases';

/** A figure with at most two decimals and spaces between thousands: "1 234.5". */
export function figure(value: number): string {
  const [whole = '0', decimals] = String(Math.round(value * 100) / 100).split('.');
  const spaced = whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ');
  return decimals ? `${spaced}.${decimals}` : spaced;
}

/** "1 camera", "2 cameras". */
export const count = (number: number, noun: Noun): string =>
  `${figure(number)} ${nounFor(number, noun)}`;

/** A list that leaves out what there is none of: "3 doors + 1 shutter". */
export const sumOf = (parts: readonly (readonly [number, Noun])[]): string =>
  parts
    .filter(([number]) => number > 0)
    .map(([number, noun]) => count(number, noun))
    .join(' + ');
