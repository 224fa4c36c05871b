import { powerValues } from '@app/knowledge/planning/power';
import type { DeviceKind } from '../../catalogue/capabilities/device-kinds.ts';
import type { Figure } from '../../catalogue/capabilities/figures.ts';
import type { Need } from '../../catalogue/capabilities/need.ts';
import type { Market, Offer } from '../market/market.ts';
import type { BomSystem, Supply } from '../plan-parts.ts';

/** A product of a kind; without an offer it is to be quoted. */
export type Product = Pick<Supply, 'kind' | 'offer'>;

/** What to buy: pieces, rolls or packs; 0 when nothing is needed. */
export type Purchase = Pick<Supply, 'kind' | 'offer' | 'quantity'>;

/** The cheapest product that fits. */
export function cheapest(market: Market, wanted: Need | DeviceKind): Product {
  const need = needOf(wanted);
  return { kind: need.device, offer: market.fitting(need)[0] };
}

const needOf = (wanted: Need | DeviceKind): Need =>
  typeof wanted === 'string' ? { device: wanted } : wanted;

/**
 * Lead batteries of 12 V, the same for each charger: the cheapest that holds enough, or several of
 * the largest side by side. Chargers of alarms, energisers, gate motors and doors are made for lead.
 * @param ampereHours for each charger
 */
export function leadBatteries(market: Market, ampereHours: number, chargers: number): Purchase {
  const lead = market.fitting({
    device: 'battery',
    atLeast: { ampereHours: 0, volts: powerValues.batteryVolts },
    atMost: { volts: powerValues.batteryVolts },
    without: ['lithium'],
  });
  const held = (offer: Offer): number => offer.figures.ampereHours ?? 0;
  const largest = Math.max(0, ...lead.map(held));
  const offer =
    lead.find((one) => held(one) >= ampereHours) ?? lead.find((one) => held(one) === largest);
  const ofEach = offer && held(offer) > 0 ? wholeUp(ampereHours / held(offer)) : 1;
  return { kind: 'battery', offer, quantity: Math.max(1, ofEach) * chargers };
}

/** A number of pieces of the cheapest product that fits. */
export const pieces = (market: Market, wanted: Need | DeviceKind, quantity: number): Purchase => ({
  ...cheapest(market, wanted),
  quantity,
});

interface Packs {
  readonly need: Need;
  /** The figure that says how much is in a roll or pack, or how many ports one has. */
  readonly size: Extract<Figure, 'metres' | 'pack' | 'ports'>;
  /** How much is in one when the price list has none. */
  readonly usual: number;
}

/**
 * Whole rolls or packs of one product: the one that costs least for the amounts.
 * @param amounts each is cut from rolls or packs of its own
 * @param chosenFor the amounts that choose the product, where the size of the roll must not change
 * with the size of the site
 */
export function packs(
  market: Market,
  { need, size, usual }: Packs,
  amounts: readonly number[],
  chosenFor = amounts,
): Purchase {
  const priced = market
    .fitting(need)
    .filter(({ figures }) => (figures[size] ?? 0) > 0)
    .map((offer) => ({ offer, cost: offer.price * packsOf(chosenFor, offer.figures[size] ?? 1) }));
  const best = priced.toSorted((a, b) => a.cost - b.cost)[0]?.offer;
  return {
    kind: need.device,
    offer: best,
    quantity: packsOf(amounts, best?.figures[size] ?? usual),
  };
}

/** Rolls, drums or boxes of cable or wire. */
export const rolls = (market: Market, wanted: Need | DeviceKind, usual: number, metres: number) =>
  packs(market, { need: needOf(wanted), size: 'metres', usual }, [metres]);

const packsOf = (amounts: readonly number[], size: number): number =>
  amounts.reduce((sum, amount) => sum + wholeUp(amount / size), 0);

/** Up to a whole number, not counting the noise that a division leaves in the last digits. */
export const wholeUp = (value: number): number => Math.ceil(value - 1e-9);

/** Up to one decimal: what a battery must hold at least. */
export const tenthsUp = (value: number): number => Math.ceil(value * 10) / 10;

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Makes the supplies of a system; of nothing, none. */
export const suppliesOf =
  (system: BomSystem) =>
  (
    { kind, offer, quantity }: Purchase,
    item: Supply['item'],
    reason: Supply['reason'],
  ): readonly Supply[] =>
    quantity > 0 ? [{ system, kind, offer, quantity, item, reason }] : [];

/** `make` for each index below `count`. */
export const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
