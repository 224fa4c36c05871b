import type { LaidCables } from '../../cabling/lay-cables.ts';
import type { PlacedSite } from '../../layout/place-devices.ts';
import type { DesignContext, Device, SystemDesign } from '../../plan-parts.ts';
import { each, pieces, suppliesOf } from '../purchases.ts';
import { chooseSwitches, type PoeLoad, poeBudget } from '../video/network.ts';

type LocalPoint = LaidCables['local'][number];

/** PoE switches for what each point feeds, in cabinets, weatherproof where they stand outside. */
export function localSwitchParts(
  context: DesignContext,
  placed: PlacedSite,
  local: LaidCables['local'],
): Pick<SystemDesign, 'devices' | 'supplies'> {
  const { market } = context;
  const outdoors = local.filter((point) => point.outdoors).length;
  const indoors = local.length - outdoors;
  const buy = suppliesOf('cabling');
  const reason = { id: 'local-cabinets', points: local.length } as const;
  return {
    devices: local.flatMap((point) => switchesAt(context, placed, point)),
    supplies: [
      ...buy(
        pieces(market, { device: 'wall-cabinet', with: ['outdoor'] }, outdoors),
        'local-cabinet',
        reason,
      ),
      ...buy(pieces(market, 'wall-cabinet', indoors), 'indoor-local-cabinet', reason),
    ],
  };
}

/** One where the price list has a large enough one; several stand side by side. */
function switchesAt({ market }: DesignContext, placed: PlacedSite, point: LocalPoint): Device[] {
  const load: PoeLoad = {
    cameras: point.feeds.length,
    watts: point.feeds.reduce((sum, { run }) => sum + run.watts, 0),
  };
  const budget = poeBudget(load);
  const reason = { id: 'poe-switches', ...load, places: 1, budget } as const;
  const one = market.fitting({
    device: 'poe-switch',
    atLeast: { ports: load.cameras, watts: budget },
  })[0];
  const chosen = one ? [{ offer: one, quantity: 1 }] : chooseSwitches(load, market);
  if (!chosen)
    return [
      {
        ...point.device,
        reason,
        item: { id: 'poe-switch', ports: load.cameras, watts: Math.ceil(budget) },
      },
    ];
  return chosen
    .flatMap(({ offer, quantity }) => each(quantity, () => offer))
    .map((offer, index): Device => {
      const { ports = 0, watts = 0 } = offer.figures;
      const item = { id: 'poe-switch', ports, watts } as const;
      if (index === 0) return { ...point.device, offer, item, reason };
      const id = `${point.device.id}-${index + 1}`;
      const further = { ...point.device, id, offer, item, reason };
      placed.addBeside(further, point.terminal.at);
      return further;
    });
}
