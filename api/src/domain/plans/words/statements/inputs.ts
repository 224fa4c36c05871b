import { figure } from '@app/wording/figures';
import { howMany } from '@app/wording/phrases';
import { itemWords } from '../lines/lines.ts';
import { type LocalLoad, localLoads } from '../lines/other-systems.ts';
import { type Numbers, type TextOf, writerOf } from '../lines/table.ts';
import { count } from '../lines/video-figures.ts';

type Cameras = Numbers<'cameras'>;

const tasks = {
  doors: ({ doors }: Numbers<'doors'>) => `Access control, ${howMany(doors, 'door')}`,
  'alarm-panels': ({ panels }: Numbers<'panels'>) =>
    `${panels} alarm ${panels > 1 ? 'panels' : 'panel'}, mount and program`,
  'alarm-devices': (alarm: { readonly devices: number; readonly wiring: 'wired' | 'wireless' }) =>
    `${alarm.devices} ${alarm.wiring} alarm devices`,
  fence: ({ length }: Numbers<'length'>) => `Electric fence, ${figure(length)} m`,
  'beam-pairs': ({ pairs }: Numbers<'pairs'>) => howMany(pairs, 'beam pair'),
  'gate-motors': ({ gates }: Numbers<'gates'>) => howMany(gates, 'gate motor'),
  'gate-motors-that-stay': ({ gates }: Numbers<'gates'>) =>
    howMany(gates, 'gate whose motor stays'),
  'vehicle-tag-readers': ({ readers }: Numbers<'readers'>) => howMany(readers, 'tag reader'),
  'intercom-kit': 'Intercom kit',
  'mobile-intercom': 'GSM intercom',
  'apartment-intercom': ({ stations, units }: Numbers<'stations' | 'units'>) =>
    `Intercom, ${howMany(stations, 'station')} and ${howMany(units, 'monitor')}`,
  backup: ({ units }: Numbers<'units'>) =>
    `${units} backup power ${units > 1 ? 'units' : 'unit'}, connect and test`,
  'local-backup': ({ at, places }: Numbers<'places'> & { readonly at: LocalLoad }) =>
    `Backup power at ${howMany(places, localLoads[at])}, connect and test`,
  sensors: ({ sensors }: Numbers<'sensors'>) => howMany(sensors, 'sensor'),
  signs: ({ signs }: Numbers<'signs'>) => `${signs} signs, mount`,
  'in-vehicles': (fitted: {
    readonly device:
      | 'vehicle-tracker'
      | 'vehicle-panic-button'
      | 'vehicle-camera'
      | 'asset-tracker';
    readonly each: 'vehicle' | 'asset';
    readonly count: number;
  }) => `${itemWords(fitted.device)}, ${howMany(fitted.count, fitted.each)}`,
  'solar-cameras': ({ cameras }: Cameras) =>
    `${count(cameras, 'solar camera')}: plant the pole, mount and aim`,
  'indoor-cameras': ({ cameras }: Cameras) =>
    `${count(cameras, 'camera')} indoors: mount, configure and aim`,
  'building-cameras': ({ cameras }: Cameras) =>
    `${count(cameras, 'camera')} outside on the building: mount, configure and aim`,
  'boundary-cameras': ({ cameras }: Cameras) =>
    `${count(cameras, 'camera')} at gates and boundary: mount, configure and aim`,
  'cameras-stay': ({ cameras }: Cameras) =>
    `${count(cameras, 'camera')} that stay: move to the new recorder`,
  recorders: ({ recorders }: Numbers<'recorders'>) =>
    `${count(recorders, 'recorder')}: install and configure`,
  'camera-supplies': ({ supplies }: Numbers<'supplies'>) =>
    `${supplies} 12 V ${supplies > 1 ? 'supplies' : 'supply'}: mount and connect`,
  'local-switches': ({ switches }: Numbers<'switches'>) =>
    `${count(switches, 'local switch point')}: mount and join the fibre`,
  cable: ({ metres }: Numbers<'metres'>) =>
    `Network cable and fibre, ${figure(metres)} m: pull and fix`,
  coax: ({ metres }: Numbers<'metres'>) =>
    `Cable of the HD analogue cameras, ${figure(metres)} m: pull and fix`,
  handover: 'Handover',
};

/** What hours of labour are for. */
export type Task = TextOf<typeof tasks>;
export const taskWords = writerOf(tasks);

const loads = {
  'access-controller': ({ number }: Numbers<'number'>) => `Access controller ${number}`,
  'vehicle-tag-readers': 'Vehicle tag readers',
  intercom: 'Intercom',
  'sensor-gateway': 'LoRaWAN gateway',
  recorders: 'Recorder',
  router: 'Router',
  cameras: 'Cameras by PoE',
  'supply-cameras': 'Cameras on the 12 V supply, with its losses',
  'local-switch': 'Cameras at a local switch',
  'local-supply': 'Cameras on a local 12 V supply',
  boom: 'Boom',
};

/** What has to keep working in an outage. */
export type LoadName = TextOf<typeof loads>;
export const loadWords = writerOf(loads);
