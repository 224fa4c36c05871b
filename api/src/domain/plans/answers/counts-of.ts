import { siteRules } from '@app/knowledge/planning/sites';
import type { SensorKind, SystemId } from '@app/knowledge/planning/systems';
import { boundary as boundaryQuestion, gates, pedestrianGates } from '../questions/boundary.ts';
import { houses, people } from '../questions/building.ts';
import { remotePoints, trackedVehicles, wants } from '../questions/systems.ts';
import type { Site } from '../site.ts';
import { numberOr, type Reading } from './reading.ts';

type Counts = Pick<
  Site,
  | 'people'
  | 'peopleAssumed'
  | 'pedestrianGates'
  | 'pedestrianGatesAssumed'
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
    ...(reading.given.number(people) === undefined ? { peopleAssumed: true } : {}),
    ...pedestrianGatesOf(reading, boundary),
    intercomUnits: reading.given.number(houses) ?? 1,
    remotePoints: systems.has('off-grid') ? remotePointsOf(reading) : 0,
    sensors: systems.has('sensors') ? sensorsOf(reading) : noSensors,
    ...trackedOf(reading, systems),
  };
}

/** Where nobody is asked, the number matters for access control and remotes of gates only. */
function peopleOf(reading: Reading, systems: ReadonlySet<SystemId>): number {
  const { given, notes, values } = reading;
  const homes = given.number(houses);
  if (given.asked(people)) {
    return numberOr(reading, people, values.people, 'people');
  }
  if (homes === undefined) {
    if (systems.has('access')) {
      notes.add(wants, 'users', values.people);
    } else if (systems.has('gates')) {
      notes.add(wants, 'peopleThere', reading.type, values.people);
    }
    return values.people;
  }
  const residents = homes * siteRules.peoplePerHouse;
  notes.add(houses, 'residents', residents, siteRules.peoplePerHouse);
  return residents;
}

function pedestrianGatesOf(
  { given, notes, values, measures }: Reading,
  { kind }: Site['boundary'],
): Pick<Site, 'pedestrianGates' | 'pedestrianGatesAssumed'> {
  if (measures) return { pedestrianGates: measures.pedestrianGates.length };
  if (given.asked(gates)) {
    const chosen = given.choices(gates).filter((gate) => gate.kind === 'pedestrian');
    return { pedestrianGates: chosen.length };
  }
  const answer = given.number(pedestrianGates);
  if (answer !== undefined) return { pedestrianGates: answer };
  if (kind === 'none') return { pedestrianGates: 0 };
  notes.add(boundaryQuestion, 'pedestrianGates', values.pedestrianGates);
  return { pedestrianGates: values.pedestrianGates, pedestrianGatesAssumed: true };
}

function remotePointsOf(reading: Reading): number {
  const { given, notes } = reading;
  const { remotePoints: usual } = siteRules;
  if (given.asked(remotePoints)) return numberOr(reading, remotePoints, usual, 'remotePoints');
  notes.add(wants, 'remotePoints', usual);
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

function sensorsOf({ notes, values }: Reading): Site['sensors'] {
  const sensors = { ...noSensors, ...values.sensors };
  const counts = Object.entries(sensors) as [SensorKind, number][];
  notes.add(
    wants,
    'sensors',
    counts.filter(([, count]) => count > 0),
    values.name,
  );
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
      return numberOr(reading, trackedVehicles, usual, 'trackedVehicles');
    }
    notes.add(wants, 'trackedVehicles', usual);
    return usual;
  };
  const assets = () => {
    notes.add(wants, 'trackedAssets', values.trackedAssets);
    return values.trackedAssets;
  };
  return {
    trackedVehicles: chosen.includes('vehicles') ? vehicles() : 0,
    trackedAssets: chosen.includes('equipment-tracking') ? assets() : 0,
  };
}
