import type { Market } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import { cableValues } from '../../planning-values/cable.ts';
import { videoValues } from '../../planning-values/video.ts';
import { cableFigures, cableMetres } from '../cable.ts';
import { packs, rolls, suppliesOf } from '../purchases.ts';
import type { VideoPlan } from './video-plan.ts';

const { boxM, leastDrumM } = cableValues;
const buy = suppliesOf('video');

/** Network cable in boxes, and connectors. */
export const cableSupplies = (plan: VideoPlan, market: Market): readonly Supply[] => [
  ...boxes(plan, market),
  ...connectors(plan.installed, market),
];

/** Outdoor boxes for the runs to the boundary; what is left of them serves in the building too. */
function boxes({ site, cameras, installed: runs }: VideoPlan, market: Market): readonly Supply[] {
  const toBoundary = cameras
    .filter(({ mounting }) => mounting === 'boundary')
    .reduce((sum, { spots }) => sum + spots.length, 0);
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
