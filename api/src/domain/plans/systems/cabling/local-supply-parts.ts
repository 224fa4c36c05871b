import { when } from '@app/wording/phrases';
import type { LaidCables } from '../../cabling/laid-cables.ts';
import type { PlacedSite } from '../../layout/place-devices.ts';
import type { DesignContext, SystemDesign } from '../../plan-parts.ts';
import { pieces, suppliesOf } from '../purchases.ts';
import {
  chooseSupplies,
  mainsWatts,
  type SupplyLoad,
  supplyLabour,
  supplyUnits,
} from '../video/camera-supply.ts';
import { sideBySide } from './local-switch-parts.ts';

type LocalSupplies = Pick<SystemDesign, 'devices' | 'supplies' | 'loads' | 'labour'>;

/** 12 V supplies near the cameras that the one at the recorder is too far from. */
export function localSupplyParts(
  { market }: DesignContext,
  placed: PlacedSite,
  { supplies: points }: LaidCables,
): LocalSupplies {
  const loads = points.map(({ feeds }) => loadOf(feeds.map(({ run }) => run.watts)));
  const devices = points.flatMap((point, index) => {
    const load = loads[index] ?? loadOf([]);
    return sideBySide(placed, point, supplyUnits(load, chooseSupplies(load, market)));
  });
  const outdoors = points.filter((point) => point.outdoors).length;
  return {
    devices,
    supplies: suppliesOf('cabling')(pieces(market, 'weatherproof-box', outdoors), 'supply-box', {
      id: 'supply-boxes',
      supplies: outdoors,
    }),
    // Each with what the one with most feeds, so that one backup unit fits them all.
    loads: when(points.length > 0, {
      name: 'local-supply',
      watts: Math.max(...loads.map(mainsWatts)),
      twice: false,
      apart: points.length,
    }),
    labour: when(devices.length > 0, supplyLabour(devices.length)),
  };
}

const loadOf = (draws: readonly number[]): SupplyLoad => ({
  cameras: draws.length,
  watts: draws.reduce((sum, watts) => sum + watts, 0),
});
