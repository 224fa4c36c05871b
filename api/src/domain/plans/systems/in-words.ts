const NO_BREAK_SPACE = '\u00a0';

/** A number as a visitor reads it: at most two decimals, from 10 000 up in groups of three. */
export function number(value: number): string {
  const [whole = '0', decimals] = String(Math.round(value * 100) / 100).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE) : whole;
  return decimals ? `${grouped}.${decimals}` : grouped;
}

/** "1 gate", "2 gates". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;
