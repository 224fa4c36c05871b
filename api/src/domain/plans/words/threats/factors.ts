import { counted, hours, measured } from '@app/wording/phrases';
import { ratingValues } from '../../planning-values/threats.ts';
import type { HighValueRoom, Site, SystemId } from '../../site.ts';
import { boundaryNames, establishmentNames, roomNames } from '../names.ts';

/** An answer that moves a rating, in words that follow "because"; undefined when it does not hold. */
type Factor = (site: Site) => string | undefined;

const when = (holds: boolean, words: string): string | undefined => (holds ? words : undefined);

const lacks =
  (system: SystemId, words: string): Factor =>
  ({ stays }) =>
    when(!stays.systems.has(system), words);

const keeps =
  (system: SystemId, words: string): Factor =>
  ({ stays }) =>
    when(stays.systems.has(system), words);

const hasRoom =
  (room: HighValueRoom): Factor =>
  ({ highValueRooms }) =>
    when(highValueRooms.includes(room), `there is a ${roomNames[room]}`);

export const factors = {
  noAlarm: lacks('alarm', 'there is no alarm yet'),
  noAccessControl: lacks('access', 'there is no access control yet'),
  noIntercom: lacks('intercom', 'there is no intercom yet'),
  noBackup: ({ stays, outageHours }) =>
    when(outageHours > 0 && !stays.systems.has('power'), 'there is no backup power yet'),
  noCameras: ({ stays }) =>
    when(stays.cameras === 0 && !stays.systems.has('video'), 'there are no cameras yet'),
  noFence: ({ stays, boundary }) =>
    when(boundary.kind !== 'none' && !stays.systems.has('fence'), 'there is no electric fence yet'),
  alarmStays: keeps('alarm', 'your alarm stays'),
  accessStays: keeps('access', 'your access control stays'),
  intercomStays: keeps('intercom', 'your intercom stays'),
  fenceStays: keeps('fence', 'your electric fence stays'),
  backupStays: keeps('power', 'your backup power stays'),
  camerasStay: ({ stays }) =>
    when(stays.cameras > 0 || stays.systems.has('video'), 'you keep cameras that work'),
  openSite: ({ boundary, type }) =>
    when(
      boundary.kind === 'none',
      `there is no wall or fence round the ${establishmentNames[type]}`,
    ),
  lowBoundary: ({ boundary: { kind, height, heightAssumed } }) =>
    kind === 'none'
      ? undefined
      : when(
          height < ratingValues.lowBoundaryMetres,
          `the ${boundaryNames[kind]} is ${measured(height, 'm')} high${heightAssumed ? ' by our assumption' : ''}`,
        ),
  meshBoundary: ({ boundary }) => when(boundary.kind === 'mesh', 'the boundary is a mesh fence'),
  longBoundary: ({ boundary: { kind, length } }) =>
    when(
      kind !== 'none' && length >= ratingValues.longBoundaryMetres,
      `the boundary is ${measured(length, 'm')} long`,
    ),
  noGate: ({ vehicleGates }) =>
    when(
      vehicleGates.some(({ kind }) => kind === 'none'),
      'a vehicle entrance has no gate',
    ),
  poorSignal: ({ signal }) => when(signal === 'poor', 'mobile signal is poor'),
  jammers: ({ jammers }) => when(jammers, 'criminals in your area use jammers'),
  unmonitored: ({ monitored }) => when(!monitored, 'no monitoring company reacts'),
  monitoredAlarm: ({ monitored, stays }) =>
    when(monitored && stays.systems.has('alarm'), 'a monitoring company reacts to your alarm'),
  rural: ({ rural }) => when(rural, 'the site is rural, so help is further away'),
  longOutages: ({ outageHours }) =>
    when(outageHours >= ratingValues.longOutageHours, `outages last up to ${hours(outageHours)}`),
  noOutages: ({ outageHours }) => when(outageHours === 0, 'you have no long power cuts'),
  manyTills: ({ tills }) =>
    when(tills >= ratingValues.manyTills, `money is taken at ${counted(tills, 'till')}`),
  manyDocks: ({ docks }) =>
    when(docks >= ratingValues.manyDocks, `there are ${counted(docks, 'dock')}`),
  manyDoors: ({ outerDoors }) =>
    when(
      outerDoors >= ratingValues.manyOuterDoors,
      `there are ${counted(outerDoors, 'outer door')}`,
    ),
  shutters: ({ shutters }) =>
    when(shutters > 0, `the building has ${counted(shutters, 'roller shutter')}`),
  manyPeople: ({ people }) =>
    when(people >= ratingValues.manyPeople, `${counted(people, 'person', 'people')} come and go`),
  bigFloor: ({ openFloorArea }) =>
    when(
      openFloorArea >= ratingValues.bigFloorSquareMetres,
      `the open floor is ${measured(openFloorArea, 'm²')}`,
    ),
  consultingRooms: ({ consultingRooms }) =>
    when(
      consultingRooms > 1,
      `staff are alone with patients in ${counted(consultingRooms, 'consulting room')}`,
    ),
  remotePoints: ({ remotePoints }) =>
    when(
      remotePoints > 0,
      `${counted(remotePoints, 'point')} to watch ${remotePoints === 1 ? 'has' : 'have'} no mains power`,
    ),
  vehiclesOut: ({ trackedVehicles }) =>
    when(trackedVehicles > 0, `the plan is to track ${counted(trackedVehicles, 'vehicle')}`),
  cashOffice: hasRoom('cash-office'),
  stockRoom: hasRoom('stock-room'),
  serverRoom: hasRoom('server-room'),
  dispensary: hasRoom('dispensary'),
  computerRoom: hasRoom('computer-room'),
  toolStore: hasRoom('tool-store'),
  fuelStore: hasRoom('fuel-store'),
  strongroom: hasRoom('strongroom'),
} as const satisfies Record<string, Factor>;

export type FactorId = keyof typeof factors;

/** The first answers that hold, as many as may move a rating. */
export const holding = (ids: readonly FactorId[], site: Site, most: number): readonly string[] =>
  ids.flatMap((id) => factors[id](site) ?? []).slice(0, most);
