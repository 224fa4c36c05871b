import { accessValues as values } from '@app/knowledge/planning/access';
import type { Market, Offer } from '../../market/market.ts';
import { cheapestSet } from '../cheapest-set.ts';
import { each } from '../purchases.ts';

/** One controller; to be quoted without an offer. */
export interface Controller {
  readonly offer: Offer | undefined;
  readonly doors: number;
}

/**
 * The controllers of one family that together have enough doors and cost least, the largest first.
 * Source: planning value. Without any on the price list: eight doors each, and the smallest usual
 * size for the rest.
 */
export function controllersFor(
  market: Market,
  doors: number,
  users: number,
): readonly Controller[] {
  const atLeast = { doors: 1, ...(users > values.usersToCheck ? { users } : {}) };
  const families = Map.groupBy(
    market.fitting({ device: 'access-controller', atLeast }),
    ({ family }) => family,
  );
  const ways = [...families.values()].map((offers) => {
    const set = cheapestSet(offers, doors, doorsOf) ?? [];
    return { set, cost: set.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0) };
  });
  const [best] = ways.toSorted((a, b) => a.cost - b.cost);
  if (!best) return usualControllers(doors);
  return best.set
    .flatMap(({ offer, quantity }) => each(quantity, () => ({ offer, doors: doorsOf(offer) })))
    .toSorted((a, b) => b.doors - a.doors);
}

const doorsOf = ({ figures }: Offer): number => figures.doors ?? 1;

function usualControllers(doors: number): readonly Controller[] {
  const sizes = values.controllerDoors;
  const largest = sizes[sizes.length - 1] ?? 1;
  const full = Math.floor(doors / largest);
  const rest = doors - full * largest;
  const last = rest > 0 ? sizes.filter((size) => size >= rest).slice(0, 1) : [];
  return [...each(full, () => largest), ...last].map((size) => ({ offer: undefined, doors: size }));
}
