import type { Market } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import { videoValues } from '../../planning-values/video.ts';
import type { Pieces } from '../cheapest-set.ts';
import { cheapest, pieces, suppliesOf } from '../purchases.ts';
import { type PoeLoad, poeBudget } from './poe.ts';
import type { VideoPlan } from './video-plan.ts';

const buy = suppliesOf('video');

/** PoE switches, and the fibre to those on the boundary. */
export const networkSupplies = (plan: VideoPlan, market: Market): readonly Supply[] => {
  const { central, centralSwitches } = plan.network;
  return [...switchesFor(central, centralSwitches, 1), ...fibreSupplies(plan, market)];
};

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
  const switches = Math.ceil(load.cameras / videoValues.plannedSwitchPorts);
  const ports = Math.ceil(load.cameras / switches);
  const watts = Math.ceil(budget / switches);
  const bought = { kind, offer: undefined, quantity: switches * places } as const;
  return buy(bought, { id: 'poe-switch', ports, watts }, reason);
}
