import { counted, hours, listed, measured, once } from '@app/wording/phrases';
import type { Place } from '../../plan-parts.ts';
import type { SensorKind, Site, SystemId } from '../../site.ts';
import type { Installed } from '../installed.ts';
import { roomNames, sensorNames } from '../names.ts';

/** What of a plan answers a threat: the words for it, or undefined when the plan has none of it. */
interface Control {
  readonly system: SystemId;
  /** What a system of this kind always has; a camera at a certain place is no such thing. */
  readonly always?: boolean;
  readonly inPlan: (installed: Installed, site: Site) => string | undefined;
}

type AtEntrance = (index: number, site: Site) => boolean;
const atDock: AtEntrance = (index, { outerDoors, shutters }) => index >= outerDoors + shutters;

const some = (count: number, words: (count: number) => string): string | undefined =>
  count > 0 ? words(count) : undefined;

const cameras =
  (where: string, ...at: readonly Place['at'][]): Control['inPlan'] =>
  (installed) =>
    some(
      installed.drawn('video', ['camera'], at).length,
      (count) => `${counted(count, 'camera')} ${where}`,
    );

const entranceCameras =
  (where: string, wanted: AtEntrance): Control['inPlan'] =>
  (installed, site) => {
    const views = installed
      .drawn('video', ['camera'], ['entrance'])
      .filter(({ place }) => place.at === 'entrance' && wanted(place.index, site));
    return some(views.length, (count) => `${counted(count, 'camera')} ${where}`);
  };

const sensors =
  (kind: SensorKind): Control['inPlan'] =>
  (installed) => {
    const placed = installed
      .drawn('sensors', ['sensor'], ['sensor'])
      .filter(({ place }) => place.at === 'sensor' && place.sensor === kind);
    return some(placed.length, (count) => counted(count, ...sensorNames[kind]));
  };

const controls = {
  'entrance-cameras': {
    system: 'video',
    inPlan: entranceCameras('at the entrances', (...at) => !atDock(...at)),
  },
  'dock-cameras': { system: 'video', inPlan: entranceCameras('at the docks', atDock) },
  'till-cameras': { system: 'video', inPlan: cameras('at the tills', 'till') },
  'gate-cameras': {
    system: 'video',
    inPlan: cameras('at the gates', 'vehicle-gate', 'pedestrian-gate'),
  },
  'boundary-cameras': { system: 'video', inPlan: cameras('along the boundary', 'boundary') },
  'wall-cameras': {
    system: 'video',
    inPlan: cameras('on the outside of the building', 'outer-wall'),
  },
  'floor-cameras': { system: 'video', inPlan: cameras('over the open floor', 'floor') },
  'room-cameras': {
    system: 'video',
    inPlan: (installed) => {
      const rooms = installed
        .drawn('video', ['camera'], ['high-value-room'])
        .flatMap(({ place }) => (place.at === 'high-value-room' ? roomNames[place.room] : []));
      return rooms.length === 0
        ? undefined
        : `${rooms.length === 1 ? 'Camera' : 'Cameras'} in the ${listed(once(rooms))}`;
    },
  },
  'remote-cameras': {
    system: 'off-grid',
    inPlan: (installed) =>
      some(
        installed.drawn('off-grid', ['camera', 'tower']).length,
        (count) => `${counted(count, 'camera')} where there is no mains power`,
      ),
  },
  detectors: {
    system: 'alarm',
    always: true,
    inPlan: (installed) =>
      some(
        installed.drawn('alarm', ['detector']).length,
        (count) => `${counted(count, 'alarm detector')} indoors`,
      ),
  },
  'early-warning': {
    system: 'alarm',
    inPlan: (installed) => {
      const outdoors = installed.drawn('alarm', ['outdoor-detector']).length;
      const beams = ['alarm', 'fence'] as const;
      const pairs = beams.flatMap((system) => installed.drawn(system, ['beam'])).length;
      const warning = [
        ...(outdoors > 0 ? [counted(outdoors, 'outdoor detector')] : []),
        ...(pairs > 0 ? [counted(pairs, 'pair of beams', 'pairs of beams')] : []),
      ];
      return warning.length === 0
        ? undefined
        : `${listed(warning)}, to warn before anyone is inside`;
    },
  },
  contacts: {
    system: 'alarm',
    always: true,
    inPlan: (installed) =>
      some(installed.drawn('alarm', ['contact']).length, (count) =>
        count === 1 ? 'Alarm contact on a door' : `Alarm contacts on ${count} doors and shutters`,
      ),
  },
  panic: {
    system: 'alarm',
    inPlan: (installed) =>
      some(installed.drawn('alarm', ['panic']).length, (count) => counted(count, 'panic button')),
  },
  sirens: {
    system: 'alarm',
    always: true,
    inPlan: (installed) =>
      some(installed.drawn('alarm', ['siren']).length, (count) => counted(count, 'siren')),
  },
  reporting: {
    system: 'alarm',
    inPlan: (installed, { monitored }) =>
      monitored && installed.drawn('alarm', ['panel']).length > 0
        ? 'Alarm that reports to the monitoring company'
        : undefined,
  },
  'two-paths': {
    system: 'alarm',
    inPlan: (installed) => {
      const paths = [
        ...(installed.pieces('lte-communicator') > 0 ? ['the mobile network'] : []),
        ...(installed.pieces('radio-transmitter') > 0 ? ['radio'] : []),
        ...(installed.pieces('ip-communicator') > 0 ? ['the internet line'] : []),
      ];
      return paths.length > 1 ? `Alarm signals by ${listed(paths)}` : undefined;
    },
  },
  'electric-fence': {
    system: 'fence',
    always: true,
    inPlan: (installed, { boundary }) =>
      installed.drawn('fence', ['energizer']).length > 0
        ? `Electric fence along ${measured(boundary.length, 'm')} of boundary`
        : undefined,
  },
  'motor-cage': {
    system: 'gates',
    inPlan: (installed) =>
      some(installed.pieces('motor-cage'), (count) =>
        count === 1 ? 'Theft cage over the gate motor' : 'Theft cages over the gate motors',
      ),
  },
  'gate-contact': {
    system: 'gates',
    inPlan: (installed) =>
      some(
        installed.drawn('gates', ['contact']).length,
        () => 'Alarm contact that reports a forced gate',
      ),
  },
  'gate-motor': {
    system: 'gates',
    inPlan: (installed) =>
      some(
        installed.drawn('gates', ['gate-motor']).length,
        () => 'Gate that opens and closes by remote control',
      ),
  },
  boom: {
    system: 'gates',
    inPlan: (installed) =>
      some(installed.drawn('gates', ['barrier']).length, (count) => counted(count, 'boom')),
  },
  access: {
    system: 'access',
    always: true,
    inPlan: (installed) => {
      const doors = installed
        .drawn('access', ['reader'])
        .map(({ place }) => (place.at === 'access-door' ? place.index : -1));
      return some(new Set(doors).size, (count) => `Access control on ${counted(count, 'door')}`);
    },
  },
  intercom: {
    system: 'intercom',
    always: true,
    inPlan: (installed) =>
      installed.drawn('intercom', ['intercom']).length > 0
        ? 'Intercom, to speak to callers before you open'
        : undefined,
  },
  backup: {
    system: 'power',
    always: true,
    inPlan: (installed, { outageHours }) =>
      outageHours > 0 && installed.has('power')
        ? `Backup power for ${hours(outageHours)}`
        : undefined,
  },
  'alarm-battery': {
    system: 'alarm',
    inPlan: (installed, { outageHours }) =>
      outageHours > 0 && installed.drawn('alarm', ['panel']).length > 0
        ? `Alarm battery for two outages of ${hours(outageHours)} in a row`
        : undefined,
  },
  'cable-sensors': { system: 'sensors', inPlan: sensors('cable-theft') },
  'tank-sensors': { system: 'sensors', inPlan: sensors('tank') },
  'temperature-sensors': { system: 'sensors', inPlan: sensors('temperature') },
  'power-sensors': { system: 'sensors', inPlan: sensors('power-failure') },
  trackers: {
    system: 'vehicles',
    always: true,
    inPlan: (installed) =>
      some(installed.pieces('vehicle-tracker'), (count) => counted(count, 'vehicle tracker')),
  },
  'asset-trackers': {
    system: 'vehicles',
    inPlan: (installed) =>
      some(installed.pieces('asset-tracker'), (count) => counted(count, 'asset tracker')),
  },
} as const satisfies Record<string, Control>;

export type ControlId = keyof typeof controls;
export const controlIds = Object.keys(controls) as readonly ControlId[];

/** Words for what of the plan, or of what stays, is there; in the order asked. */
export interface Answered {
  readonly words: readonly string[];
  /** The controls that are there. */
  readonly present: ReadonlySet<ControlId>;
}

/** New devices first, then what is there already and stays. */
export function controlsInPlan(
  ids: readonly ControlId[],
  site: Site,
  installed: Installed,
): Answered {
  const found = ids.map((id) => {
    const { system, always = false, inPlan }: Control = controls[id];
    const planned = inPlan(installed, site);
    const counts = always || system === 'video' || system === 'off-grid';
    const kept = planned === undefined && counts ? keptOf(system, site) : undefined;
    return { id, planned, kept, there: planned !== undefined || (always && kept !== undefined) };
  });
  return {
    words: once([
      ...found.flatMap(({ planned }) => planned ?? []),
      ...found.flatMap(({ kept }) => kept ?? []),
    ]),
    present: new Set(found.filter(({ there }) => there).map(({ id }) => id)),
  };
}

const keptNames: Readonly<Record<SystemId, string>> = {
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

const keptOf = (system: SystemId, { stays }: Site): string | undefined => {
  if (stays.systems.has(system)) return keptNames[system];
  return system === 'video' && stays.cameras > 0
    ? `${counted(stays.cameras, 'camera')} of your own, where they cover it`
    : undefined;
};
