import { type ControlId, controls } from '@app/knowledge/planning/controls';
import type { SensorKind, SystemId } from '@app/knowledge/planning/systems';
import { once, when } from '@app/wording/phrases';
import type { BomSystem, Device, Place } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import type { Installed } from '../installed.ts';
import { controlTexts, keptCameras, keptTexts, type SignalPath } from './control-texts.ts';

type Texts = typeof controlTexts;
type Figures = { readonly [Id in ControlId]: Parameters<Texts[Id]> };
/** The figures of a control; undefined when the plan has none of it. */
type InPlan<Id extends ControlId> = (installed: Installed, site: Site) => Figures[Id] | undefined;

const some = (count: number): [number] | undefined => (count > 0 ? [count] : undefined);

const drawn =
  (system: BomSystem, symbol: Device['symbol'], ...at: readonly Place['at'][]) =>
  (installed: Installed): [number] | undefined =>
    some(installed.drawn(system, [symbol], at.length > 0 ? at : undefined).length);

const entranceCameras =
  (atDocks: boolean) =>
  (installed: Installed, { outerDoors, shutters }: Site): [number] | undefined => {
    const isDock = (index: number) => index >= outerDoors + shutters;
    const views = installed
      .drawn('video', ['camera'], ['entrance'])
      .filter(({ place }) => place.at === 'entrance' && isDock(place.index) === atDocks);
    return some(views.length);
  };

const sensors =
  (kind: SensorKind) =>
  (installed: Installed): [number] | undefined => {
    const placed = installed
      .drawn('sensors', ['sensor'], ['sensor'])
      .filter(({ place }) => place.at === 'sensor' && place.sensor === kind);
    return some(placed.length);
  };

const inPlan: { readonly [Id in ControlId]: InPlan<Id> } = {
  'entrance-cameras': entranceCameras(false),
  'dock-cameras': entranceCameras(true),
  'till-cameras': drawn('video', 'camera', 'till'),
  'gate-cameras': drawn('video', 'camera', 'vehicle-gate', 'pedestrian-gate'),
  'boundary-cameras': drawn('video', 'camera', 'boundary'),
  'wall-cameras': drawn('video', 'camera', 'outer-wall'),
  'floor-cameras': drawn('video', 'camera', 'floor'),
  'room-cameras': (installed) => {
    const rooms = installed
      .drawn('video', ['camera'], ['high-value-room'])
      .flatMap(({ place }) => (place.at === 'high-value-room' ? place.room : []));
    return rooms.length > 0 ? [rooms] : undefined;
  },
  'remote-cameras': (installed) => some(installed.drawn('off-grid', ['camera', 'tower']).length),
  detectors: drawn('alarm', 'detector'),
  'early-warning': (installed) => {
    const outdoors = installed.drawn('alarm', ['outdoor-detector']).length;
    const beams = [
      ...installed.drawn('alarm', ['beam'], ['boundary-side']),
      ...installed.drawn('fence', ['beam']),
    ];
    return outdoors + beams.length > 0 ? [outdoors, beams.length] : undefined;
  },
  contacts: drawn('alarm', 'contact'),
  panic: drawn('alarm', 'panic'),
  sirens: drawn('alarm', 'siren'),
  reporting: (installed, { monitored }) =>
    monitored && installed.drawn('alarm', ['panel']).length > 0 ? [] : undefined,
  'two-paths': (installed) => {
    const paths: readonly SignalPath[] = [
      ...when(installed.pieces('lte-communicator') > 0, 'mobile' as const),
      ...when(installed.pieces('radio-transmitter') > 0, 'radio' as const),
      ...when(installed.pieces('ip-communicator') > 0, 'internet' as const),
    ];
    return paths.length > 1 ? [paths] : undefined;
  },
  'electric-fence': (installed, { boundary }) =>
    installed.drawn('fence', ['energizer']).length > 0 ? [boundary.length] : undefined,
  'motor-cage': (installed) => some(installed.pieces('motor-cage')),
  'gate-contact': (installed) => drawn('gates', 'contact')(installed) && [],
  'gate-motor': (installed) => drawn('gates', 'gate-motor')(installed) && [],
  boom: drawn('gates', 'barrier'),
  access: (installed) => {
    const doors = installed
      .drawn('access', ['reader'])
      .map(({ place }) => (place.at === 'access-door' ? place.index : -1));
    return some(new Set(doors).size);
  },
  intercom: (installed) => drawn('intercom', 'intercom')(installed) && [],
  backup: (installed, { outageHours }) => (installed.has('power') ? some(outageHours) : undefined),
  'alarm-battery': (installed, { outageHours }) =>
    installed.drawn('alarm', ['panel']).length > 0 ? some(outageHours) : undefined,
  'cable-sensors': sensors('cable-theft'),
  'tank-sensors': sensors('tank'),
  'temperature-sensors': sensors('temperature'),
  'power-sensors': sensors('power-failure'),
  trackers: (installed) => some(installed.pieces('vehicle-tracker')),
  'asset-trackers': (installed) => some(installed.pieces('asset-tracker')),
};

const texts: { readonly [Id in ControlId]: (...figures: Figures[Id]) => string } = controlTexts;

function planned<Id extends ControlId>(id: Id, installed: Installed, site: Site) {
  const figures = inPlan[id](installed, site);
  return figures && texts[id](...figures);
}

/** Words for what of the plan, or of what stays, is there; in the order asked. */
export interface Answered {
  readonly words: readonly string[];
  /** The controls that are there. */
  readonly present: ReadonlySet<string>;
}

/** New devices first, then what is there already and stays. */
export function controlsInPlan(
  ids: readonly ControlId[],
  site: Site,
  installed: Installed,
): Answered {
  const found = ids.map((id) => {
    const { system } = controls[id];
    const always = 'always' in controls[id];
    const words = planned(id, installed, site);
    const counts = always || system === 'video' || system === 'off-grid';
    const kept = words === undefined && counts ? keptOf(system, site) : undefined;
    return { id, words, kept, there: words !== undefined || (always && kept !== undefined) };
  });
  return {
    words: once([
      ...found.flatMap(({ words }) => words ?? []),
      ...found.flatMap(({ kept }) => kept ?? []),
    ]),
    present: new Set(found.filter(({ there }) => there).map(({ id }) => id)),
  };
}

const keptOf = (system: SystemId, { stays }: Site): string | undefined => {
  if (stays.systems.has(system)) return keptTexts[system];
  return system === 'video' && stays.cameras > 0 ? keptCameras(stays.cameras) : undefined;
};
