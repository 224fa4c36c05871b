const NO_BREAK_SPACE = '\u00a0';

/** A figure as a visitor reads it: `1200`, and from ten thousand up `12 000`. */
export function formatFigure(value: number): string {
  const [whole = '0', decimals] = String(value).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE) : whole;
  return decimals ? `${grouped}.${decimals}` : grouped;
}

export const withUnit = (value: number, unit: string): string =>
  unit ? `${formatFigure(value)}${NO_BREAK_SPACE}${unit}` : formatFigure(value);
