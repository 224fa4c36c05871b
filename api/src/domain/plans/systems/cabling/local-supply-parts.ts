import { when } from '@app/wording/phrases';
import type { FeedingPoint, LaidCables } from '../../cabling/laid-cables.ts';
import type { PlacedSite } from '../../layout/place-devices.ts';
import type { DesignContext, Supply, SystemDesign } from '../../plan-parts.ts';
import { pieces, suppliesOf } from '../purchases.ts';
import {
  chooseSupplies,
  loadOf,
  mainsWatts,
  type SupplyLoad,
  supplyAmperes,
  supplyLabour,
  supplyUnits,
} from '../video/camera-supply.ts';
import { type BackedSupply, cheaperBackedSupply } from './backed-supply.ts';
import { sideBySide } from './local-switch-parts.ts';

type LocalSupplies = Pick<
  SystemDesign,
  'assumptions' | 'devices' | 'supplies' | 'loads' | 'labour'
>;

interface Planned {
  readonly point: FeedingPoint;
  readonly load: SupplyLoad;
  readonly backed: BackedSupply | undefined;
}

const buy = suppliesOf('cabling');

/** 12 V supplies near the cameras that the one at the recorder is too far from. */
export function localSupplyParts(
  context: DesignContext,
  placed: PlacedSite,
  { runs, supplies: points }: LaidCables,
): LocalSupplies {
  const ends = new Set(runs.flatMap(({ type, from }) => (type === 'video-fibre' ? from : [])));
  const planned = points.map((point): Planned => {
    const draws = point.feeds.map(({ run }) => run.watts);
    const load = loadOf(draws, ends.has(point.device.id) ? 1 : 0);
    return { point, load, backed: cheaperBackedSupply(context, load) };
  });
  const devices = planned.flatMap((one) => devicesAt(context, placed, one));
  const onUps = planned.filter(({ backed }) => !backed).map(({ load }) => load);
  const outdoors = points.filter((point) => point.outdoors).length;
  const boxes = pieces(context.market, 'weatherproof-box', outdoors);
  return {
    devices,
    supplies: [
      ...planned.flatMap(batteryAt),
      ...buy(boxes, 'supply-box', { id: 'supply-boxes', supplies: outdoors }),
    ],
    // Each with what the one with most feeds, so that one backup unit fits them all.
    loads: when(onUps.length > 0, {
      name: 'local-supply',
      watts: Math.max(...onUps.map(mainsWatts)),
      twice: false,
      apart: onUps.length,
    }),
    labour: when(devices.length > 0, supplyLabour(devices.length)),
    assumptions: [
      ...when(points.length > 0, 'local-supplies'),
      ...when(onUps.length < points.length, 'backed-supplies'),
    ],
  };
}

function devicesAt(
  { market }: DesignContext,
  placed: PlacedSite,
  { point, load, backed }: Planned,
) {
  if (!backed) return sideBySide(placed, point, supplyUnits(load, chooseSupplies(load, market)));
  const { offer } = backed;
  const { amperes = 0 } = offer.figures;
  const item = { id: 'backed-supply', amperes } as const;
  const reason = { id: 'backed-supplies', ...load, amperes: supplyAmperes(load) } as const;
  return sideBySide(placed, point, [{ kind: 'power-supply', offer, item, reason }]);
}

/** The battery of a supply, and a fuse block where it feeds several. */
function batteryAt({ load, backed }: Planned): readonly Supply[] {
  if (!backed) return [];
  const { battery, ampereHours, outageHours } = backed;
  const outputs = load.cameras + load.converters;
  const { watts } = load;
  return [
    ...buy(
      battery,
      { id: 'supply-battery', ampereHours },
      { id: 'supply-batteries', watts, outageHours, ampereHours },
    ),
    ...buy(
      { kind: undefined, offer: undefined, quantity: outputs > 1 ? 1 : 0 },
      'fuse-block',
      'fuse-blocks',
    ),
  ];
}
