import type { Offer } from '../../market/market.ts';
import type { Pieces } from '../cheapest-set.ts';

/**
 * The cheapest equal drives that hold so many terabytes in so many bays, the fewest where the price
 * is the same; undefined when none do.
 * @param drives hard drives with their terabytes
 */
export function cheapestDrives(
  drives: readonly Offer[],
  terabytes: number,
  bays: number,
): Pieces | undefined {
  const [best] = drives
    .map((offer) => ({ offer, quantity: drivesNeeded(offer, terabytes) }))
    .filter(({ quantity }) => quantity <= bays)
    .toSorted(
      (a, b) => a.quantity * a.offer.price - b.quantity * b.offer.price || a.quantity - b.quantity,
    );
  return best;
}

/** A recorder has at least one drive. */
const drivesNeeded = ({ figures }: Offer, terabytes: number): number =>
  figures.terabytes
    ? Math.max(1, Math.ceil(terabytes / figures.terabytes))
    : Number.POSITIVE_INFINITY;
