import type { EstablishmentType } from '@app/contracts/proposal';
import type { SensorKind, SystemId } from '@app/knowledge/planning/systems';
import type { HighValueRoom, Site } from '../site.ts';

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

/** "an office" */
export const oneEstablishment = (type: EstablishmentType): string => {
  const name = establishmentNames[type];
  return `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;
};

/** What people do there, after "4 people". */
export const whatPeopleDo: Readonly<Record<EstablishmentType, string>> = {
  'Residential Home': 'live there',
  'Retail Shop': 'work there',
  Restaurant: 'work there',
  Office: 'work there',
  Warehouse: 'work there',
  'Industrial Site': 'work there',
  School: 'work or learn there',
  Clinic: 'work there',
  'Residential Estate': 'live or work there',
  Farm: 'live or work there',
  Other: 'live or work there',
};

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

export const roomNames: Readonly<Record<HighValueRoom, string>> = {
  'stock-room': 'stock room',
  'cash-office': 'cash office',
  'server-room': 'server room',
  dispensary: 'dispensary',
  'computer-room': 'computer room',
  'tool-store': 'tool store',
  'fuel-store': 'fuel store',
  strongroom: 'strongroom',
};

export const sensorNames: Readonly<Record<SensorKind, readonly [one: string, many: string]>> = {
  temperature: ['temperature sensor', 'temperature sensors'],
  leak: ['leak sensor', 'leak sensors'],
  'cable-theft': ['cable theft sensor', 'cable theft sensors'],
  tank: ['tank sensor', 'tank sensors'],
  'power-failure': ['power failure monitor', 'power failure monitors'],
  door: ['door sensor', 'door sensors'],
};

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
