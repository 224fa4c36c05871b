const NO_BREAK_SPACE = '\u00a0';

/** "1200", "12 000" with a no-break space as in amounts, "1.8". At most two decimals. */
export function figure(value: number): string {
  const [whole = '0', decimals] = String(Math.round(value * 100) / 100).split('.');
  return decimals === undefined ? grouped(whole) : `${grouped(whole)}.${decimals}`;
}

/** Digits in groups of three from five digits on: "12 000". */
export const grouped = (digits: string): string =>
  digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE) : digits;

/** "120 m" */
export const measured = (value: number, unit: string): string =>
  `${figure(value)}${NO_BREAK_SPACE}${unit}`;
