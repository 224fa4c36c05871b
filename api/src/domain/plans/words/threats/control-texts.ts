import type { ControlId } from '@app/knowledge/planning/controls';
import type { SensorKind, SystemId } from '@app/knowledge/planning/systems';
import type { DoorUse } from '@app/knowledge/planning/threats/threat';
import { measured } from '@app/wording/figures';
import { countedAny, hours, howMany, listed, once } from '@app/wording/phrases';
import type { HighValueRoom } from '../../site.ts';
import { type LoadId, loadNames, sensorNames } from '../names.ts';
import { roomNames } from '../room-names.ts';

const camerasAt =
  (where: string) =>
  (cameras: number): string =>
    `${howMany(cameras, 'camera')} ${where}`;

const sensorsOf =
  (kind: SensorKind) =>
  (sensors: number): string =>
    howMany(sensors, sensorNames[kind]);

export type ContactOn = 'door' | 'shutter' | 'dock' | 'garage door';

const inRooms = (rooms: readonly HighValueRoom[]): string =>
  listed(once(rooms.map((room) => roomNames[room])));

/** "2 outer doors", "the door of the dispensary" */
function doorsInWords(doors: readonly DoorUse[]): string[] {
  const count = (use: DoorUse) => doors.filter((door) => door === use).length;
  const rooms = (Object.keys(roomNames) as HighValueRoom[]).filter((room) => doors.includes(room));
  return [
    ...countedAny(
      [count('outer'), 'outer door'],
      [count('inside'), 'inner door'],
      [count('pedestrian-gate'), 'pedestrian gate'],
      [count('vehicle-gate'), 'vehicle gate'],
    ),
    ...rooms.map((room) => `the door of the ${roomNames[room]}`),
  ];
}

const pathNames = {
  mobile: 'the mobile network',
  radio: 'radio',
  internet: 'the internet line',
} as const;
export type SignalPath = keyof typeof pathNames;

/** What of a plan answers a threat, from its figures. */
export const controlTexts = {
  'entrance-cameras': camerasAt('at the entrances'),
  'dock-cameras': camerasAt('at the docks'),
  'till-cameras': camerasAt('at the tills'),
  'gate-cameras': camerasAt('at the gates'),
  'boundary-cameras': camerasAt('along the boundary'),
  'wall-cameras': camerasAt('on the outside of the building'),
  'floor-cameras': camerasAt('over the open floor'),
  'room-cameras': (rooms: readonly HighValueRoom[]) =>
    `${rooms.length === 1 ? 'Camera' : 'Cameras'} in the ${inRooms(rooms)}`,
  'remote-cameras': camerasAt('where there is no mains power'),
  detectors: (detectors: number, rooms: readonly HighValueRoom[]) =>
    rooms.length > 0
      ? `${detectors === 1 ? 'Alarm detector' : 'Alarm detectors'} in the ${inRooms(rooms)}`
      : `${howMany(detectors, 'alarm detector')} indoors`,
  'early-warning': (outdoorDetectors: number, beamPairs: number) => {
    const warning = countedAny(
      [outdoorDetectors, 'outdoor detector'],
      [beamPairs, 'pair of beams'],
    );
    return `${listed(warning)}, to warn before anyone is inside`;
  },
  /** @param on how many hang on what */
  contacts: (on: Readonly<Record<ContactOn, number>>, rooms: readonly HighValueRoom[]) => {
    const contacts = Object.values(on).reduce((all, one) => all + one, 0);
    const some = contacts === 1 ? 'Alarm contact' : 'Alarm contacts';
    if (rooms.length > 0)
      return `${some} on the ${contacts === 1 ? 'door' : 'doors'} of the ${inRooms(rooms)}`;
    const counts = (Object.entries(on) as [ContactOn, number][]).map(
      ([what, count]) => [count, what] as const,
    );
    return `${some} on ${listed(countedAny(...counts))}`;
  },
  panic: (buttons: number) => howMany(buttons, 'panic button'),
  sirens: (sirens: number) => howMany(sirens, 'siren'),
  reporting: () => 'Alarm that reports to the monitoring company',
  'two-paths': (paths: readonly SignalPath[]) =>
    `Alarm signals by ${listed(paths.map((path) => pathNames[path]))}`,
  'electric-fence': (metres: number) => `Electric fence along ${measured(metres, 'm')} of boundary`,
  'motor-cage': (cages: number) =>
    cages === 1 ? 'Theft cage over the gate motor' : 'Theft cages over the gate motors',
  'gate-contact': () => 'Alarm contact that reports when someone opens the gate motor',
  'gate-motor': () => 'Gate that opens and closes by remote control',
  boom: (booms: number) => howMany(booms, 'boom'),
  access: (doors: readonly DoorUse[]) => `Access control on ${listed(doorsInWords(doors))}`,
  intercom: () => 'Intercom, to speak to callers before you open',
  backup: (outageHours: number, loads: readonly LoadId[], generator: boolean) =>
    `Backup power ${generator ? 'until your generator has started' : `for ${hours(outageHours)}`}: ${listed(loads.map((load) => loadNames[load]))}`,
  'alarm-battery': (outageHours: number) =>
    `Alarm battery for two outages of ${hours(outageHours)} in a row`,
  'cable-sensors': sensorsOf('cable-theft'),
  'tank-sensors': sensorsOf('tank'),
  'power-sensors': sensorsOf('power-failure'),
  trackers: (trackers: number) => howMany(trackers, 'vehicle tracker'),
  'asset-trackers': (trackers: number) => howMany(trackers, 'asset tracker'),
} satisfies Record<ControlId, (...figures: never[]) => string>;

/** What is there and stays, as far as it answers a threat. */
export const keptTexts: Readonly<Record<SystemId, string>> = {
  video: 'Your cameras, where they cover it',
  alarm: 'Your alarm, which stays',
  fence: 'Your electric fence, which stays',
  gates: 'Your gate motors, which stay',
  access: 'Your access control, which stays',
  intercom: 'Your intercom, which stays',
  power: 'Your backup power, which stays',
  'off-grid': 'Your solar cameras, where they cover it',
  sensors: 'Your sensors, which stay',
  vehicles: 'Your tracking, which stays',
};

export const keptCameras = (cameras: number): string =>
  `${howMany(cameras, 'camera')} of your own, where they cover it`;

export const nothingOnMains = 'Nothing in this plan runs on mains power alone';
