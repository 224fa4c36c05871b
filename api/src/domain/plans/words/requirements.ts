import { type SensorKind, type SystemId, systemIds } from '@app/knowledge/planning/systems';
import { measured } from '@app/wording/figures';
import { countedAny, hours, howMany, listed, when } from '@app/wording/phrases';
import { say, sayExactly, together, type Wording, wordsOf } from '@app/wording/wording';
import type { Site, VehicleGate } from '../site.ts';
import type { AssumptionId, UnknownNumber } from './assumption-texts.ts';
import {
  boundaryNames,
  credentialNames,
  gateNames,
  goodsNames,
  incidentNames,
  oneEstablishment,
  sensorNames,
  systemNames,
} from './names.ts';
import { peopleThere } from './people-there.ts';
import { roomNames } from './room-names.ts';

/** The answers in an installer's words: at least 8 texts and at most 15. */
export const requirementsOf = (site: Site): string[] => requirementWords(site).map(wordsOf);

/** Sentences on one subject are one requirement. */
export const requirementWords = (site: Site): readonly Wording[] =>
  Object.values(requirements)
    .map((sentencesOf) => sentencesOf(site))
    .filter((sentences) => sentences.length > 0)
    .map(together);

/** An estate is as large as its houses, not as its gatehouse. */
function protect({ assumed, floorArea, intercomUnits, type }: Site): Wording {
  if (type === 'Residential Estate' && intercomUnits > 0)
    return say`Protect an estate of ${howMany(intercomUnits, 'unit')}.`;
  return isAssumed(assumed, 'floorOfRooms', 'floorArea')
    ? say`Protect ${oneEstablishment(type)}.`
    : say`Protect ${oneEstablishment(type)} of ${measured(floorArea, 'm²')}.`;
}

/** The sentences of each requirement, from the figures of a site; `still-open/` says what answers it. */
const requirements = {
  site: (site) => [
    protect(site),
    ...when(
      site.rooms > 0 && !isAssumed(site.assumed, 'rooms', 'sideRooms', 'estateRooms'),
      say`The plan counts ${howMany(site.rooms, 'room')} that can be entered from outside or that hold valuables.`,
    ),
    ...when(site.people > 0 && !site.peopleAssumed, say`${peopleThere(site.type, site.people)}.`),
    ...when(site.buildings > 1, say`The plan is for ${`${site.buildings} buildings`}.`),
    ...when(site.storeys > 1, say`There are ${`${site.storeys} storeys`}.`),
  ],

  newSystems: ({ wants }) => {
    const names = systemIds.filter((id) => wants.has(id)).map((id) => systemNames[id]);
    return names.length === 0
      ? [say`Nothing new has to be installed.`]
      : [say`Design and install ${listed(names)}.`];
  },

  stayingSystems: whatStays,

  waysIn: ({ incidents, outerDoors, shutters, docks }) => {
    const ways = countedAny(
      [outerDoors, 'outer door'],
      [shutters, 'roller shutter'],
      [docks, 'dock'],
    );
    return [
      ways.length === 0
        ? say`There is no door, shutter or dock to cover.`
        : say`Cover the ways into the building: ${listed(ways)}.`,
      ...when(
        incidents.length > 0,
        say`In the last three years, here or next door: ${listed(incidents.map((one) => incidentNames[one]))}.`,
      ),
    ];
  },

  boundary({ type, boundary: { kind, length, height, heightAssumed }, assumed }) {
    if (kind === 'none' || length === 0)
      return [say`There is no wall or fence round the site, so protection starts at the building.`];
    const sizes = [
      ...when(!isAssumed(assumed, 'boundaryLength'), `${measured(length, 'm')} long`),
      ...when(!heightAssumed, `${measured(height, 'm')} high`),
    ];
    const what = [`a ${boundaryNames[kind]}`, ...when(sizes.length > 0, listed(sizes))];
    const words = what.join(', ');
    return when(
      !isAssumed(assumed, 'boundaryKind'),
      type === 'Farm'
        ? say`Round the homestead there is ${words}.`
        : say`The boundary is ${words}.`,
    );
  },

  gates: ({ vehicleGates, pedestrianGates, pedestrianGatesAssumed }) => {
    const alike = Map.groupBy(vehicleGates, (gate) => JSON.stringify(gate)).values();
    const all = [
      ...[...alike].map(gatesInWords),
      ...countedAny([pedestrianGatesAssumed ? 0 : pedestrianGates, 'pedestrian gate']),
    ];
    return when(all.length > 0, say`Gates: ${listed(all)}.`);
  },

  value: ({ tills, highValueRooms, openFloorArea, consultingRooms, goods, type }) => [
    ...when(
      highValueRooms.length > 0,
      say`Watch the ${listed(highValueRooms.map((room) => roomNames[room]))} more closely.`,
    ),
    ...when(goods.length > 0, say`You keep ${listed(goods.map((one) => goodsNames[one]))} there.`),
    ...when(tills > 0, say`Cash is taken at ${howMany(tills, 'till')}.`),
    ...when(
      openFloorArea > 0,
      say`The ${floorNames[type] ?? 'open work floor'} is ${measured(openFloorArea, 'm²')}.`,
    ),
    ...when(
      consultingRooms > 0,
      sayExactly`${howMany(consultingRooms, 'consulting room')} without a camera, to protect patients’ privacy.`,
    ),
  ],

  doors: ({ access, wants, intercomUnits }) => [
    ...when(
      wants.has('access') && access.doors > 0,
      say`Open ${howMany(access.doors, 'door')} ${credentialNames[access.credential]}, for ${howMany(access.users, 'user')}.`,
    ),
    ...when(
      wants.has('access') && access.rooms.length > 0,
      say`Among these doors: ${listed(access.rooms.map((room) => roomNames[room]))}.`,
    ),
    ...when(
      wants.has('access') && access.doors > 0 && access.escapeDoors > 0,
      sayExactly`${howMany(access.escapeDoors, 'door')} on an escape route must always open from inside without a key.`,
    ),
    ...when(
      wants.has('intercom') && intercomUnits > 1,
      say`The intercom calls ${howMany(intercomUnits, 'unit')}.`,
    ),
  ],

  beyond: ({ trackedVehicles, trackedAssets, sensors, remotePoints, wants }) => {
    const kinds = Object.keys(sensorNames) as SensorKind[];
    const sensing = countedAny(...kinds.map((kind) => [sensors[kind], sensorNames[kind]] as const));
    const tracked = countedAny([trackedVehicles, 'vehicle'], [trackedAssets, 'asset']);
    return [
      ...when(wants.has('vehicles') && tracked.length > 0, say`Track ${listed(tracked)}.`),
      ...when(wants.has('sensors') && sensing.length > 0, say`Measure with ${listed(sensing)}.`),
      ...when(
        wants.has('off-grid') && remotePoints > 0,
        say`Watch ${howMany(remotePoints, 'point')} without mains power.`,
      ),
    ];
  },

  pets: ({ pets, wants }) =>
    when(
      pets !== 'none' && wants.has('alarm'),
      say`A pet is inside while the alarm is on, so the detectors must be pet-immune.`,
    ),

  outages: ({ generator, outageHours, stays, wants }) => {
    if (outageHours === 0)
      return [say`You have no long power cuts, so the plan adds no backup power.`];
    return wants.has('power') || stays.systems.has('power')
      ? [
          say`The systems must keep working in a power cut of ${hours(outageHours)}.`,
          ...when(generator, say`Your generator starts by itself.`),
        ]
      : [say`Power cuts last up to ${hours(outageHours)}.`];
  },

  signal: ({ signal, jammers, internet }) => [
    signal === 'good' ? say`Mobile signal is good.` : say`Mobile signal is poor.`,
    ...when(!internet, say`There is no internet line.`),
    ...when(jammers, say`Criminals in your area use signal jammers.`),
  ],

  monitoring: ({ monitored }) => [
    monitored
      ? say`A monitoring or armed response company responds to alarms.`
      : say`No monitoring company responds to alarms, so you and your neighbours have to phone for help.`,
  ],

  retention: ({ footageDays, wants }) =>
    when(
      wants.has('video'),
      say`Keep recordings for ${howMany(footageDays, 'day')}, and no longer than you need them.`,
    ),

  insurance: ({ insurerAsks }) => [
    {
      yes: sayExactly`Your insurer asks for a certificate of the alarm installation.`,
      unknown: sayExactly`You do not know yet whether your insurer asks for a certificate: please ask before you order.`,
    }[insurerAsks],
  ],
} satisfies Record<string, (site: Site) => readonly Wording[]>;

/** Whether one of these was taken in place of an answer: it is no requirement then. */
const isAssumed = (assumed: Site['assumed'], ...ids: readonly (AssumptionId | UnknownNumber)[]) =>
  assumed.some(({ id, figures }) =>
    ids.includes(id === 'planningValue' ? (figures[0] as UnknownNumber) : id),
  );

export type RequirementId = keyof typeof requirements;
// The keys of a record are those of its type.
export const requirementIds = Object.keys(requirements) as readonly RequirementId[];

/** "2 sliding gates (4 m, 400 kg)", with what was said of them. */
function gatesInWords(gates: readonly VehicleGate[]): string {
  const [gate] = gates;
  if (!gate) return '';
  const { kind, mass, massAssumed, width, widthAssumed } = gate;
  const weighs = kind !== 'boom' && kind !== 'none';
  const sizes = [
    ...when(!widthAssumed, measured(width, 'm')),
    ...when(weighs && !massAssumed, measured(mass, 'kg')),
  ];
  const named = howMany(gates.length, gateNames[kind]);
  return sizes.length > 0 ? `${named} (${sizes.join(', ')})` : named;
}

const floorNames: Partial<Record<Site['type'], string>> = {
  'Retail Shop': 'shop floor',
  Restaurant: 'dining floor',
  School: 'floor of classrooms and halls',
  Clinic: 'public floor',
};

/** What is there and stays, with what has to be checked before anything is connected to it. */
const checks: Readonly<Record<SystemId, Wording>> = {
  video: say`Your camera system stays: we check its picture by day and by night, and how many days it keeps.`,
  alarm: say`Your alarm stays: we check its battery, its free zones and how it reports to a control room.`,
  fence: sayExactly`Your electric fence stays. A registered installer checks its certificate, earth and voltage before we connect anything to it.`,
  gates: sayExactly`Your gate motors stay: we check their rating against the mass of the gates, the end stops and the safety beams.`,
  access: sayExactly`Your access control stays: we check that people can get out without a key or a card, and how many doors it can still take.`,
  intercom: say`Your intercom stays: we check its cable and its power supply.`,
  power: say`Your backup power stays: we check how many hours it carries what is connected to it.`,
  'off-grid': say`Your solar cameras stay: we check their batteries and their signal.`,
  sensors: say`Your sensors stay: we check their gateway and their batteries.`,
  vehicles: say`Your tracking stays: we check that every unit still reports.`,
};

/** One sentence for each system that stays, and one for cameras that go on the new recorder. */
function whatStays({ stays, wants }: Site): readonly Wording[] {
  const systems = systemIds.filter((id) => stays.systems.has(id)).map((id) => checks[id]);
  if (stays.cameras === 0 || !wants.has('video')) return systems;
  const cameras =
    stays.cameras === 1
      ? say`${'One camera'} stays and goes on the new recorder, once we have checked that the recorder can record it.`
      : say`${howMany(stays.cameras, 'camera')} stay and go on the new recorder, once we have checked that the recorder can record them.`;
  return [cameras, ...systems];
}
