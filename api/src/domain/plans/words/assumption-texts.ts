import { numberText, quantityText, type Unit } from '@app/contracts/number-answer';
import type { EstablishmentType } from '@app/contracts/proposal';
import type { HighValueRoom } from '@app/knowledge/planning/rooms';
import type { SensorKind, SystemId } from '@app/knowledge/planning/systems';
import { howMany, listed, type Noun, nounFor } from '@app/wording/phrases';
import { peopleThere } from './people-there.ts';
import { roomNames } from './room-names.ts';

const fenceNames = {
  wall: 'a wall',
  palisade: 'a palisade fence',
  mesh: 'a mesh fence',
  none: 'no wall or fence of your own',
} as const;

const systemNames: Readonly<Record<SystemId, string>> = {
  video: 'cameras',
  alarm: 'a burglar alarm',
  fence: 'an electric fence',
  gates: 'a gate motor or boom',
  access: 'access control',
  intercom: 'an intercom',
  power: 'backup power',
  'off-grid': 'cameras where there is no mains power',
  sensors: 'sensors',
  vehicles: 'tracking',
};

const sensors: Readonly<Record<SensorKind, Noun>> = {
  temperature: 'temperature sensor',
  leak: 'leak sensor',
  'cable-theft': 'cable theft sensor',
  tank: 'tank level sensor',
  'power-failure': 'power failure monitor',
  door: 'door sensor',
};

/** Numbers that a visitor need not know, after "You did not know". */
const unknownNumbers = {
  floorArea: 'the floor area',
  people: 'how many people work there',
  trackedVehicles: 'how many vehicles to track',
  remotePoints: 'how many places without mains power need a camera',
} as const;
export type UnknownNumber = keyof typeof unknownNumbers;

const we = (wasAsked: boolean, unknown: string): string =>
  wasAsked ? `You did not know ${unknown}: we` : 'We';

/** What we take in place of answers. `place` is a site of the type: "a home". */
const assumptionTexts = {
  planningValue: (unknown: UnknownNumber, value: number, unit: Unit, place: string) =>
    `You did not know ${unknownNumbers[unknown]}: we assumed ${quantityText(value, unit)}, our planning value for ${place}.`,

  noBoundary: (place: string) =>
    `The plan assumes ${place} without its own boundary wall or fence.`,
  boundaryKind: (kind: keyof typeof fenceNames) =>
    `You did not know what is around the property: we assumed ${fenceNames[kind]}.`,
  boundaryLength: (metres: number) => {
    const side = quantityText(metres / 4, 'm');
    return `You did not know the length of the boundary: we assumed ${quantityText(metres, 'm')}, that of a stand of ${side} by ${side}.`;
  },
  boundaryHeight: (wasAsked: boolean, metres: number, kind: keyof typeof fenceNames) =>
    `${we(wasAsked, 'the height of the wall')} assumed a height of ${quantityText(metres, 'm')} for ${fenceNames[kind]}. We measure it before we build an electric fence.`,

  noGate: () => 'You want a gate motor but named no gate: we assumed one sliding gate.',
  openEntrance: () => 'You want a gate motor or boom at an open entrance: we assumed one boom.',
  parking: () => 'You want a gate motor or boom: we assumed one boom at the parking area.',
  vehicleEntrance: (metres: number) =>
    `You did not know what is at the vehicle entrance: we assumed a sliding gate of ${quantityText(metres, 'm')}.`,
  gateWidth: (metres: number) =>
    `We assumed that the vehicle gate is ${quantityText(metres, 'm')} wide. We measure it before you order.`,
  pedestrianGates: (count: number) =>
    `You were not asked about gates for people on foot: we assumed ${howMany(count, 'pedestrian gate')}.`,
  gateMass: (wasAsked: boolean, kilograms: number, metres: number, kilogramsPerMetre: number) =>
    `${we(wasAsked, 'the mass of the gate')} assumed ${quantityText(kilograms, 'kg')} for a steel gate of ${quantityText(metres, 'm')}, ${quantityText(kilogramsPerMetre, 'kg')} for each metre.`,
  motorStays: (margin: number) =>
    `Your gate motor stays. We check that it is made for ${margin} times the mass of the gate.`,

  floorOfRooms: (squareMetres: number, squareMetresPerRoom: number, room: 'room' | 'classroom') =>
    `We assumed a floor area of ${quantityText(squareMetres, 'm²')}, ${quantityText(squareMetresPerRoom, 'm²')} for each ${room}.`,
  openFloor: (share: number, squareMetres: number) =>
    `We assumed that ${Math.round(share * 100)}% of the floor is open, without stores and offices: ${quantityText(squareMetres, 'm²')}.`,
  rooms: (count: number, sideRooms: number, squareMetresPerSideRoom: number) =>
    `We assumed ${count} rooms, the open floor, offices and stores: ${sideRooms}, and one for each ${quantityText(squareMetresPerSideRoom, 'm²')}.`,
  sideRooms: (count: number, mainRooms: 'classrooms' | 'consulting rooms') =>
    `We assumed ${count} rooms besides the ${mainRooms}, such as offices and stores.`,
  estateRooms: (count: number) =>
    `We assumed a gatehouse and an estate office with ${count} rooms together.`,

  estateOfficeDoor: () =>
    'There is no gate for people on foot, so access control is on the door of the estate office.',
  accessDoors: (doors: number, rooms: readonly HighValueRoom[]) => {
    const named = rooms.map((room) => `at the ${roomNames[room]}`);
    return `We assumed access control ${listed([`on each outside door (${quantityText(doors, 'doors')})`, ...named])}.`;
  },
  escapeDoors: () =>
    'We assumed that people leave through the outside doors in a fire. Those open from inside without a key.',
  credential: (wasAsked: boolean) =>
    `${we(wasAsked, 'how people should open the doors')} chose cards or tags${wasAsked ? '' : ' for the doors with access control'}.`,
  users: (people: number) =>
    `We assumed ${quantityText(people, 'people')} who open doors with access control.`,
  peopleThere: (type: EstablishmentType, people: number) =>
    `We assumed that ${peopleThere(type, people)}. Openings and remotes of the gate are planned for them.`,
  residents: (people: number, perHouse: number) =>
    `We assumed ${quantityText(people, 'people')}, ${perHouse} for each house.`,

  systems: (place: string, systems: readonly SystemId[]) =>
    `You left the choice to us. For ${place} we chose ${listed(systems.map((system) => systemNames[system]))}.`,
  systemStays: (system: SystemId) =>
    `You want to keep ${systemNames[system]}, so the plan ${system === 'power' ? 'adds only what yours cannot carry' : 'has no new one'}.`,
  camerasStay: () => 'Your cameras stay. We count none of them until we have tested them.',
  workingCameras: () =>
    'You did not know how many of your cameras work: we count none until we have tested them.',
  remotePoints: (places: number) =>
    `We assumed ${places} places without mains power that need a camera.`,
  sensors: (counts: readonly (readonly [kind: SensorKind, count: number])[], place: string) => {
    const named = counts.map(
      ([kind, count]) => `${numberText(count)}\u00a0${nounFor(count, sensors[kind])}`,
    );
    return `We assumed ${listed(named)} for ${place}.`;
  },
  trackedVehicles: (vehicles: number) =>
    `We assumed ${quantityText(vehicles, 'vehicles')} to track.`,
  trackedAssets: (pieces: number) =>
    `We assumed ${quantityText(pieces, 'pieces')} of equipment to track.`,

  outageHours: (hours: number) =>
    `You did not know how long power cuts last: we assumed ${quantityText(hours, 'hours')}.`,
  footageDays: (days: number) =>
    `We assumed that recordings are kept for ${quantityText(days, 'days')}, and no longer: more days need larger disks.`,
  goodSignal: () =>
    'You did not say that the mobile signal is poor, so we assumed that it is good.',
  internet: () =>
    'You did not say that there is no internet line, so we assumed fibre or another line with a router.',
  responseMinutes: (minutes: number) =>
    `We assumed that armed response is there within ${minutes} minutes. Ask the company, and test it.`,
  building: (built: {
    readonly buildings: number;
    readonly storeys: number;
    readonly roof: 'tiles-or-sheets' | 'concrete';
    readonly cables: 'possible' | 'impossible';
    /** Each building is drawn, but its storeys are on one floor. */
    readonly isDrawn?: true;
  }) => {
    const { buildings, storeys, roof, cables } = built;
    const houses = `${buildings === 1 ? 'one building' : quantityText(buildings, 'buildings')} of ${quantityText(storeys, 'storeys')}`;
    const cover = roof === 'concrete' ? 'a concrete roof' : 'a roof of tiles or metal sheets';
    const run = cables === 'possible' ? 'cables can be run' : 'no cables can be run';
    const drawn =
      !built.isDrawn && (buildings > 1 || storeys > 1)
        ? ' The drawing shows one building on one floor.'
        : '';
    return `The plan is for ${houses} with ${cover}, in which ${run}.${drawn}`;
  },
  spareWatts: () =>
    'Your backup power stays, and you did not know what it can still carry. We measure that before we connect anything to it.',
  insurer: () =>
    'You did not say whether your insurer requires a certificate. Ask your insurer before you order.',
};

export type AssumptionId = keyof typeof assumptionTexts;
export type AssumptionFigures = {
  readonly [Id in AssumptionId]: Parameters<(typeof assumptionTexts)[Id]>;
};

/** What we took in place of an answer. */
export interface Assumption<Id extends AssumptionId = AssumptionId> {
  /** Name of the question. */
  readonly question: string;
  readonly id: Id;
  readonly figures: AssumptionFigures[Id];
}

const texts: { readonly [Id in AssumptionId]: (...figures: AssumptionFigures[Id]) => string } =
  assumptionTexts;

/** An assumption as the visitor reads it. */
export const assumptionText = <Id extends AssumptionId>({ id, figures }: Assumption<Id>): string =>
  texts[id](...figures);
