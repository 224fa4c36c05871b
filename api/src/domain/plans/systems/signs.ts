import { signValues } from '@app/knowledge/planning/labour';
import type { DeviceKind } from '../../catalogue/capabilities/device-kinds.ts';
import { type DesignContext, emptyDesign, type SystemDesign } from '../plan-parts.ts';
import { boundaryGates } from '../site.ts';
import { pieces, suppliesOf } from './purchases.ts';

/** Signs and notices that cameras and armed response need. Signs of a fence are in its design. */
export function designSigns(
  { market, site }: DesignContext,
  others: readonly SystemDesign[],
): SystemDesign {
  const buy = suppliesOf('signs');
  const sign = (device: DeviceKind, quantity: number) => pieces(market, device, quantity);
  const entrances = site.outerDoors + site.shutters + site.docks;
  const gates = boundaryGates(site).length + site.pedestrianGates;
  const signs = hasCameras(others) ? Math.max(1, entrances + gates) : 0;
  // Where people come onto the site: its gates, or its entrances where there is no gate.
  const doors = Math.max(1, site.outerDoors);
  const ways = gates > 0 ? gates : doors;
  const supplies = [
    ...buy(sign('camera-sign', signs), 'camera-sign', {
      id: 'camera-signs',
      entrances,
      gates,
      signs,
    }),
    ...buy(sign('privacy-notice', signs > 0 ? ways : 0), 'privacy-notice', {
      id: 'privacy-notices',
      gates,
      doors,
    }),
    ...buy(sign('response-sign', site.monitored ? ways : 0), 'response-sign', {
      id: 'response-signs',
      gates,
      doors,
    }),
  ];
  const count = supplies.reduce((total, { quantity }) => total + quantity, 0);
  if (count === 0) return emptyDesign;
  return {
    ...emptyDesign,
    supplies,
    labour: [{ task: { id: 'signs', signs: count }, hours: count * signValues.hoursPerSign }],
  };
}

const hasCameras = (others: readonly SystemDesign[]): boolean =>
  others.some(({ devices }) =>
    devices.some(({ symbol }) => symbol === 'camera' || symbol === 'tower'),
  );
