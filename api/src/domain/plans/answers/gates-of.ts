import { siteRules } from '@app/knowledge/planning/sites';
import type { SystemId } from '@app/knowledge/planning/systems';
import { drivewayGates, gateMass, vehicleGate, vehicleLanes } from '../questions/boundary.ts';
import { circumstances } from '../questions/running.ts';
import { motorRating, wants } from '../questions/systems.ts';
import type { VehicleGate } from '../site.ts';
import type { Reading } from './reading.ts';

type Opening = Pick<VehicleGate, 'kind' | 'width'>;

/** One gate for each lane; empty when there is no vehicle entrance. */
export function vehicleGatesOf(reading: Reading): readonly VehicleGate[] {
  const { given } = reading;
  const mass = given.number(gateMass);
  const motor = given.number(motorRating);
  return openingsOf(reading).map(({ kind, width }) => {
    const heavy = kind === 'sliding' || kind === 'swing';
    return {
      kind,
      width,
      mass: (heavy ? mass : undefined) ?? assumedMass[kind](width),
      massAssumed: kind !== 'none' && !(heavy && mass !== undefined),
      ...(kind === 'sliding' && motor !== undefined ? { motorStays: motor } : {}),
    };
  });
}

/** Kilograms, from the width of the opening in metres. */
const assumedMass: Readonly<Record<VehicleGate['kind'], (width: number) => number>> = {
  sliding: (width) => width * siteRules.gateKilogramsPerMetre,
  swing: (width) => width * siteRules.gateKilogramsPerMetre,
  garage: () => siteRules.garageDoorKilograms,
  boom: () => siteRules.boomKilograms,
  none: () => 0,
};

function openingsOf(reading: Reading): readonly Opening[] {
  const { given } = reading;
  if (given.asked(drivewayGates)) return drivewayOpenings(reading);
  return given.asked(vehicleGate) ? entranceOpenings(reading) : parkingOpenings(reading);
}

function drivewayOpenings(reading: Reading): readonly Opening[] {
  const { given, notes } = reading;
  const kinds = given.choices(drivewayGates);
  if (kinds.length === 0 && wantsGates(reading)) {
    notes.add(drivewayGates, 'noGate');
    return [sliding(reading)];
  }
  return kinds.map((kind) => ({
    kind,
    width: kind === 'garage' ? siteRules.garageDoorMetres : sliding(reading).width,
  }));
}

function entranceOpenings(reading: Reading): readonly Opening[] {
  const { given, notes } = reading;
  const chosen = given.choice(vehicleGate);
  if (chosen === null) return [];
  if (chosen?.kind === 'none' && wantsGates(reading)) {
    notes.add(vehicleGate, 'openEntrance');
    return [boom];
  }
  const opening = chosen ?? sliding(reading);
  if (!chosen) notes.add(vehicleGate, 'vehicleEntrance', opening.width);
  return Array.from({ length: given.number(vehicleLanes) ?? 1 }, () => opening);
}

/** Of a site that is asked about a parking area only. */
function parkingOpenings(reading: Reading): readonly Opening[] {
  const { given, notes } = reading;
  if (given.choices(circumstances).includes('parking-boom')) return [boom];
  if (!wantsGates(reading)) return [];
  notes.add(wants, 'parking');
  return [boom];
}

const boom: Opening = { kind: 'boom', width: siteRules.boomMetres };
const sliding = ({ values }: Reading): Opening => ({
  kind: 'sliding',
  width: values.gateWidthMetres,
});

const wantsGates = ({ given }: Reading) => given.choices(wants).includes('gates');

/** The mass decides about a motor only. */
export function noteMass(
  { given, notes }: Reading,
  gates: readonly VehicleGate[],
  systems: ReadonlySet<SystemId>,
): void {
  if (!systems.has('gates')) return;
  const gate = gates.find(({ kind, massAssumed }) => massAssumed && assumedByWidth.has(kind));
  if (!gate) return;
  const asked = given.asked(gateMass);
  const question = asked ? gateMass : given.asked(vehicleGate) ? vehicleGate : wants;
  const { gateKilogramsPerMetre } = siteRules;
  notes.add(question, 'gateMass', asked, gate.mass, gate.width, gateKilogramsPerMetre);
}

const assumedByWidth: ReadonlySet<VehicleGate['kind']> = new Set(['sliding', 'swing']);

/** A motor of which the visitor knows that it is too weak for the gate. */
export const isTooWeak = ({ mass, motorStays }: VehicleGate): boolean =>
  motorStays !== undefined && motorStays < mass * siteRules.motorMargin;
