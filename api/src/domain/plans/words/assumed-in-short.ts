import { quantityText } from '@app/contracts/number-answer';
import type { PlanAssumed } from '@app/contracts/security-plan';
import { counted } from '@app/wording/counted';
import { howMany, listed } from '@app/wording/phrases';
import type { Site } from '../site.ts';
import type { Assumption, AssumptionFigures, AssumptionId } from './assumption-texts.ts';
import { boundaryNames, sensorNames, systemNames } from './names.ts';
import { peopleThere } from './people-there.ts';

/** What stands in place of answers, in a few words each, with the question that changes it. */
export const assumedInShort = (site: Site): PlanAssumed[] =>
  site.assumed.map((assumption) => ({
    text: inShort(site, assumption),
    ...(askedAtVisit.has(assumption.id) ? {} : { question: assumption.question }),
  }));

/** No question asks for these: the one that they are noted at only brings them up. */
const askedAtVisit: ReadonlySet<AssumptionId> = new Set([
  'users',
  'peopleThere',
  'residents',
  'pedestrianGates',
  'sensors',
  'trackedAssets',
  'remotePoints',
  'trackedVehicles',
  'openFloor',
  'sideRooms',
  'estateRooms',
  'estateOfficeDoor',
  'escapeDoors',
  'responseMinutes',
]);

const texts: {
  readonly [Id in AssumptionId]: (site: Site, ...figures: AssumptionFigures[Id]) => string;
} = {
  planningValue: ({ type }, unknown, value, unit) =>
    ({
      floorArea: `Floor area ${quantityText(value, unit)}`,
      people: peopleThere(type, value),
      trackedVehicles: `${quantityText(value, 'vehicles')} to track`,
      remotePoints: `${quantityText(value, 'places')} without mains power need a camera`,
    })[unknown],

  noBoundary: () => 'No boundary wall or fence',
  boundaryKind: (_, kind) =>
    kind === 'none' ? 'No boundary wall or fence' : `A ${boundaryNames[kind]} around the property`,
  boundaryLength: (_, metres) => `Boundary ${quantityText(metres, 'm')} long`,
  boundaryHeight: (_, _wasAsked, metres, kind) =>
    `${kind === 'wall' ? 'Wall' : 'Fence'} ${quantityText(metres, 'm')} high`,

  noGate: () => 'One sliding gate',
  openEntrance: () => 'One boom at the open entrance',
  parking: () => 'One boom at the parking area',
  vehicleEntrance: () => 'A sliding gate at the vehicle entrance',
  gateWidth: (_, metres) => `Vehicle gate ${quantityText(metres, 'm')} wide`,
  pedestrianGates: (_, count) => howMany(count, 'pedestrian gate'),
  gateMass: (_, _wasAsked, kilograms) => `Vehicle gate weighs ${quantityText(kilograms, 'kg')}`,
  motorStays: () => 'Your gate motor is strong enough for its gate',

  floorOfRooms: (_, squareMetres) => `Floor area ${quantityText(squareMetres, 'm²')}`,
  openFloor: (_, share, squareMetres) =>
    `Open floor ${quantityText(squareMetres, 'm²')}, ${Math.round(share * 100)}% of it all`,
  rooms: (_, count) => howMany(count, 'room'),
  sideRooms: (_, count) => `${howMany(count, 'room')} for offices and stores`,
  estateRooms: (_, count) => `${howMany(count, 'room')} in gatehouse and office`,

  estateOfficeDoor: () => 'Access control on the door of the estate office',
  accessDoors: (_, doors) => `Access control on ${quantityText(doors, 'doors')} and named rooms`,
  escapeDoors: () => 'People leave through the outside doors in a fire',
  credential: () => 'Doors open with cards or tags',
  users: (_, people) => `${quantityText(people, 'people')} open doors`,
  peopleThere: (_, type, people) => peopleThere(type, people),
  residents: (_, people) => `${quantityText(people, 'people')} live there`,

  systems: (_, _place, systems) => `You want ${listed(systems.map((id) => systemNames[id]))}`,
  systemStays: (_, system) => `Your own ${bareName(systemNames[system])} stays`,
  camerasStay: () => 'None of your cameras counted until tested',
  workingCameras: () => 'None of your cameras counted until tested',
  remotePoints: (_, places) =>
    `${quantityText(places, 'places')} without mains power need a camera`,
  sensors: (_, counts) => listed(counts.map(([kind, count]) => howMany(count, sensorNames[kind]))),
  trackedVehicles: (_, vehicles) => `${quantityText(vehicles, 'vehicles')} to track`,
  trackedAssets: (_, assets) => `${quantityText(assets, 'pieces')} of equipment to track`,

  outageHours: (_, hours) => `Power cuts of ${howMany(hours, 'hour')}`,
  footageDays: (_, days) => `Recordings kept for ${howMany(days, 'day')}`,
  goodSignal: () => 'Good mobile signal',
  internet: () => 'An internet line with a router',
  responseMinutes: (_, minutes) => `Armed response comes within ${minutes} minutes`,
  building: (_, { buildings, storeys, roof, cables }) =>
    [
      counted(buildings, 'building', 'buildings'),
      counted(storeys, 'storey', 'storeys'),
      roof === 'concrete' ? 'concrete roof' : 'tile or sheet roof',
      cables === 'possible' ? 'cables can be run' : 'no cables can be run',
    ].join(', '),
  spareWatts: () => 'Spare power of your backup unknown until measured',
  insurer: () => 'Your insurer may ask for a certificate',
};

const inShort = <Id extends AssumptionId>(site: Site, { id, figures }: Assumption<Id>): string =>
  texts[id](site, ...figures);

const bareName = (name: string): string => name.replace(/^an? /, '');
