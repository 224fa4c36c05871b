import type { Offer } from '../market/market.ts';

/** A product and how many of it. */
export interface Pieces {
  readonly offer: Offer;
  readonly quantity: number;
}

interface Best {
  readonly cost: number;
  readonly pieces: number;
  /** The last piece added; undefined for nothing at all. */
  readonly last?: Offer;
  readonly left: number;
}

/**
 * The cheapest set of products that together hold so much, with the fewest pieces where the price is
 * the same; undefined when none holds anything.
 * @param needed a whole number
 * @param holds how much one product holds; whole numbers, at most 0 for one that does not serve
 * @param handling cents that each piece costs beside its price, so that a few big ones win over many
 * small ones that cost a little less
 */
export function cheapestSet(
  offers: readonly Offer[],
  needed: number,
  holds: (offer: Offer) => number,
  handling = 0,
): readonly Pieces[] | undefined {
  const able = offers.filter((offer) => holds(offer) > 0);
  if (able.length === 0) return undefined;
  const best: Best[] = [{ cost: 0, pieces: 0, left: 0 }];
  for (let amount = 1; amount <= needed; amount += 1) {
    const ways = able.map((last) => {
      const left = Math.max(0, amount - holds(last));
      const before = best[left] as Best;
      return { last, left, cost: before.cost + last.price + handling, pieces: before.pieces + 1 };
    });
    best.push(ways.reduce((a, b) => (isBetter(b, a) ? b : a)));
  }
  return piecesOf(best, needed);
}

const isBetter = (a: Best, b: Best): boolean =>
  a.cost < b.cost || (a.cost === b.cost && a.pieces < b.pieces);

function piecesOf(best: readonly Best[], needed: number): readonly Pieces[] {
  const quantities = new Map<Offer, number>();
  let at = best[needed];
  while (at?.last) {
    quantities.set(at.last, (quantities.get(at.last) ?? 0) + 1);
    at = best[at.left];
  }
  return [...quantities].map(([offer, quantity]) => ({ offer, quantity }));
}
