import { accessValues as values } from '@app/knowledge/planning/access';
import type { Market, Offer } from '../../market/market.ts';

/** One controller; to be quoted without an offer. */
export interface Controller {
  readonly offer: Offer | undefined;
  readonly doors: number;
}

/**
 * The controllers of one family that together have enough doors and cost least. Source: planning
 * value. Without any on the price list: eight doors each, and the smallest usual size for the rest.
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
  const ways = [...families.values()].map((offers) => cheapestFor(ofEachSize(offers), doors));
  const [best] = ways.toSorted((a, b) => a.cost - b.cost);
  return best?.controllers ?? usualControllers(doors);
}

/** @param offers the cheapest first */
const ofEachSize = (offers: readonly Offer[]): readonly Sized[] =>
  [...Map.groupBy(offers, ({ figures }) => figures.doors ?? 1)].flatMap(([doors, [offer]]) =>
    offer ? [{ offer, doors }] : [],
  );

interface Sized extends Controller {
  readonly offer: Offer;
}

/** The cheapest way for a number of doors: one controller more than for fewer doors. */
interface Way {
  readonly cost: number;
  readonly count: number;
  readonly last: Sized;
  readonly before: Way | undefined;
}

function cheapestFor(sizes: readonly Sized[], doors: number) {
  const ways: (Way | undefined)[] = [undefined];
  for (let served = 1; served <= doors; served++) {
    const options = sizes.map((last): Way => {
      const before = ways[Math.max(0, served - last.doors)];
      const cost = (before?.cost ?? 0) + last.offer.price;
      return { cost, count: (before?.count ?? 0) + 1, last, before };
    });
    ways.push(options.toSorted((a, b) => a.cost - b.cost || a.count - b.count)[0]);
  }
  const best = ways[doors];
  const controllers: Controller[] = [];
  for (let way = best; way; way = way.before) controllers.push(way.last);
  // The same product together, the largest first.
  return { cost: best?.cost ?? 0, controllers: controllers.toSorted((a, b) => b.doors - a.doors) };
}

function usualControllers(doors: number): readonly Controller[] {
  const sizes = values.controllerDoors;
  const largest = sizes[sizes.length - 1] ?? 1;
  const full = Math.floor(doors / largest);
  const rest = doors - full * largest;
  const last = rest > 0 ? sizes.filter((size) => size >= rest).slice(0, 1) : [];
  return [...Array.from({ length: full }, () => largest), ...last].map((size) => ({
    offer: undefined,
    doors: size,
  }));
}
