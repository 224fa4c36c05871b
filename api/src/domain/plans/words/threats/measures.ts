import type { ControlId } from '@app/knowledge/planning/controls';
import type { SensorKind } from '@app/knowledge/planning/systems';
import type { ThreatPlace } from '@app/knowledge/planning/threats/threat';
import { when } from '@app/wording/phrases';
import { doorsOf } from '../../layout/door-uses.ts';
import type { BomSystem, Device, Place, Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { keptRunning } from '../../systems/power/kept-running.ts';
import type { Installed } from '../installed.ts';
import { idOf } from '../lines/lines.ts';
import type { ContactOn, controlTexts, SignalPath } from './control-texts.ts';
import { inRooms, roomsOf } from './places.ts';

type Texts = typeof controlTexts;
type Figures = { readonly [Id in ControlId]: Parameters<Texts[Id]> };
type Part = Device | Supply;

interface Done<Stated> {
  readonly figures: Stated;
  /** At least one. */
  readonly parts: readonly Part[];
}

/** A control that a plan has: what its text states, and the parts that do it. */
export type Measure<Id extends ControlId> = Done<Figures[Id]>;

/** Undefined when the plan has none of it at the place. */
type Find<Stated> = (installed: Installed, site: Site, at: ThreatPlace) => Done<Stated> | undefined;

type Counted<Parts> = { readonly figures: [number]; readonly parts: Parts } | undefined;

const some = <One extends Part>(parts: readonly One[]): Counted<readonly One[]> =>
  parts.length > 0 ? { figures: [parts.length], parts } : undefined;

/** The same without a figure in its text. */
const any = (parts: readonly Part[]) =>
  parts.length > 0 ? ({ figures: [], parts } as const satisfies Measure<'reporting'>) : undefined;

const drawn =
  (system: BomSystem, symbol: Device['symbol'], ...at: readonly Place['at'][]) =>
  (installed: Installed) =>
    some(installed.drawn(system, [symbol], at.length > 0 ? at : undefined));

const gates = ['vehicle-gate', 'pedestrian-gate'] as const;

const atGates = (
  installed: Installed,
  system: BomSystem,
  symbol: Device['symbol'],
  { gates: own }: ThreatPlace,
): readonly Device[] => installed.drawn(system, [symbol], own ?? gates);

const entranceCameras =
  (atDocks: boolean): Find<[number]> =>
  (installed, { outerDoors, shutters }) => {
    const isDock = (index: number) => index >= outerDoors + shutters;
    return some(
      installed
        .drawn('video', ['camera'], ['entrance'])
        .filter(({ place }) => place.at === 'entrance' && isDock(place.index) === atDocks),
    );
  };

const sensors = (kind: SensorKind) => (installed: Installed) =>
  some(
    installed
      .drawn('sensors', ['sensor'], ['sensor'])
      .filter(({ place }) => place.at === 'sensor' && place.sensor === kind),
  );

/** Devices at the doors of a threat, else at those of its rooms; all of them where it names none. */
function atDoors(
  devices: readonly Device[],
  site: Site,
  { rooms, doors = rooms }: ThreatPlace,
): readonly Device[] {
  if (!doors) return devices;
  const doorOf = doorsOf(site);
  return devices.filter((device) => doors.includes(doorOf(device)));
}

const energizers = (installed: Installed) => installed.drawn('fence', ['energizer']);

const paths = [
  ['lte-communicator', 'mobile'],
  ['radio-transmitter', 'radio'],
  ['ip-communicator', 'internet'],
] as const;

/** How alarm signals get out; a wireless hub has LTE built in. */
export function signalPathsOf(installed: Installed) {
  const found = paths.map(([device, path]) => ({ path, parts: installed.parts(device) }));
  const hubs = installed.parts('alarm-hub');
  return [{ path: 'mobile', parts: hubs } as const, ...found].filter(
    ({ parts }) => parts.length > 0,
  );
}

export const measures: { readonly [Id in ControlId]: Find<Figures[Id]> } = {
  'entrance-cameras': entranceCameras(false),
  'dock-cameras': entranceCameras(true),
  'till-cameras': drawn('video', 'camera', 'till'),
  'gate-cameras': (installed, _, at) => some(atGates(installed, 'video', 'camera', at)),
  'boundary-cameras': drawn('video', 'camera', 'boundary'),
  'wall-cameras': drawn('video', 'camera', 'outer-wall'),
  'floor-cameras': drawn('video', 'camera', 'floor'),
  'room-cameras': (installed, site, { rooms }) => {
    const parts = inRooms(installed.drawn('video', ['camera'], ['high-value-room']), site, rooms);
    return parts.length > 0 ? { figures: [roomsOf(parts, site)], parts } : undefined;
  },
  'remote-cameras': (installed) => some(installed.drawn('off-grid', ['camera', 'tower'])),
  detectors: (installed, site, { rooms }) => {
    const parts = inRooms(installed.drawn('alarm', ['detector']), site, rooms);
    return parts.length > 0
      ? { figures: [parts.length, rooms ? roomsOf(parts, site) : []], parts }
      : undefined;
  },
  'early-warning': (installed, { boundary: { length } }, { boundary }) => {
    const outdoors = boundary && length > 0 ? [] : installed.drawn('alarm', ['outdoor-detector']);
    const beams = [
      ...installed.drawn('alarm', ['beam'], ['boundary-side']),
      ...installed.drawn('fence', ['beam']),
    ];
    const parts = [...outdoors, ...beams];
    return parts.length > 0 ? { figures: [outdoors.length, beams.length], parts } : undefined;
  },
  contacts: (installed, site, at) => {
    const parts = atDoors(installed.drawn('alarm', ['contact']), site, at);
    const rooms = at.doors ? [] : roomsOf(parts, site);
    return parts.length > 0
      ? { figures: [contactsOn(parts, site), at.rooms ? rooms : []], parts }
      : undefined;
  },
  // A driver at a gate has no button that is screwed to a wall.
  panic: (installed, _, { gates: own }) =>
    some(
      installed
        .drawn('alarm', ['panic'])
        .filter(({ item }) => !own || idOf(item) === 'panic-pendant'),
    ),
  sirens: drawn('alarm', 'siren'),
  reporting: (installed, { monitored }) => {
    const panels = installed.drawn('alarm', ['panel']);
    const paths = signalPathsOf(installed).flatMap(({ parts }) => parts);
    return monitored && panels.length > 0 && paths.length > 0
      ? any([...panels, ...paths])
      : undefined;
  },
  'two-paths': (installed) => {
    const found = signalPathsOf(installed);
    const names = [...new Set<SignalPath>(found.map(({ path }) => path))];
    if (names.length < 2) return undefined;
    return { figures: [names], parts: found.flatMap(({ parts }) => parts) };
  },
  'electric-fence': (installed, { boundary }) => {
    const parts = energizers(installed);
    return parts.length > 0 ? { figures: [boundary.length], parts } : undefined;
  },
  'motor-cage': (installed) => {
    const parts = installed.parts('motor-cage');
    return parts.length > 0 ? { figures: [installed.pieces('motor-cage')], parts } : undefined;
  },
  'gate-contact': (installed, _, at) => any(atGates(installed, 'gates', 'contact', at)),
  'gate-motor': (installed, _, at) => any(atGates(installed, 'gates', 'gate-motor', at)),
  boom: (installed, _, at) => some(atGates(installed, 'gates', 'barrier', at)),
  access: (installed, site, at) => {
    const parts = atDoors(installed.drawn('access', ['reader']), site, at);
    if (parts.length === 0) return undefined;
    const doorOf = doorsOf(site);
    // A door may have a reader on each side.
    const each = new Map(parts.map((reader) => [JSON.stringify(reader.place), doorOf(reader)]));
    return { figures: [[...each.values()]], parts };
  },
  intercom: (installed, _, { doors, gates: own }) =>
    any(
      installed.drawn(
        'intercom',
        ['intercom'],
        own && [...own, ...when(doors?.includes('outer') === true, 'entrance' as const)],
      ),
    ),
  backup: (installed, site) => {
    if (site.outageHours === 0) return undefined;
    const kept = keptRunning(site, installed.designs);
    const parts = kept.flatMap(({ keptBy }) => keptBy).filter(isBackup);
    if (parts.length === 0) return undefined;
    const loads = kept.filter(({ keptBy }) => keptBy.some(isBackup)).map(({ load }) => load);
    return {
      figures: [site.outageHours, [...new Set(loads)], site.generator],
      parts: [...new Set(parts)],
    };
  },
  'alarm-battery': (installed, site) => {
    const batteries = installed.designs
      .flatMap(({ supplies }) => supplies)
      .filter(({ item }) => idOf(item) === 'alarm-battery');
    if (site.outageHours === 0 || batteries.length === 0) return undefined;
    return { figures: [site.outageHours], parts: batteries };
  },
  'cable-sensors': sensors('cable-theft'),
  'tank-sensors': sensors('tank'),
  'power-sensors': sensors('power-failure'),
  trackers: (installed) => pieces(installed, 'vehicle-tracker'),
  'asset-trackers': (installed) => pieces(installed, 'asset-tracker'),
};

function contactsOn(parts: readonly Part[], { outerDoors, shutters }: Site) {
  const on: Record<ContactOn, number> = { door: 0, shutter: 0, dock: 0, 'garage door': 0 };
  for (const part of parts) {
    if (!('place' in part)) continue;
    const { place } = part;
    if (place.at === 'vehicle-gate') on['garage door']++;
    else if (place.at !== 'entrance' || place.index < outerDoors) on.door++;
    else on[place.index < outerDoors + shutters ? 'shutter' : 'dock']++;
  }
  return on;
}

function pieces(
  installed: Installed,
  kind: 'vehicle-tracker' | 'asset-tracker',
): Done<[number]> | undefined {
  const parts = installed.parts(kind);
  return parts.length > 0 ? { figures: [installed.pieces(kind)], parts } : undefined;
}

const isBackup = ({ item }: Part): boolean =>
  ['backup', 'local-backup', 'poe-ups', 'backed-supply'].includes(idOf(item));
