import type { HighValueRoom } from './rooms.ts';
import type { SensorKind, SystemId } from './systems.ts';

/** What we take for a site of a type where a visitor does not know, or is not asked. */
export interface SiteValues {
  /** How texts call such a site: "a home". */
  readonly name: string;
  readonly trade: 'home' | 'commercial';
  readonly rural: boolean;
  /** Planned when the visitor leaves the choice to us. */
  readonly recommended: readonly SystemId[];
  readonly floorSquareMetres: number;
  /** Share of the floor that is open: sales floor, work floor, seating or waiting area. */
  readonly openFloorShare: number;
  readonly people: number;
  readonly boundaryMetres: number;
  readonly boundaryKind: 'wall' | 'palisade' | 'mesh' | 'none';
  readonly pedestrianGates: number;
  readonly gateWidthMetres: number;
  /** When sensors are wanted. */
  readonly sensors: Partial<Record<SensorKind, number>>;
  /** When tracking is wanted. */
  readonly trackedVehicles: number;
  readonly trackedAssets: number;
  /** Stores that are not among the rooms that the visitor counts. */
  readonly storesApart: readonly HighValueRoom[];
}

const business = {
  trade: 'commercial',
  rural: false,
  boundaryKind: 'wall',
  pedestrianGates: 1,
  gateWidthMetres: 6,
  sensors: { leak: 2, 'power-failure': 1 },
  trackedVehicles: 3,
  trackedAssets: 3,
  storesApart: [],
} as const;

export const siteValues = {
  'Residential Home': {
    ...business,
    name: 'a home',
    trade: 'home',
    recommended: ['video', 'alarm', 'fence', 'gates', 'intercom', 'power'],
    floorSquareMetres: 200,
    openFloorShare: 0,
    people: 4,
    boundaryMetres: 120,
    gateWidthMetres: 4,
    trackedVehicles: 2,
  },
  'Retail Shop': {
    ...business,
    name: 'a shop',
    recommended: ['video', 'alarm', 'power'],
    floorSquareMetres: 150,
    openFloorShare: 0.7,
    people: 8,
    boundaryMetres: 80,
    boundaryKind: 'none',
  },
  Restaurant: {
    ...business,
    name: 'a restaurant',
    recommended: ['video', 'alarm', 'power'],
    floorSquareMetres: 200,
    openFloorShare: 0.6,
    people: 15,
    boundaryMetres: 80,
    boundaryKind: 'none',
    sensors: { temperature: 2, 'power-failure': 1 },
  },
  Office: {
    ...business,
    name: 'an office',
    recommended: ['video', 'alarm', 'access', 'intercom', 'power'],
    floorSquareMetres: 400,
    openFloorShare: 0.5,
    people: 25,
    boundaryMetres: 120,
    boundaryKind: 'none',
  },
  Warehouse: {
    ...business,
    name: 'a warehouse',
    recommended: ['video', 'alarm', 'fence', 'gates', 'access', 'power'],
    floorSquareMetres: 2000,
    openFloorShare: 0.9,
    people: 20,
    boundaryMetres: 300,
    sensors: { temperature: 2, 'power-failure': 1 },
    trackedVehicles: 5,
  },
  'Industrial Site': {
    ...business,
    name: 'an industrial site',
    recommended: ['video', 'alarm', 'fence', 'gates', 'access', 'sensors', 'power'],
    floorSquareMetres: 3000,
    openFloorShare: 0.8,
    people: 40,
    boundaryMetres: 500,
    boundaryKind: 'palisade',
    sensors: { 'cable-theft': 2, tank: 2, door: 2, 'power-failure': 1 },
    trackedVehicles: 5,
    trackedAssets: 5,
  },
  School: {
    ...business,
    name: 'a school',
    recommended: ['video', 'alarm', 'fence', 'gates', 'access', 'intercom', 'power'],
    floorSquareMetres: 1600,
    openFloorShare: 0.6,
    people: 40,
    boundaryMetres: 600,
    boundaryKind: 'palisade',
    pedestrianGates: 2,
  },
  Clinic: {
    ...business,
    name: 'a clinic',
    recommended: ['video', 'alarm', 'access', 'intercom', 'power'],
    floorSquareMetres: 300,
    openFloorShare: 0.3,
    people: 15,
    boundaryMetres: 120,
    sensors: { temperature: 1, 'power-failure': 1 },
  },
  'Residential Estate': {
    ...business,
    name: 'an estate',
    recommended: ['video', 'fence', 'gates', 'access', 'intercom', 'power'],
    floorSquareMetres: 100,
    openFloorShare: 0,
    people: 10,
    boundaryMetres: 2000,
  },
  Farm: {
    ...business,
    name: 'a farm',
    trade: 'home',
    rural: true,
    recommended: ['video', 'alarm', 'fence', 'gates', 'off-grid', 'power'],
    floorSquareMetres: 250,
    openFloorShare: 0,
    people: 5,
    boundaryMetres: 400,
    boundaryKind: 'mesh',
    gateWidthMetres: 5,
    storesApart: ['tool-store', 'fuel-store'],
    sensors: { tank: 2, 'cable-theft': 1, door: 2, 'power-failure': 1 },
  },
  Other: {
    ...business,
    name: 'a site of this kind',
    recommended: ['video', 'alarm', 'power'],
    floorSquareMetres: 300,
    openFloorShare: 0.5,
    people: 10,
    boundaryMetres: 200,
  },
} as const satisfies Record<string, SiteValues>;

/** The same for all types. */
export const siteRules = {
  /** Of a home or a homestead, for its floor area. */
  squareMetresPerRoom: 25,
  /** Of a school, with its share of corridors. */
  squareMetresPerClassroom: 80,
  /** Offices and stores of a warehouse or an industrial site: so many, and one more per so much floor. */
  sideRooms: 3,
  squareMetresPerSideRoom: 500,
  /** Office, staff room, hall, library and stores of a school. */
  schoolSideRooms: 6,
  /** Reception, staff room, dispensary and store of a clinic. */
  clinicSideRooms: 4,
  /** Gatehouse, office and store of an estate. */
  estateRooms: 3,
  estateOuterDoors: 2,
  /** Residents and staff with a card or tag. */
  peoplePerHouse: 3,
  /** A wall whose height nobody knows. */
  wallMetres: 1.8,
  /** A wall of which we know only that it is lower than 1.5 m. */
  lowWallMetres: 1.4,
  palisadeMetres: 1.8,
  meshMetres: 1.8,
  /** A steel sliding or swing gate with its frame. */
  gateKilogramsPerMetre: 100,
  garageDoorKilograms: 120,
  garageDoorMetres: 5,
  swingGateMetres: 5,
  boomKilograms: 20,
  boomMetres: 4,
  /** Doors with access control where the number is not known. */
  accessDoors: 2,
  remotePoints: 2,
  outageHours: 4,
  /** Until armed response is there, where the visitor does not know (our planning value). */
  responseMinutes: 10,
  slowResponseMinutes: 20,
  footageDays: 30,
  /** A gate motor that stays must be rated for so many times the mass of the gate. */
  motorMargin: 1.25,
} as const;
