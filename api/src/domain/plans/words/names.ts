import type { EstablishmentType } from '@app/contracts/proposal';
import type { SensorKind, SystemId } from '@app/knowledge/planning/systems';
import { capitalised, type Noun } from '@app/wording/phrases';
import type { Goods, HighValueRoom, Incident, Site, VehicleGate } from '../site.ts';
import { roomNames } from './room-names.ts';

/** After "your" or "the". */
export const establishmentNames: Readonly<Record<EstablishmentType, string>> = {
  'Residential Home': 'home',
  'Retail Shop': 'shop',
  Restaurant: 'restaurant',
  Office: 'office',
  Warehouse: 'warehouse',
  'Industrial Site': 'industrial site',
  School: 'school',
  Clinic: 'clinic',
  'Residential Estate': 'estate',
  Farm: 'farm',
  Other: 'site',
};

const withAn: ReadonlySet<EstablishmentType> = new Set([
  'Office',
  'Industrial Site',
  'Residential Estate',
]);

/** "an office" */
export const oneEstablishment = (type: EstablishmentType): string =>
  `${withAn.has(type) ? 'an' : 'a'} ${establishmentNames[type]}`;

/** In a list of what is designed. */
export const systemNames: Readonly<Record<SystemId, string>> = {
  video: 'cameras',
  alarm: 'an alarm',
  fence: 'an electric fence',
  gates: 'gate automation',
  access: 'access control',
  intercom: 'an intercom',
  power: 'backup power',
  'off-grid': 'cameras without mains power',
  sensors: 'sensors',
  vehicles: 'tracking',
};

/** What cameras look at, in the plural: "Detail at the outer doors". */
export const viewNames = {
  'outer-doors': 'outer doors',
  'wide-entrances': 'shutters and docks',
  tills: 'tills',
  'high-value-rooms': 'high-value rooms',
  'vehicle-lanes': 'vehicle lanes',
  driveways: 'driveway gates',
  'pedestrian-gates': 'pedestrian gates',
  'open-floor': 'open floor',
  boundary: 'boundary',
  'boundary-by-heat': 'boundary by heat',
  'remote-points': 'points without mains power',
};
export type ViewName = keyof typeof viewNames;

export const goodsNames: Readonly<Record<Goods, string>> = {
  cash: 'cash',
  medicines: 'medicines',
  electronics: 'electronics, tools or branded clothes',
  'liquor-and-cigarettes': 'liquor or cigarettes',
  fuel: 'fuel',
  copper: 'copper, cable or batteries',
  firearms: 'firearms',
};

/** What happened on the site or next door. */
export const incidentNames: Readonly<Record<Incident, string>> = {
  boundary: 'someone came over or through the boundary',
  gate: 'someone came in at a gate or damaged it',
  'door-or-window': 'someone forced a door or a window',
  roof: 'someone came in through the roof',
  staff: 'staff or visitors stole',
  robbery: 'someone was robbed or threatened',
};

/** A part of a site that an alarm arms by itself. */
export type ArmingArea = HighValueRoom | keyof typeof areaNames;

const areaNames = {
  rooms: 'Rooms and passages',
  classrooms: 'Classrooms',
  offices: 'Offices, halls and stores',
  floor: 'Open floor',
  outside: 'Outdoor detectors and beams',
};

const isArea = (area: ArmingArea): area is keyof typeof areaNames => area in areaNames;
export const areaName = (area: ArmingArea): string =>
  isArea(area) ? areaNames[area] : capitalised(roomNames[area]);

export const sensorNames = {
  temperature: 'temperature sensor',
  leak: 'leak sensor',
  'cable-theft': 'cable theft sensor',
  tank: 'tank sensor',
  'power-failure': 'power failure monitor',
  door: 'door sensor',
} as const satisfies Record<SensorKind, Noun>;

export const gateNames = {
  sliding: 'sliding gate',
  swing: 'swing gate',
  garage: 'garage door',
  boom: 'boom',
  none: 'vehicle entrance without a gate',
} as const satisfies Record<VehicleGate['kind'], Noun>;

export const boundaryNames: Readonly<Record<Exclude<Site['boundary']['kind'], 'none'>, string>> = {
  wall: 'wall',
  palisade: 'palisade fence',
  mesh: 'mesh fence',
};

export const credentialNames: Readonly<Record<Site['access']['credential'], string>> = {
  card: 'by card or tag',
  keypad: 'by code',
  fingerprint: 'by fingerprint',
  face: 'by face recognition',
};

/** What stops in a power cut without backup, in a list. */
export const loadNames = {
  recorders: 'the recorder',
  router: 'the router',
  cameras: 'the cameras',
  'local-switch': 'the cameras on local switches',
  'supply-cameras': 'the cameras',
  'local-supply': 'the cameras on local 12 V supplies',
  intercom: 'the intercom',
  'vehicle-tag-readers': 'the readers of vehicle tags',
  'access-controller': 'the access controllers',
  'sensor-gateway': 'the gateway of the sensors',
  alarm: 'the alarm',
  'electric-fence': 'the electric fence',
  beams: 'the beams on the boundary',
  doors: 'the locks and readers',
  'gate-motors': 'the gate motors',
  'garage-doors': 'the motors of the garage doors',
  boom: 'the booms',
} as const;
/** Equipment that stops in a power cut unless something keeps it running. */
export type LoadId = keyof typeof loadNames;
