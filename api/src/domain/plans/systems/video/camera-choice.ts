import type { LayoutView } from '@app/contracts/site-layout';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Market, Offer } from '../../market/market.ts';
import { type Fit, fitOf, plannedView } from './camera-fit.ts';
import { suitsPlace } from './camera-form.ts';
import { recordedMegapixels, type Signal, signalOf } from './signal.ts';
import type { Views } from './view.ts';

/** Views with the product that serves them all. */
export interface Chosen extends Views {
  readonly offer: Offer | undefined;
  /** Absent for thermal cameras, which are not measured in pixels per metre. */
  readonly view: LayoutView | undefined;
  /** Whether the product shows what the views need. True where none is listed: one will be found. */
  readonly meets: boolean;
}

/**
 * The cheapest cameras that show what each view needs. Ordinary cameras come from one family when one
 * serves as many views as all families together do: the one that costs least for the whole site.
 * Where no listed camera shows what is needed, the one that shows most.
 */
export function chooseCameras(views: readonly Views[], market: Market): readonly Chosen[] {
  const family = cheapestFamily(views, market);
  const most = recordedMegapixels(signalOf(market), market);
  return views.map((group) => {
    if (group.device === 'thermal-camera') return thermal(group, market, family);
    const { cheapest, sharpest } = candidatesFor(group, market);
    const fit = cheapest.get(family ?? '') ?? cheapest.values().next().value ?? sharpest;
    return fit
      ? { ...group, offer: fit.offer, view: fit.view, meets: fit.meets }
      : { ...group, offer: undefined, view: plannedView(group.need, most), meets: true };
  });
}

function thermal(group: Views, market: Market, family: string | undefined): Chosen {
  const offers = market.fitting({
    device: 'thermal-camera',
    ...onlyFor(signalOf(market)),
    atLeast: { metres: group.need.distance },
  });
  const offer = offers.find((each) => each.family === family) ?? offers[0];
  return { ...group, offer, view: undefined, meets: true };
}

/** A recorder for coax takes no camera that does not say that it is made for it. */
const onlyFor = (signal: Signal): Pick<Need, 'with'> =>
  signal === 'coax' ? { with: ['analogue'] } : {};

const isOrdinary = ({ device }: Pick<Views, 'device'>): boolean =>
  device === 'ip-camera' || device === 'analogue-camera';

/** The family that serves most views, and of those the one that costs least for the whole site. */
function cheapestFamily(views: readonly Views[], market: Market): string | undefined {
  const families = new Map<string, { served: number; cost: number }>();
  for (const group of views) {
    if (!isOrdinary(group)) continue;
    const pieces = group.spots.length;
    for (const [family, { offer }] of candidatesFor(group, market).cheapest) {
      const { served, cost } = families.get(family) ?? { served: 0, cost: 0 };
      families.set(family, { served: served + pieces, cost: cost + pieces * offer.price });
    }
  }
  const [best] = [...families].toSorted(
    ([nameA, a], [nameB, b]) => b.served - a.served || a.cost - b.cost || (nameA < nameB ? -1 : 1),
  );
  return best?.[0];
}

/** The cameras of a price list that come into question for a need. */
interface Candidates {
  /** Of each family the cheapest that shows what is needed; the cheapest of all first. */
  readonly cheapest: ReadonlyMap<string, Fit>;
  /** What shows most, whether or not it is enough; the cheapest of those that show the same. */
  readonly sharpest: Fit | undefined;
}

/**
 * A price list may have tens of thousands of cameras, and plans have the same few needs, so what was
 * found is kept as long as the list is.
 */
const found = new WeakMap<Market, Map<string, Candidates>>();

function candidatesFor({ device, need }: Views, market: Market): Candidates {
  const ofMarket = found.get(market) ?? new Map<string, Candidates>();
  found.set(market, ofMarket);
  const key = JSON.stringify([device, need]);
  const known = ofMarket.get(key);
  if (known) return known;
  const candidates = search({ device, need }, market);
  ofMarket.set(key, candidates);
  return candidates;
}

/**
 * Those for the place, or an outdoor camera indoors when nothing else shows enough; with wide dynamic
 * range where it is needed and any of them states it.
 */
function offersFor({ device, need }: Pick<Views, 'device' | 'need'>, market: Market) {
  const all = market.fitting({ device, ...onlyFor(signalOf(market)) });
  if (!isOrdinary({ device })) return all;
  const most = recordedMegapixels(signalOf(market), market);
  const meets = (offer: Offer) => fitOf(offer, need, most)?.meets === true;
  const suited = all.filter((offer) => suitsPlace(offer, need.outdoor));
  const onlyOthersMeet = !suited.some(meets) && (suited.length === 0 || all.some(meets));
  const offers = need.outdoor || !onlyOthersMeet ? suited : all;
  const wide = need.wdr ? offers.filter(({ features }) => features.has('wdr')) : [];
  return wide.some(meets) ? wide : offers;
}

function search({ device, need }: Pick<Views, 'device' | 'need'>, market: Market): Candidates {
  const cheapest = new Map<string, Fit>();
  let sharpest: Fit | undefined;
  const most = recordedMegapixels(signalOf(market), market);
  for (const offer of offersFor({ device, need }, market)) {
    const fit = fitOf(offer, need, most);
    if (!fit) continue;
    if (fit.meets && !cheapest.has(offer.family)) cheapest.set(offer.family, fit);
    if (fit.view.pixelsPerMetre > (sharpest?.view.pixelsPerMetre ?? 0)) sharpest = fit;
  }
  return { cheapest, sharpest };
}
