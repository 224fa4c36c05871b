/**
 * Money is integer cents inside the product and rand with two decimals on the wire. It is converted
 * in two places only: the schema `rand` decodes, and the encoders beside them use `toRand`.
 */
export type Cents = number;

/** Rand on the wire (804.9) to cents (80490). Rounds half away from zero, so 1.005 becomes 101. */
export const toCents = (rand: number): Cents =>
  Math.sign(rand) * Math.round(Math.abs(rand) * 100 + 1e-6);

/** Cents (80490) to rand on the wire (804.9). */
export const toRand = (cents: Cents): number => cents / 100;

const NO_BREAK_SPACE = '\u00a0';

/**
 * Cents as a visitor reads them: `R804.90`, and from ten thousand rand up in groups of three,
 * `R10 439.40` with a no-break space. Own code because Intl output differs between server and
 * browser, which would break hydration.
 */
export function formatRand(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const [whole = '0', decimals = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE) : whole;
  return `${sign}R${grouped}.${decimals}`;
}

/** The VAT part of an amount that includes it, for a rate such as 0.15. */
export const vatIncludedIn = (cents: Cents, rate: number): Cents =>
  Math.round((cents * rate) / (1 + rate));
