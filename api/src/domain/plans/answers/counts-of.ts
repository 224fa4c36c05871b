import { quantityText } from '@app/contracts/number-answer';
import { siteRules } from '@app/knowledge/planning/sites';
import type { SensorKind, SystemId } from '@app/knowledge/planning/systems';
import { listed } from '@app/wording/phrases';
import { pedestrianGates } from '../questions/boundary.ts';
import { houses, people } from '../questions/building.ts';
import { remotePoints, trackedVehicles, wants } from '../questions/systems.ts';
import type { Site } from '../site.ts';
import { numberOr } from './notes.ts';
import type { Reading } from './reading.ts';

type Counts = Pick<
  Site,
  | 'people'
  | 'pedestrianGates'
  | 'intercomUnits'
  | 'remotePoints'
  | 'sensors'
  | 'trackedVehicles'
  | 'trackedAssets'
>;

/** What is counted in pieces and belongs to no building. */
export function countsOf(
  reading: Reading,
  boundary: Site['boundary'],
  systems: ReadonlySet<SystemId>,
): Counts {
  return {
    people: peopleOf(reading, systems),
    pedestrianGates: pedestrianGatesOf(reading, boundary),
    intercomUnits: reading.given.number(houses) ?? 1,
    remotePoints: systems.has('off-grid') ? remotePointsOf(reading) : 0,
    sensors: systems.has('sensors') ? sensorsOf(reading) : noSensors,
    ...trackedOf(reading, systems),
  };
}

/** Where nobody is asked, the number matters for access control only. */
function peopleOf(reading: Reading, systems: ReadonlySet<SystemId>): number {
  const { given, notes, values } = reading;
  const homes = given.number(houses);
  if (given.asked(people)) {
    return numberOr(reading, people, values.people, `our planning value for ${values.name}`);
  }
  if (homes === undefined) {
    if (systems.has('access')) {
      const many = quantityText(values.people, 'people');
      notes.add(wants, `We assumed ${many} who open doors with access control.`);
    }
    return values.people;
  }
  const residents = homes * siteRules.peoplePerHouse;
  notes.add(
    houses,
    `We assumed ${quantityText(residents, 'people')}, ${siteRules.peoplePerHouse} for each house.`,
  );
  return residents;
}

function pedestrianGatesOf({ given, values }: Reading, boundary: Site['boundary']): number {
  return given.number(pedestrianGates) ?? (boundary.kind === 'none' ? 0 : values.pedestrianGates);
}

function remotePointsOf(reading: Reading): number {
  const { given, notes, values } = reading;
  const { remotePoints: usual } = siteRules;
  if (given.asked(remotePoints)) {
    return numberOr(reading, remotePoints, usual, `our planning value for ${values.name}`);
  }
  notes.add(wants, `We assumed ${usual} places without mains power that need a camera.`);
  return usual;
}

const noSensors: Site['sensors'] = {
  temperature: 0,
  leak: 0,
  'cable-theft': 0,
  tank: 0,
  'power-failure': 0,
  door: 0,
};

const sensorNames: Readonly<Record<SensorKind, string>> = {
  temperature: 'temperature sensors',
  leak: 'leak sensors',
  'cable-theft': 'cable theft sensors',
  tank: 'tank level sensors',
  'power-failure': 'power failure monitors',
  door: 'door sensors',
};

function sensorsOf({ notes, values }: Reading): Site['sensors'] {
  const sensors = { ...noSensors, ...values.sensors };
  const names = Object.entries(sensors)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => quantityText(count, sensorNames[kind as SensorKind]));
  notes.add(wants, `We assumed ${listed(names)} for ${values.name}.`);
  return sensors;
}

function trackedOf(
  reading: Reading,
  systems: ReadonlySet<SystemId>,
): Pick<Site, 'trackedVehicles' | 'trackedAssets'> {
  const { given, notes, values } = reading;
  const chosen = systems.has('vehicles') ? given.choices(wants) : [];
  const usual = values.trackedVehicles;
  const vehicles = () => {
    if (given.asked(trackedVehicles)) {
      return numberOr(reading, trackedVehicles, usual, `our planning value for ${values.name}`);
    }
    notes.add(wants, `We assumed ${quantityText(usual, 'vehicles')} to track.`);
    return usual;
  };
  const assets = () => {
    const pieces = quantityText(values.trackedAssets, 'pieces');
    notes.add(wants, `We assumed ${pieces} of equipment to track.`);
    return values.trackedAssets;
  };
  return {
    trackedVehicles: chosen.includes('vehicles') ? vehicles() : 0,
    trackedAssets: chosen.includes('equipment-tracking') ? assets() : 0,
  };
}
