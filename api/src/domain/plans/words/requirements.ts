import { systemIds } from '@app/knowledge/planning/systems';
import { counted, hours, listed, measured } from '@app/wording/phrases';
import type { Wording } from '@app/wording/wording';
import { say, sayExactly, together, wordsOf } from '@app/wording/wording';
import type { SystemDesign } from '../plan-parts.ts';
import type { Site, VehicleGate } from '../site.ts';
import {
  boundaryNames,
  credentialNames,
  oneEstablishment,
  roomNames,
  sensorNames,
  systemNames,
  whatPeopleDo,
} from './names.ts';
import { whatStays } from './stays.ts';

type Requirement = (site: Site, designs: readonly SystemDesign[]) => readonly Wording[];

/** The answers in an installer's words: at least 8 texts and at most 15. */
export const requirementsOf: (site: Site, designs: readonly SystemDesign[]) => string[] = (
  ...plan
) => requirementWords(...plan).map(wordsOf);

export const requirementWords: Requirement = (...plan) =>
  requirements.map((requirement) => requirement(...plan)).flatMap(oneText);

/** Sentences on one subject are one requirement. */
const oneText = (sentences: readonly Wording[]): readonly Wording[] =>
  sentences.length === 0 ? [] : [together(sentences)];

const protectedSite: Requirement = ({ type, floorArea, rooms, people }) => [
  say`Protect ${oneEstablishment(type)} of ${measured(floorArea, 'm²')}.`,
  ...(rooms > 0
    ? [
        say`The plan counts ${counted(rooms, 'room')} that can be entered from outside or that hold valuables.`,
      ]
    : []),
  ...(people > 0 ? [say`${peopleThere(type, people)}.`] : []),
];

const peopleThere = (type: Site['type'], people: number): string => {
  const what = whatPeopleDo[type];
  const verbs = people === 1 ? what.replaceAll('work', 'works').replaceAll('live', 'lives') : what;
  return `${counted(people, 'person', 'people')} ${people === 1 ? verbs.replaceAll('learn', 'learns') : verbs}`;
};

const newSystems: Requirement = ({ wants }) => {
  const names = systemIds.filter((id) => wants.has(id)).map((id) => systemNames[id]);
  return names.length === 0
    ? [say`Nothing new has to be installed.`]
    : [say`Design and install ${listed(names)}.`];
};

const stayingSystems: Requirement = whatStays;

const waysIn: Requirement = ({ outerDoors, shutters, docks }) => {
  const ways = [
    ...(outerDoors > 0 ? [counted(outerDoors, 'outer door')] : []),
    ...(shutters > 0 ? [counted(shutters, 'roller shutter')] : []),
    ...(docks > 0 ? [counted(docks, 'dock')] : []),
  ];
  return ways.length === 0
    ? [say`There is no door, shutter or dock to cover.`]
    : [say`Cover the ways into the building: ${listed(ways)}.`];
};

const boundary: Requirement = ({ boundary: { kind, length, height, heightAssumed } }) => {
  if (kind === 'none' || length === 0) {
    return [say`There is no wall or fence round the site, so protection starts at the building.`];
  }
  const line = say`The boundary is ${`a ${boundaryNames[kind]}`}, ${`${measured(length, 'm')} long`} and ${`${measured(height, 'm')} high`}.`;
  return heightAssumed ? [line, say`The height is our assumption.`] : [line];
};

const gates: Requirement = ({ vehicleGates, pedestrianGates }) => {
  const alike = Map.groupBy(vehicleGates, (gate) => JSON.stringify(gate));
  const all = [
    ...Array.from(alike.values(), gatesInWords),
    ...(pedestrianGates > 0 ? [counted(pedestrianGates, 'pedestrian gate')] : []),
  ];
  return all.length === 0 ? [] : [say`Gates: ${listed(all)}.`];
};

const gateNames: Readonly<Record<VehicleGate['kind'], readonly [one: string, many: string]>> = {
  sliding: ['sliding gate', 'sliding gates'],
  swing: ['swing gate', 'swing gates'],
  garage: ['garage door', 'garage doors'],
  boom: ['boom', 'booms'],
  none: ['vehicle entrance without a gate', 'vehicle entrances without a gate'],
};

/** "2 sliding gates (4 m, 400 kg)" */
function gatesInWords(gates: readonly VehicleGate[]): string {
  const [gate] = gates;
  if (!gate) return '';
  const { kind, mass, massAssumed, width } = gate;
  const weighs = kind !== 'boom' && kind !== 'none';
  const heavy = `${measured(mass, 'kg')}${massAssumed ? ' by our assumption' : ''}`;
  const size = [measured(width, 'm'), ...(weighs ? [heavy] : [])].join(', ');
  return `${counted(gates.length, ...gateNames[kind])} (${size})`;
}

const value: Requirement = ({ tills, highValueRooms, openFloorArea, consultingRooms, type }) => [
  ...(highValueRooms.length > 0
    ? [say`Watch the ${listed(highValueRooms.map((room) => roomNames[room]))} more closely.`]
    : []),
  ...(tills > 0 ? [say`Cash is taken at ${counted(tills, 'till')}.`] : []),
  ...(openFloorArea > 0 ? [say`The ${floorName(type)} is ${measured(openFloorArea, 'm²')}.`] : []),
  ...(consultingRooms > 0
    ? [
        sayExactly`${counted(consultingRooms, 'consulting room')} without a camera, to protect patients’ privacy.`,
      ]
    : []),
];

const floorNames: Partial<Record<Site['type'], string>> = {
  'Retail Shop': 'shop floor',
  Restaurant: 'dining floor',
  School: 'floor of classrooms and halls',
  Clinic: 'public floor',
};
const floorName = (type: Site['type']): string => floorNames[type] ?? 'open work floor';

const doors: Requirement = ({ access, wants, intercomUnits }) => [
  ...(wants.has('access') && access.doors > 0
    ? [
        say`Open ${counted(access.doors, 'door')} ${credentialNames[access.credential]}, for ${counted(access.users, 'user')}.`,
        ...(access.escapeDoors > 0
          ? [
              sayExactly`${counted(access.escapeDoors, 'door')} on an escape route must always open from inside without a key.`,
            ]
          : []),
      ]
    : []),
  ...(wants.has('intercom') && intercomUnits > 1
    ? [say`The intercom calls ${counted(intercomUnits, 'unit')}.`]
    : []),
];

const beyond: Requirement = ({ trackedVehicles, trackedAssets, sensors, remotePoints, wants }) => {
  const sensing = Object.entries(sensorNames).flatMap(([kind, names]) => {
    const count = sensors[kind as keyof typeof sensors];
    return count > 0 ? [counted(count, ...names)] : [];
  });
  return [
    ...(wants.has('vehicles') && trackedVehicles + trackedAssets > 0
      ? [
          say`Track ${listed([
            ...(trackedVehicles > 0 ? [counted(trackedVehicles, 'vehicle')] : []),
            ...(trackedAssets > 0 ? [counted(trackedAssets, 'asset')] : []),
          ])}.`,
        ]
      : []),
    ...(wants.has('sensors') && sensing.length > 0 ? [say`Measure with ${listed(sensing)}.`] : []),
    ...(wants.has('off-grid') && remotePoints > 0
      ? [say`Watch ${counted(remotePoints, 'point')} without mains power.`]
      : []),
  ];
};

const pets: Requirement = ({ pets: kind, wants }) =>
  kind === 'none' || !wants.has('alarm')
    ? []
    : [
        say`${capitalOf(kind)} pets are inside while the alarm is on, so the detectors must be pet-immune.`,
      ];

const capitalOf = (kind: 'small' | 'large'): string => (kind === 'small' ? 'Small' : 'Large');

const outages: Requirement = ({ outageHours }) => [
  outageHours > 0
    ? say`The systems must keep working in a power cut of ${hours(outageHours)}.`
    : say`You have no long power cuts, so the plan adds no backup power.`,
];

const signal: Requirement = ({ signal: quality, jammers }) => [
  quality === 'good' ? say`Mobile signal is good.` : say`Mobile signal is poor.`,
  ...(jammers ? [say`Criminals in your area use signal jammers.`] : []),
];

const monitoring: Requirement = ({ monitored }) => [
  monitored
    ? say`A monitoring or armed response company responds to alarms.`
    : say`No monitoring company responds to alarms, so you and your neighbours have to phone for help.`,
];

const retention: Requirement = ({ footageDays, wants }) =>
  wants.has('video')
    ? [say`Keep recordings for ${counted(footageDays, 'day')}, and no longer than you need them.`]
    : [];

const insurance: Requirement = ({ insurerAsks }) => [
  {
    yes: sayExactly`Your insurer asks for a certificate of the alarm installation.`,
    no: sayExactly`Your insurer asks for no certificate of the alarm installation.`,
    unknown: sayExactly`You do not know yet whether your insurer asks for a certificate: please ask before you order.`,
  }[insurerAsks],
];

const requirements: readonly Requirement[] = [
  protectedSite,
  newSystems,
  stayingSystems,
  waysIn,
  boundary,
  gates,
  value,
  doors,
  beyond,
  pets,
  outages,
  signal,
  monitoring,
  retention,
  insurance,
];
