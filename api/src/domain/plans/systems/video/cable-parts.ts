import { cableValues } from '@app/knowledge/planning/cable';
import { videoValues } from '@app/knowledge/planning/video';
import type { DeviceKind } from '../../../catalogue/capabilities/device-kinds.ts';
import type { Market, Offer } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import { cableBoxes, cableMetres } from '../cable.ts';
import type { VideoPlan } from './video-plan.ts';
import { count, figure } from './words.ts';

const { averageRunM, boxM, leastDrumM, wasteFactor } = cableValues;

/** Network cable in boxes, and connectors. */
export const cableSupplies = (plan: VideoPlan, market: Market): readonly Supply[] =>
  [...boxes(plan, market), connectors(plan.installed, market)].filter(
    ({ quantity }) => quantity > 0,
  );

/** Outdoor boxes for the runs to the boundary; what is left of them serves in the building too. */
function boxes({ site, cameras, installed }: VideoPlan, market: Market): readonly Supply[] {
  const far = cameras
    .filter(({ mounting }) => mounting === 'boundary')
    .reduce((sum, { spots }) => sum + spots.length, 0);
  const all = cableMetres(installed, site.trade);
  const outdoor = cableOffer(market, 'outdoor-network-cable');
  const indoor = cableOffer(market, 'network-cable');
  const outdoorBoxes = cableBoxes(cableMetres(far, site.trade), lengthOf(outdoor));
  const rest = Math.max(0, all - outdoorBoxes * lengthOf(outdoor));
  const toBoundary = far > 0 ? `; outdoor cable for ${count(far, 'run')} to the boundary` : '';
  const reason = `Cable: ${count(installed, 'run')} × ${averageRunM[site.trade]} m × ${wasteFactor} = ${figure(all)} m in boxes of ${lengthOf(indoor)} m${toBoundary}`;
  return [
    {
      system: 'video',
      offer: indoor,
      quantity: cableBoxes(rest, lengthOf(indoor)),
      item: `CAT6 cable, indoor, ${boxM} m`,
      reason,
    },
    {
      system: 'video',
      offer: outdoor,
      quantity: outdoorBoxes,
      item: `CAT6 cable, outdoor, ${boxM} m`,
      reason,
    },
  ];
}

/** A patch lead is network cable too, and no run is made of it. */
const cableOffer = (market: Market, device: DeviceKind): Offer | undefined =>
  market.fitting({ device, atLeast: { metres: leastDrumM } })[0];

const lengthOf = (offer: Offer | undefined): number => offer?.figures.metres ?? boxM;

/** Two at each run and a tenth more, in packs. */
function connectors(runs: number, market: Market): Supply {
  const { connectorsPerRun, connectorMargin } = videoValues;
  const offer = market.fitting({ device: 'network-connectors' })[0];
  const needed = Math.ceil(runs * connectorsPerRun * connectorMargin);
  return {
    system: 'video',
    offer,
    quantity: Math.ceil(needed / (offer?.figures.pack ?? 1)),
    item: 'RJ45 connector, CAT6',
    reason: `Connectors: ${count(runs, 'run')} × ${connectorsPerRun} × ${connectorMargin} = ${needed}`,
  };
}
