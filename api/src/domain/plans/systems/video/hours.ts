import { videoValues } from '@app/knowledge/planning/video';
import type { SystemDesign } from '../../plan-parts.ts';
import { count } from '../../words/lines/video-figures.ts';
import type { VideoPlan } from './video-plan.ts';
import { camerasIn, type Mounting } from './view.ts';

const { configureHours, aimHours, mountIndoorHours, mountOutdoorHours, mountBoundaryHours } =
  videoValues;

const places: readonly (readonly [Mounting, string, number])[] = [
  ['indoor', 'indoors', mountIndoorHours],
  ['building', 'outside on the building', mountOutdoorHours],
  ['boundary', 'at gates and boundary', mountBoundaryHours],
];

/** Each camera: 0.5 to configure, 0.6 to aim, and 1 to 3 to mount and cable. Each recorder: 2.5. */
export function videoLabour({ cameras, staying, recording, network }: VideoPlan) {
  const labour: SystemDesign['labour'][number][] = [];
  for (const [mounting, where, mountHours] of places) {
    const number = camerasIn(cameras, mounting);
    if (number === 0) continue;
    labour.push({
      task: `${count(number, 'camera')} ${where}: mount, cable, configure and aim`,
      hours: number * (configureHours + aimHours + mountHours),
    });
  }
  if (staying > 0) {
    labour.push({
      task: `${count(staying, 'camera')} that stay: move to the new recorder`,
      hours: staying * configureHours,
    });
  }
  labour.push({
    task: `${count(recording.recorders, 'recorder')}: install and configure`,
    hours: recording.recorders * videoValues.recorderHours,
  });
  if (network.fibre) {
    labour.push({
      task: `${count(network.fibre.localSwitches, 'local switch point')}: mount and join the fibre`,
      hours: network.fibre.localSwitches * videoValues.localSwitchHours,
    });
  }
  return labour;
}

/** What an outage must not stop where the equipment stands. */
export function videoLoads({ recording, network }: VideoPlan): SystemDesign['loads'] {
  const { recorderWatts, routerWatts } = videoValues;
  return [
    { name: 'Recorder', watts: recording.recorders * recorderWatts, twice: false },
    { name: 'Router', watts: routerWatts, twice: false },
    { name: 'Cameras by PoE', watts: network.central.watts, twice: false },
  ].filter(({ watts }) => watts > 0);
}
