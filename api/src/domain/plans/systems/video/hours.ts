import { videoValues } from '@app/knowledge/planning/video';
import type { SystemDesign } from '../../plan-parts.ts';
import type { VideoPlan } from './video-plan.ts';
import { camerasIn } from './view.ts';

const { configureHours, aimHours, mountIndoorHours, mountOutdoorHours, mountBoundaryHours } =
  videoValues;

const places = [
  ['indoor', mountIndoorHours],
  ['building', mountOutdoorHours],
  ['boundary', mountBoundaryHours],
] as const;

/** Each camera: 0.5 to configure, 0.6 to aim, and 1 to 3 to mount and cable. Each recorder: 2.5. */
export const videoLabour = ({
  cameras,
  staying,
  recording: { recorders },
  network,
}: VideoPlan): SystemDesign['labour'] => {
  const switches = network.fibre?.localSwitches ?? 0;
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
    {
      task: { id: 'local-switches' as const, switches },
      hours: switches * videoValues.localSwitchHours,
    },
  ].filter(({ hours }) => hours > 0);
};

/** What an outage must not stop where the equipment stands, and at each local switch. */
export function videoLoads({ recording, network }: VideoPlan): SystemDesign['loads'] {
  const { recorderWatts, routerWatts } = videoValues;
  const { central, fibre, local } = network;
  const atEquipment = [
    { name: 'recorders' as const, watts: recording.recorders * recorderWatts, twice: false },
    { name: 'router' as const, watts: routerWatts, twice: false },
    { name: 'cameras' as const, watts: central.watts, twice: false },
  ].filter(({ watts }) => watts > 0);
  if (!fibre) return atEquipment;
  const { localSwitches: apart } = fibre;
  return [...atEquipment, { name: 'local-switch', watts: local.watts, twice: false, apart }];
}
