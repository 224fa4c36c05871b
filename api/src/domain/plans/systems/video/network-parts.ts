import { cableValues } from '@app/knowledge/planning/cable';
import { videoValues } from '@app/knowledge/planning/video';
import type { Market } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import { cableFigures, cableMetres } from '../cable.ts';
import type { Pieces } from '../cheapest-set.ts';
import { cheapest, packs, pieces, rolls, suppliesOf } from '../purchases.ts';
import { type PoeLoad, poeBudget } from './network.ts';
import type { VideoPlan } from './video-plan.ts';
import { camerasIn } from './view.ts';

const buy = suppliesOf('video');

/** PoE switches, and the fibre to those on the boundary. */
export const networkSupplies = (plan: VideoPlan, market: Market): readonly Supply[] => {
  const { onSwitches, centralSwitches } = plan.network;
  return [
    ...switchesFor(onSwitches, centralSwitches, 1),
    ...fibreSupplies(plan, market),
    ...(plan.site.internet ? [] : buy(mobileRouter, 'mobile-router', 'mobile-router')),
  ];
};

/** No price list of ours has one. */
const mobileRouter = { kind: undefined, offer: undefined, quantity: 1 } as const;

function fibreSupplies({ network, site }: VideoPlan, market: Market): readonly Supply[] {
  const { fibre, local, localSwitches } = network;
  if (!fibre) return [];
  const { length } = site.boundary;
  const { localSwitches: points, metres, modules } = fibre;
  const cable = cheapest(market, 'fibre');
  return [
    ...switchesFor(local, localSwitches, points),
    ...buy(pieces(market, { device: 'wall-cabinet', with: ['outdoor'] }, points), 'local-cabinet', {
      id: 'local-cabinets',
      length,
      points,
    }),
    ...buy(
      { ...cable, quantity: Math.ceil(metres / (cable.offer?.figures.metres ?? 1)) },
      'fibre',
      { id: 'fibre', length, metres },
    ),
    ...buy(pieces(market, 'sfp-module', modules), 'sfp-module', {
      id: 'sfp-modules',
      points,
      modules,
    }),
  ];
}

/** @param places that need the same switches */
function switchesFor(
  load: PoeLoad,
  chosen: readonly Pieces[] | undefined,
  places: number,
): readonly Supply[] {
  const budget = poeBudget(load);
  const reason = { id: 'poe-switches', ...load, places, budget } as const;
  const kind = 'poe-switch';
  if (chosen)
    return chosen.flatMap(({ offer, quantity }) => {
      const { ports = 0, watts = 0 } = offer.figures;
      const bought = { kind, offer, quantity: quantity * places } as const;
      return buy(bought, { id: 'poe-switch', ports, watts }, reason);
    });
  const switches = Math.max(1, Math.ceil(load.cameras / videoValues.plannedSwitchPorts));
  const ports = Math.ceil(load.cameras / switches);
  const watts = Math.ceil(budget / switches);
  const bought = { kind, offer: undefined, quantity: switches * places } as const;
  return buy(bought, { id: 'poe-switch', ports, watts }, reason);
}

const { boxM, leastDrumM } = cableValues;

/** Network cable in boxes, and connectors. */
export const cableSupplies = (plan: VideoPlan, market: Market): readonly Supply[] => [
  ...boxes(plan, market),
  ...connectors(plan.installed, market),
];

/** Outdoor boxes for the runs to the boundary; what is left of them serves in the building too. */
function boxes({ site, cameras, installed: runs }: VideoPlan, market: Market): readonly Supply[] {
  const toBoundary = camerasIn(cameras, 'boundary');
  const metres = cableMetres(runs, site.trade);
  const outdoor = boxesFor('outdoor-network-cable', cableMetres(toBoundary, site.trade), market);
  const rest = Math.max(0, metres - outdoor.quantity * outdoor.box);
  const indoor = boxesFor('network-cable', rest, market);
  const { box } = indoor;
  const figures = { runs, metres, box, toBoundary, ...cableFigures(site.trade) };
  const reason = { id: 'network-cable', ...figures } as const;
  return [
    ...buy(indoor, { id: 'indoor-cable', box: boxM }, reason),
    ...buy(outdoor, { id: 'outdoor-cable', box: boxM }, reason),
  ];
}

/** A patch lead is network cable too, and no run is made of it. */
function boxesFor(
  device: 'network-cable' | 'outdoor-network-cable',
  metres: number,
  market: Market,
) {
  const bought = rolls(market, { device, atLeast: { metres: leastDrumM } }, boxM, metres);
  return { ...bought, box: bought.offer?.figures.metres ?? boxM };
}

/** Two at each run and a tenth more, in packs. */
function connectors(runs: number, market: Market): readonly Supply[] {
  const { connectorsPerRun, connectorMargin } = videoValues;
  const needed = Math.ceil(runs * connectorsPerRun * connectorMargin);
  return buy(
    packs(market, { need: { device: 'network-connectors' }, size: 'pack', usual: 1 }, [needed]),
    'network-connectors',
    { id: 'network-connectors', runs, connectors: needed },
  );
}
