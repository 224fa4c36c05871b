import type { Site } from '../site.ts';
import { beamSpans } from './beams.ts';
import { fenceZones } from './fence.ts';

/**
 * Zones of the alarm panel that other systems report on: zones of the electric fence, or the beam
 * pairs in its place, and tamper contacts of gate motors.
 */
export function alarmInputs(site: Site): number {
  const fence = fenceZones(site);
  const beams = site.wants.has('fence') && fence === 0 ? beamSpans(site.boundary).length : 0;
  const motors = site.vehicleGates.filter(({ kind }) => kind === 'sliding' || kind === 'swing');
  return fence + beams + (site.wants.has('gates') ? motors.length : 0);
}
