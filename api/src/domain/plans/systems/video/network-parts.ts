import { videoValues } from '@app/knowledge/planning/video';
import type { Market } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import type { Pieces } from './cheapest-set.ts';
import { type PoeLoad, poeBudget } from './poe.ts';
import type { VideoPlan } from './video-plan.ts';
import { count, figure } from './words.ts';

/** PoE switches, and the fibre to those on the boundary. */
export const networkSupplies = (plan: VideoPlan, market: Market): readonly Supply[] => {
  const { central, centralSwitches } = plan.network;
  return [...switchesFor(central, centralSwitches, 1), ...fibreSupplies(plan, market)];
};

function fibreSupplies({ network, site }: VideoPlan, market: Market): readonly Supply[] {
  const { fibre, local, localSwitches } = network;
  if (!fibre) return [];
  const length = figure(site.boundary.length);
  const nodes = `${length} m of boundary ÷ ${videoValues.boundaryPerSwitchM} m = ${count(fibre.localSwitches, 'local switch point')}`;
  const cable = market.fitting({ device: 'fibre' })[0];
  return [
    ...switchesFor(local, localSwitches, fibre.localSwitches),
    {
      system: 'video',
      offer: market.fitting({ device: 'wall-cabinet', with: ['outdoor'] })[0],
      quantity: fibre.localSwitches,
      item: 'Weatherproof cabinet for a local switch',
      reason: `One cabinet at each local switch: ${nodes}`,
    },
    {
      system: 'video',
      offer: cable,
      quantity: Math.ceil(fibre.metres / (cable?.figures.metres ?? 1)),
      item: 'Fibre, 4-core single mode, outdoor, per metre',
      reason: `Fibre where runs are longer than 100 m: (${length} m + ${length} m ÷ 8) × 1.15 = ${figure(fibre.metres)} m`,
    },
    {
      system: 'video',
      offer: market.fitting({ device: 'sfp-module' })[0],
      quantity: fibre.modules,
      item: 'SFP module, single mode',
      reason: `Two SFP modules for each local switch: ${fibre.localSwitches} × 2 = ${fibre.modules}`,
    },
  ];
}

/** @param places that need the same switches */
function switchesFor(
  load: PoeLoad,
  chosen: readonly Pieces[] | undefined,
  places: number,
): readonly Supply[] {
  const budget = `${count(load.cameras, 'port')} and ${figure(load.watts)} W × ${videoValues.poeMargin} = ${figure(poeBudget(load))} W`;
  const at = places > 1 ? ` at each of ${places} points` : '';
  const common = { system: 'video', reason: `PoE switches${at}: ${budget}` } as const;
  if (chosen) {
    return chosen.map(({ offer, quantity }) => ({
      ...common,
      offer,
      quantity: quantity * places,
      item: `PoE switch, ${offer.figures.ports} ports, ${offer.figures.watts} W`,
    }));
  }
  const switches = Math.ceil(load.cameras / videoValues.plannedSwitchPorts);
  const ports = Math.ceil(load.cameras / switches);
  const watts = Math.ceil(poeBudget(load) / switches);
  return [
    {
      ...common,
      offer: undefined,
      quantity: switches * places,
      item: `PoE switch, ${ports} ports, ${watts} W`,
    },
  ];
}
