import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Offer } from '../../market/market.ts';
import type { DesignContext, Scope } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { alarmInputs } from '../alarm-inputs.ts';
import { sum } from '../purchases.ts';
import type { AlarmPoints, AlarmSupplies, Wiring } from './alarm-part.ts';
import { contacts, roofVoidDetectors, roomDetectors, windowDetectors } from './detectors.ts';
import { earlyWarning } from './early-warning.ts';
import { floorDetectors } from './floor-detectors.ts';
import { expanders, type PanelSize, panelPoints, panelSize } from './panels.ts';
import { panicButtons } from './panic.ts';
import { type ProductsByFamily, productsByFamily } from './products-by-family.ts';
import { remotes, signalPaths } from './signal-paths.ts';
import { sirenFeedOf, sirenRelays } from './siren-feed.ts';
import { keypads, sirens } from './sirens-and-keypads.ts';

/** The parts of an alarm, of one family as far as they have to fit each other. */
export interface Equipment {
  readonly wiring: Wiring;
  readonly size: PanelSize;
  readonly points: readonly AlarmPoints[];
  readonly supplies: readonly AlarmSupplies[];
  readonly offerOf: (part: AlarmPoints | AlarmSupplies) => Offer | undefined;
}

/**
 * Wired, because a jammer cannot silence a cable and no batteries need replacing in detectors.
 * Wireless where cables cannot be run, or the price list has a hub and no wired panel.
 */
export function wiringOf(products: ProductsByFamily, { cables }: Site): Wiring {
  const has = (device: 'alarm-panel' | 'alarm-hub'): boolean =>
    products.families({ device }).length > 0;
  const wireless = cables === 'impossible' || !has('alarm-panel');
  return wireless && has('alarm-hub') ? 'wireless' : 'wired';
}

/** The alarm in the cheapest family that has every part, or else the most parts. */
export function equipmentOf(context: DesignContext): Equipment {
  const products = productsByFamily(context.market);
  const wiring = wiringOf(products, context.site);
  const watched = watchedPoints(context, wiring);
  const ofFamily = (family: string | undefined) =>
    equipmentOfFamily(context, wiring, watched, products, family);
  const families = new Set(
    partsOf(ofFamily(undefined))
      .filter((part) => part.ofFamily)
      .flatMap(({ need: { atLeast: _, ...need } }) => products.families(need)),
  );
  const [best] = [...families]
    .map(ofFamily)
    .map((equipment) => ({ equipment, lacks: missing(equipment), cost: costOf(equipment) }))
    .toSorted((a, b) => a.lacks - b.lacks || a.cost - b.cost);
  return best?.equipment ?? ofFamily(undefined);
}

/** All that reports to the panel or sounds; a rule that finds nothing is left out. */
function watchedPoints({ scope, site }: DesignContext, wiring: Wiring): AlarmPoints[] {
  return [
    ...roomDetectors(site, wiring),
    ...floorDetectors(site, wiring),
    ...contacts(site, wiring, scope),
    ...panicButtons(site, wiring),
    ...sirens(site, wiring),
    ...earlyWarning(site, wiring, scope),
    ...(breaksWindows(site, scope) ? windowDetectors(site, wiring) : []),
    ...(breaksRoof(site, scope) ? roofVoidDetectors(site, wiring) : []),
  ].filter(({ places }) => places.length > 0);
}

/** Recommended where it happened before. */
const breaksWindows = ({ incidents }: Site, scope: Scope): boolean =>
  scope === 'complete' || (scope === 'recommended' && incidents.includes('door-or-window'));

/** Recommended where it happened before, and at schools, which are empty for weeks. */
const breaksRoof = ({ incidents, roof, type }: Site, scope: Scope): boolean =>
  roof !== 'concrete' &&
  (scope === 'complete' ||
    (scope === 'recommended' && (type === 'School' || incidents.includes('roof'))));

function equipmentOfFamily(
  { scope, site }: DesignContext,
  wiring: Wiring,
  watched: readonly AlarmPoints[],
  products: ProductsByFamily,
  family: string | undefined,
): Equipment {
  const has = (need: Need) => {
    const families = products.families(need);
    return family === undefined ? families.length > 0 : families.includes(family);
  };
  const inputs = alarmInputs(site);
  const used = inputs + sum(watched.map(({ places, zones }) => zones * places.length));
  const sizes = products.panelSizes(family);
  const size = panelSize(used, wiring, sizes.length > 0 ? sizes : alarmValues.panelSizesZones);
  return {
    wiring,
    size,
    points: [panelPoints(size, wiring, inputs), keypads(site, wiring, size.panels), ...watched],
    supplies: [
      ...expanders(size),
      ...sirenRelays(sirenFeedOf(watched, size.panels)),
      ...signalPaths(site, wiring, scope, size.panels, has),
      ...remotes(site, wiring, scope),
    ],
    offerOf: (part) => {
      if (!part.ofFamily) return products.cheapest(part.need);
      return family === undefined ? undefined : products.cheapest(part.need, family);
    },
  };
}

const partsOf = ({ points, supplies }: Equipment) => [...points, ...supplies];

const missing = (equipment: Equipment): number =>
  partsOf(equipment).filter((part) => !equipment.offerOf(part)).length;

const costOf = (equipment: Equipment): number =>
  sum(
    partsOf(equipment).map((part) => {
      const pieces = 'quantity' in part ? part.quantity : part.places.length;
      return pieces * (equipment.offerOf(part)?.price ?? 0);
    }),
  );
