import { vatIncludedIn } from '@app/contracts/money';
import type { BomLine, PlanTotals } from '@app/contracts/security-plan';

export interface Pricing {
  /** Such as 0.15. */
  readonly vatRate: number;
  /** ISO date of the price list; undefined when there is none. */
  readonly priceListDate: string | undefined;
}

/** What the priced lines cost, in cents. */
export const costOf = (lines: readonly BomLine[]): number =>
  lines.reduce((sum, { lineTotal = 0 }) => sum + lineTotal, 0);

/** The same, with its VAT. Prices include VAT, so subtotal + VAT = total to the cent. */
export function totalsOf(
  lines: readonly BomLine[],
  { vatRate, priceListDate }: Pricing,
): PlanTotals {
  const total = costOf(lines);
  const vat = vatIncludedIn(total, vatRate);
  return {
    subtotal: total - vat,
    vat,
    total,
    currency: 'ZAR',
    ...(priceListDate !== undefined && { priceListDate }),
  };
}
