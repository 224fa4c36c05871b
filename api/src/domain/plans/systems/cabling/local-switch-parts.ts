import type { LaidCables } from '../../cabling/laid-cables.ts';
import type { PlacedSite } from '../../layout/place-devices.ts';
import type { Market } from '../../market/market.ts';
import type { DesignContext, Device, SystemDesign } from '../../plan-parts.ts';
import type { Pieces } from '../cheapest-set.ts';
import { each, pieces, suppliesOf } from '../purchases.ts';
import { chooseSwitches, type PoeLoad, poeBudget } from '../video/network.ts';
import { cheaperPoeUps, type PoeUps } from './poe-ups.ts';

type LocalPoint = LaidCables['local'][number];

/** What stands at the local switch points. */
export interface LocalSwitches extends Pick<SystemDesign, 'devices' | 'supplies' | 'loads'> {
  /** Points whose devices UPSs feed by PoE, so that they need no other backup. */
  readonly onPoeUps: number;
}

/** PoE switches for what each point feeds, or UPSs with PoE, in cabinets, weatherproof where they stand outside. */
export function localSwitchParts(
  context: DesignContext,
  placed: PlacedSite,
  local: LaidCables['local'],
): LocalSwitches {
  const { market } = context;
  const outdoors = local.filter((point) => point.outdoors).length;
  const indoors = local.length - outdoors;
  const buy = suppliesOf('cabling');
  const reason = { id: 'local-cabinets', points: local.length } as const;
  const planned = local.map((point) => ({ point, ...plannedAt(context, point) }));
  const onPoeUps = planned.filter(({ ups }) => ups).length;
  return {
    onPoeUps,
    devices: planned.flatMap(({ point, load, switches, ups }) =>
      ups ? poeUpsAt(placed, point, ups) : switchesAt(placed, point, load, switches),
    ),
    loads: switchLoads(planned.flatMap(({ ups, load }) => (ups ? [] : [load]))),
    supplies: [
      ...buy(
        pieces(market, { device: 'wall-cabinet', with: ['outdoor'] }, outdoors),
        'local-cabinet',
        reason,
      ),
      ...buy(pieces(market, 'wall-cabinet', indoors), 'indoor-local-cabinet', reason),
      ...buy({ kind: undefined, offer: undefined, quantity: onPoeUps }, 'fibre-converter', {
        id: 'fibre-converters',
        points: onPoeUps,
      }),
    ],
  };
}

function plannedAt(context: DesignContext, { feeds }: LocalPoint) {
  const draws = feeds.map(({ run }) => run.watts);
  const load: PoeLoad = {
    cameras: draws.length,
    watts: draws.reduce((sum, watts) => sum + watts, 0),
  };
  const switches = switchesFor(load, context.market);
  const ups = cheaperPoeUps(
    context,
    { devices: load.cameras, watts: load.watts, mostWatts: Math.max(...draws) },
    switches,
  );
  return { load, switches, ups };
}

/** One where the price list has a large enough one; undefined when they are to be quoted. */
function switchesFor(load: PoeLoad, market: Market): readonly Pieces[] | undefined {
  const atLeast = { ports: load.cameras, watts: poeBudget(load) };
  const one = market.fitting({ device: 'poe-switch', atLeast })[0];
  return one ? [{ offer: one, quantity: 1 }] : chooseSwitches(load, market);
}

/** Those that draw the same together: each has the smallest backup that carries it. */
const switchLoads = (loads: readonly PoeLoad[]): SystemDesign['loads'] =>
  [...Map.groupBy(loads, ({ watts }) => watts)].map(([watts, same]) => ({
    name: 'local-switch',
    watts,
    twice: false,
    apart: same.length,
  }));

/** One of the units at a point. */
type Kept = Pick<Device, 'kind' | 'offer' | 'item' | 'reason'>;

function switchesAt(
  placed: PlacedSite,
  point: LocalPoint,
  load: PoeLoad,
  switches: readonly Pieces[] | undefined,
): readonly Device[] {
  const budget = poeBudget(load);
  const reason = { id: 'poe-switches', ...load, places: 1, budget } as const;
  if (!switches)
    return [
      {
        ...point.device,
        reason,
        item: { id: 'poe-switch', ports: load.cameras, watts: Math.ceil(budget) },
      },
    ];
  const units = switches.flatMap(({ offer, quantity }) => each(quantity, () => offer));
  return sideBySide(
    placed,
    point,
    units.map((offer) => {
      const { ports = 0, watts = 0 } = offer.figures;
      const item = { id: 'poe-switch', ports, watts } as const;
      return { kind: 'poe-switch', offer, item, reason };
    }),
  );
}

function poeUpsAt(placed: PlacedSite, point: LocalPoint, ups: PoeUps): readonly Device[] {
  const { devicesEach, offer, outageHours, units, mostWatts } = ups;
  const devices = point.feeds.length;
  const reason = { id: 'poe-ups', devices, devicesEach, units, outageHours, mostWatts } as const;
  return sideBySide(
    placed,
    point,
    each(units, () => ({ kind: 'poe-ups', offer, item: 'poe-ups', reason })),
  );
}

export const sideBySide = (
  placed: PlacedSite,
  point: Pick<LocalPoint, 'device' | 'terminal'>,
  units: readonly Kept[],
): readonly Device[] =>
  units.map((unit, index) => {
    if (index === 0) return { ...point.device, ...unit };
    const { id, label } = point.device;
    const further: Device = {
      ...point.device,
      ...unit,
      id: `${id}-${index + 1}`,
      label: hasUnits(label) ? { ...label, unit: index + 1 } : label,
    };
    placed.addBeside(further, point.terminal.at);
    return further;
  });

type Local = Extract<Device['label'], { readonly id: 'local-switch' | 'local-supply' }>;

const hasUnits = (label: Device['label']): label is Local =>
  typeof label === 'object' && (label.id === 'local-switch' || label.id === 'local-supply');
