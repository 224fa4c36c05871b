import { type FactorId, factors } from '@app/knowledge/planning/factors';
import { ratingValues } from '@app/knowledge/planning/ratings';
import type { SystemId } from '@app/knowledge/planning/systems';
import { measured } from '@app/wording/figures';
import { hours, howMany, listed } from '@app/wording/phrases';
import type { Goods, HighValueRoom, Incident, Site } from '../../site.ts';
import { boundaryNames, establishmentNames, goodsNames } from '../names.ts';

type Holds = (site: Site) => boolean;

const keeps =
  (system: SystemId): Holds =>
  ({ stays }) =>
    stays.systems.has(system);

const lacks =
  (system: SystemId): Holds =>
  ({ stays }) =>
    !stays.systems.has(system);

const hasRoom =
  (room: HighValueRoom): Holds =>
  ({ highValueRooms }) =>
    highValueRooms.includes(room);

const happened =
  (incident: Incident): Holds =>
  ({ incidents }) =>
    incidents.includes(incident);

/** What thieves carry off and sell. */
const sellFast: ReadonlySet<Goods> = new Set([
  'medicines',
  'electronics',
  'liquor-and-cigarettes',
  'firearms',
]);

const hasCameras: Holds = ({ stays }) => stays.cameras > 0 || stays.systems.has('video');

/** Cameras of the visitor's own, of which none counts before we have tested them. */
const keepsUntested: Holds = ({ assumed }) =>
  assumed.some(({ id }) => id === 'camerasStay' || id === 'workingCameras');

/** When an answer moves the rating of a threat. */
const holds: Readonly<Record<FactorId, Holds>> = {
  noAlarm: lacks('alarm'),
  noAccessControl: lacks('access'),
  noIntercom: lacks('intercom'),
  noBackup: (site) => site.outageHours > 0 && lacks('power')(site),
  noCameras: (site) => !hasCameras(site) && !keepsUntested(site),
  noFence: (site) => site.boundary.kind !== 'none' && lacks('fence')(site),
  alarmStays: keeps('alarm'),
  accessStays: keeps('access'),
  intercomStays: keeps('intercom'),
  fenceStays: keeps('fence'),
  backupStays: keeps('power'),
  camerasStay: hasCameras,
  openSite: ({ boundary }) => boundary.kind === 'none',
  lowBoundary: ({ boundary: { kind, height } }) =>
    kind !== 'none' && height < ratingValues.lowBoundaryMetres,
  meshBoundary: ({ boundary }) => boundary.kind === 'mesh',
  longBoundary: ({ boundary: { kind, length } }) =>
    kind !== 'none' && length >= ratingValues.longBoundaryMetres,
  noGate: ({ vehicleGates }) => vehicleGates.some(({ kind }) => kind === 'none'),
  poorSignal: ({ signal }) => signal === 'poor',
  jammers: ({ jammers }) => jammers,
  unmonitored: ({ monitored }) => !monitored,
  monitoredAlarm: (site) => site.monitored && keeps('alarm')(site),
  rural: ({ rural }) => rural,
  longOutages: ({ outageHours }) => outageHours >= ratingValues.longOutageHours,
  noOutages: ({ outageHours }) => outageHours === 0,
  manyTills: ({ tills }) => tills >= ratingValues.manyTills,
  manyDocks: ({ docks }) => docks >= ratingValues.manyDocks,
  manyDoors: ({ outerDoors }) => outerDoors >= ratingValues.manyOuterDoors,
  shutters: ({ shutters }) => shutters > 0,
  manyPeople: ({ people }) => people >= ratingValues.manyPeople,
  bigFloor: ({ openFloorArea }) => openFloorArea >= ratingValues.bigFloorSquareMetres,
  consultingRooms: ({ consultingRooms }) => consultingRooms > 1,
  remotePoints: ({ remotePoints }) => remotePoints > 0,
  vehiclesOut: ({ trackedVehicles }) => trackedVehicles > 0,
  cashOffice: hasRoom('cash-office'),
  stockRoom: hasRoom('stock-room'),
  serverRoom: hasRoom('server-room'),
  dispensary: hasRoom('dispensary'),
  computerRoom: hasRoom('computer-room'),
  toolStore: hasRoom('tool-store'),
  fuelStore: hasRoom('fuel-store'),
  strongroom: hasRoom('strongroom'),
  slowResponse: ({ monitored, responseMinutes }) =>
    monitored && responseMinutes > ratingValues.responseMinutes,
  concreteRoof: ({ roof }) => roof === 'concrete',
  cameOver: happened('boundary'),
  gateHit: happened('gate'),
  forcedDoor: happened('door-or-window'),
  cameThroughRoof: happened('roof'),
  staffStole: happened('staff'),
  robbed: happened('robbery'),
  cashThere: ({ goods }) => goods.includes('cash'),
  goodsThatSell: ({ goods }) => goods.some((one) => sellFast.has(one)),
  fuelThere: ({ goods }) => goods.includes('fuel'),
  copperThere: ({ goods }) => goods.includes('copper'),
};

/** The first answers that hold, as many as may move a rating. */
export const holding = (ids: readonly FactorId[], site: Site, most: number): readonly FactorId[] =>
  ids.filter((id) => holds[id](site)).slice(0, most);

/** What the words in braces of `factors` stand for. */
const figures: Readonly<Record<string, (site: Site) => string>> = {
  establishment: ({ type }) => establishmentNames[type],
  boundary: ({ boundary: { kind } }) => (kind === 'none' ? '' : boundaryNames[kind]),
  height: ({ boundary: { height, heightAssumed } }) =>
    `${measured(height, 'm')} high${heightAssumed ? ' by our assumption' : ''}`,
  length: ({ boundary }) => measured(boundary.length, 'm'),
  outage: ({ outageHours }) => hours(outageHours),
  tills: ({ tills }) => howMany(tills, 'till'),
  docks: ({ docks }) => howMany(docks, 'dock'),
  doors: ({ outerDoors }) => howMany(outerDoors, 'outer door'),
  shutters: ({ shutters }) => howMany(shutters, 'roller shutter'),
  people: ({ people }) => howMany(people, 'person'),
  floor: ({ openFloorArea }) => measured(openFloorArea, 'm²'),
  consultingRooms: ({ consultingRooms }) => howMany(consultingRooms, 'consulting room'),
  pointsHave: ({ remotePoints }) => howMany(remotePoints, 'point to watch has'),
  minutes: ({ responseMinutes }) => `${responseMinutes} minutes or more`,
  goods: ({ goods }) =>
    listed(goods.filter((one) => sellFast.has(one)).map((one) => goodsNames[one])),
  vehicles: ({ trackedVehicles }) => howMany(trackedVehicles, 'vehicle'),
};

/** An answer in words that follow "because". */
export const because = (id: FactorId, site: Site): string =>
  factors[id].replace(/\{(\w+)\}/g, (slot, name: string) => figures[name]?.(site) ?? slot);
