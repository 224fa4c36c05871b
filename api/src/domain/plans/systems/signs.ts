import { signValues } from '@app/knowledge/planning/labour';
import { type DesignContext, emptyDesign, type Supply, type SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';

/** Signs and notices that cameras and armed response need. Signs of a fence are in its design. */
export function designSigns(
  { market, site }: DesignContext,
  others: readonly SystemDesign[],
): SystemDesign {
  const sign = (
    device: 'camera-sign' | 'privacy-notice' | 'response-sign',
    item: string,
    reason: string,
    quantity: number,
  ): Supply => ({ system: 'signs', offer: market.fitting({ device })[0], item, reason, quantity });
  const entrances = site.outerDoors + site.shutters + site.docks;
  const gates = site.vehicleGates.length + site.pedestrianGates;
  const ways = waysIn(site);
  const supplies = [
    ...(hasCameras(others)
      ? [
          sign(
            'camera-sign',
            'Sign "CCTV surveillance"',
            `Camera signs: ${entrances} entrances + ${gates} gates, at least 1 = ${Math.max(1, entrances + gates)}`,
            Math.max(1, entrances + gates),
          ),
          sign(
            'privacy-notice',
            'POPIA notice for cameras',
            `POPIA notice where people come in: ${ways.reason}`,
            ways.count,
          ),
        ]
      : []),
    ...(site.monitored
      ? [
          sign(
            'response-sign',
            'Sign "Armed response"',
            `Armed response signs where people come in: ${ways.reason}`,
            ways.count,
          ),
        ]
      : []),
  ];
  const count = supplies.reduce((total, { quantity }) => total + quantity, 0);
  if (count === 0) return emptyDesign;
  return {
    ...emptyDesign,
    supplies,
    labour: [{ task: `${count} signs, mount`, hours: count * signValues.hoursPerSign }],
  };
}

const hasCameras = (others: readonly SystemDesign[]): boolean =>
  others.some(({ devices }) =>
    devices.some(({ symbol }) => symbol === 'camera' || symbol === 'tower'),
  );

/** Where people come onto the site: its gates, or its entrances where there is no gate. */
function waysIn(site: Site): { readonly count: number; readonly reason: string } {
  const gates = site.vehicleGates.length + site.pedestrianGates;
  if (gates > 0) return { count: gates, reason: `${gates} gates` };
  const doors = Math.max(1, site.outerDoors);
  return { count: doors, reason: doors > 1 ? `${doors} doors` : 'the main entrance' };
}
