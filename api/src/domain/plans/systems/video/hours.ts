import { videoValues } from '@app/knowledge/planning/video';
import type { SystemDesign } from '../../plan-parts.ts';
import { mainsWatts, supplyLabour, supplyUnits } from './camera-supply.ts';
import type { VideoPlan } from './video-plan.ts';
import { camerasIn } from './view.ts';

const { configureHours, aimHours, mountIndoorHours, mountOutdoorHours, mountBoundaryHours } =
  videoValues;

const places = [
  ['indoor', mountIndoorHours],
  ['building', mountOutdoorHours],
  ['boundary', mountBoundaryHours],
] as const;

/** Each camera: 0.5 to configure, 0.6 to aim, and 0.5 to 1.5 to mount; cable has hours of its own. Each recorder: 2.5; each 12 V supply: 1. */
export const videoLabour = ({
  cameras,
  staying,
  recording: { recorders },
  supply,
}: VideoPlan): SystemDesign['labour'] => {
  return [
    ...places.map(([mounting, mountHours]) => {
      const number = camerasIn(cameras, mounting);
      return {
        task: { id: `${mounting}-cameras` as const, cameras: number },
        hours: number * (configureHours + aimHours + mountHours),
      };
    }),
    { task: { id: 'cameras-stay' as const, cameras: staying }, hours: staying * configureHours },
    {
      task: { id: 'recorders' as const, recorders },
      hours: recorders * videoValues.recorderHours,
    },
    supplyLabour(unitsOf(supply)),
  ].filter(({ hours }) => hours > 0);
};

const unitsOf = ({ load, chosen }: VideoPlan['supply']): number => supplyUnits(load, chosen).length;

/** What an outage must not stop where the equipment stands. */
export function videoLoads({ recording, network, supply }: VideoPlan): SystemDesign['loads'] {
  const { recorderWatts, routerWatts } = videoValues;
  return [
    { name: 'recorders' as const, watts: recording.recorders * recorderWatts, twice: false },
    { name: 'router' as const, watts: routerWatts, twice: false },
    { name: 'cameras' as const, watts: network.central.watts, twice: false },
    { name: 'supply-cameras' as const, watts: mainsWatts(supply.load), twice: false },
  ].filter(({ watts }) => watts > 0);
}
