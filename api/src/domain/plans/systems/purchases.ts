import type { Figure } from '../../catalogue/capabilities/figures.ts';
import type { Need } from '../../catalogue/capabilities/need.ts';
import type { Market, Offer } from '../market/market.ts';
import type { BomSystem, Supply } from '../plan-parts.ts';
import { wholeUp } from './power/whole-up.ts';

/** What to buy; without an offer it is to be quoted. */
export interface Purchase {
  readonly offer: Offer | undefined;
  /** Pieces, rolls or packs; 0 when nothing is needed. */
  readonly quantity: number;
}

/** A number of pieces of the cheapest product that fits. */
export const pieces = (market: Market, need: Need, quantity: number): Purchase => ({
  offer: market.fitting(need)[0],
  quantity,
});

interface PackNeed {
  readonly need: Need;
  /** The figure that says how much is in a roll or pack, or how many ports one has. */
  readonly size: Extract<Figure, 'metres' | 'pack' | 'ports'>;
  /** How much is in one when the price list has none. */
  readonly usual: number;
  /** Each is cut from rolls or packs of its own. */
  readonly amounts: readonly number[];
  /**
   * The amounts that choose the product, where the size of the roll must not change with the size
   * of the site.
   */
  readonly chosenFor?: readonly number[];
}

/** Whole rolls or packs of one product: the one that costs least for the amounts. */
export function packs(market: Market, wanted: PackNeed): Purchase {
  const { need, size, usual, amounts, chosenFor = amounts } = wanted;
  const priced = market
    .fitting(need)
    .filter(({ figures }) => (figures[size] ?? 0) > 0)
    .map((offer) => ({ offer, cost: offer.price * packsOf(chosenFor, offer.figures[size] ?? 1) }));
  const best = priced.toSorted((a, b) => a.cost - b.cost)[0]?.offer;
  return { offer: best, quantity: packsOf(amounts, best?.figures[size] ?? usual) };
}

const packsOf = (amounts: readonly number[], size: number): number =>
  amounts.reduce((sum, amount) => sum + wholeUp(amount / size), 0);

/** Makes the supplies of a system; of nothing, none. */
export const suppliesOf =
  (system: BomSystem) =>
  ({ offer, quantity }: Purchase, item: string, reason: string): readonly Supply[] =>
    quantity > 0 ? [{ system, offer, quantity, item, reason }] : [];
