import type { PriceListPreview } from '@app/contracts/admin-price-list';

type Change = PriceListPreview['priceChanges'][number];

/** A price that changes by more than half is marked, as in the warning of the API. */
const JUMP = 0.5;

const changeOf = ({ before, after }: Pick<Change, 'before' | 'after'>): number =>
  (after - before) / before;

export const isJump = (change: Pick<Change, 'before' | 'after'>): boolean =>
  Math.abs(changeOf(change)) > JUMP;

export const isBelowCost = ({ after, cost }: Pick<Change, 'after' | 'cost'>): boolean =>
  after < cost;

/** The change as a share of the price before: `+12.5%`; `new` when there was no price before. */
export function shareOf(change: Pick<Change, 'before' | 'after'>): string {
  const share = changeOf(change) * 100;
  if (!Number.isFinite(share)) return 'new';
  return `${share < 0 ? '−' : '+'}${Math.abs(share).toFixed(1)}%`;
}
