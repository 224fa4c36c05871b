import { siteRules } from '@app/knowledge/planning/sites';
import type { SystemId } from '@app/knowledge/planning/systems';
import type { OutlineMeasures } from '@app/site-plan/outline-measures';
import {
  type GateOption,
  gates as gateKinds,
  gateMass,
  laneGate,
  vehicleLanes,
} from '../questions/boundary.ts';
import { circumstances } from '../questions/running.ts';
import { motorRating, wants } from '../questions/systems.ts';
import type { VehicleGate } from '../site.ts';
import { newNotes, type Reading } from './reading.ts';

type Opening = Pick<VehicleGate, 'kind' | 'width' | 'widthAssumed'>;

/** One gate for each lane; empty when there is no vehicle entrance. */
export function vehicleGatesOf(reading: Reading): readonly VehicleGate[] {
  const { given, measures } = reading;
  const mass = given.number(gateMass);
  const motor = given.number(motorRating);
  // What is drawn needs no assumption about what there is.
  const openings = openingsOf(measures ? { ...reading, notes: newNotes() } : reading);
  return (measures ? drawnOpenings(openings, measures) : openings).map(({ kind, ...size }) => {
    const heavy = kind === 'sliding' || kind === 'swing';
    return {
      kind,
      ...size,
      mass: (heavy ? mass : undefined) ?? assumedMass[kind](size.width),
      massAssumed: kind !== 'none' && !(heavy && mass !== undefined),
      ...(kind === 'sliding' && motor !== undefined ? { motorStays: motor } : {}),
    };
  });
}

/**
 * A gate for each that is drawn, of the kinds that were answered in their order, and sliding past
 * them; then garage doors.
 */
function drawnOpenings(
  answered: readonly Opening[],
  { vehicleGates, garageDoors }: OutlineMeasures,
): readonly Opening[] {
  const kinds = answered.filter(({ kind }) => kind !== 'garage').map(({ kind }) => kind);
  return [
    ...vehicleGates.map((width, index) => ({ kind: kinds[index] ?? 'sliding', width })),
    ...garageDoors.map((width) => ({ kind: 'garage', width }) as const),
  ];
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
  if (given.asked(gateKinds)) return tickedOpenings(reading);
  return given.asked(laneGate) ? laneOpenings(reading) : parkingOpenings(reading);
}

function tickedOpenings(reading: Reading): readonly Opening[] {
  const { given, notes } = reading;
  const openings = given.choices(gateKinds).flatMap((gate) => openingOf(gate, reading));
  if (!wantsGates(reading) || openings.some(({ kind }) => kind !== 'none')) return openings;
  notes.add(gateKinds, openings.length === 0 ? 'noGate' : 'openEntrance');
  return [openings.length === 0 ? sliding(reading) : boom];
}

function openingOf({ kind, width }: GateOption, { values }: Reading): readonly Opening[] {
  const { garageDoorMetres, swingGateMetres } = siteRules;
  switch (kind) {
    case 'pedestrian':
      return [];
    case 'garage':
      return [{ kind, width: garageDoorMetres, widthAssumed: true }];
    case 'swing':
      return [
        {
          kind,
          width: Math.min(swingGateMetres, values.gateWidthMetres),
          widthAssumed: true,
        },
      ];
    default:
      return width === undefined
        ? [{ kind, width: values.gateWidthMetres, widthAssumed: true }]
        : [{ kind, width }];
  }
}

function laneOpenings(reading: Reading): readonly Opening[] {
  const { given, notes } = reading;
  const opening = given.choice(laneGate) ?? sliding(reading);
  if (!given.choice(laneGate)) notes.add(laneGate, 'vehicleEntrance', opening.width);
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

const boom: Opening = { kind: 'boom', width: siteRules.boomMetres, widthAssumed: true };
const sliding = ({ values }: Reading): Opening => ({
  kind: 'sliding',
  width: values.gateWidthMetres,
  widthAssumed: true,
});

const wantsGates = ({ given }: Reading) => given.choices(wants).includes('gates');

/** A width that nobody said decides about the motor, the rack and the fence; named once. */
export function noteWidth({ given, notes }: Reading, gates: readonly VehicleGate[]): void {
  const question = given.asked(gateKinds) ? gateKinds : given.asked(laneGate) ? laneGate : wants;
  const gate = gates.find(({ kind, widthAssumed }) => widthAssumed && assumedByWidth.has(kind));
  if (gate) notes.add(question, 'gateWidth', gate.width);
}

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
  const question = asked ? gateMass : given.asked(laneGate) ? laneGate : wants;
  const { gateKilogramsPerMetre } = siteRules;
  notes.add(question, 'gateMass', asked, gate.mass, gate.width, gateKilogramsPerMetre);
}

const assumedByWidth: ReadonlySet<VehicleGate['kind']> = new Set(['sliding', 'swing']);

/** A motor of which the visitor knows that it is too weak for the gate. */
export const isTooWeak = ({ mass, motorStays }: VehicleGate): boolean =>
  motorStays !== undefined && motorStays < mass * siteRules.motorMargin;
