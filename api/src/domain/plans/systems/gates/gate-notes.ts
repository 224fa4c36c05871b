import { when } from '@app/wording/phrases';
import type { DesignContext, SystemDesign } from '../../plan-parts.ts';
import { hasAlarm } from '../has-alarm.ts';
import { type AutomatedGate, ratingFor } from './automated-gate.ts';
import { motorsAtRisk } from './gate-devices.ts';
import { openingFigures, openingsOf, openingsOfEach } from './openings.ts';

export const gateCalculations = (
  { site }: DesignContext,
  gates: readonly AutomatedGate[],
): SystemDesign['calculations'] => [
  ...when(
    gates.some(({ motor, kind }) => motor && kind !== 'garage'),
    { id: 'gate-openings', ...openingFigures(site), openings: openingsOfEach(site) },
  ),
  ...gates
    .filter(({ kind }) => kind === 'sliding')
    .map(({ index, motor }) => {
      const mass = site.vehicleGates[index]?.mass ?? 0;
      const offer = motor?.offer;
      return {
        id: 'gate-motor',
        gate: index + 1,
        mass,
        kilograms: ratingFor(mass),
        rated: offer?.figures.kilograms,
        openings: openingsOfEach(site),
        madeFor: offer && openingsOf(offer),
      } as const;
    }),
];

export function gateAssumptions(gates: readonly AutomatedGate[]): SystemDesign['assumptions'] {
  const withNewMotor = gates.filter(({ motor }) => motor);
  const some = (kind: AutomatedGate['kind']) => withNewMotor.some((gate) => gate.kind === kind);
  return [
    ...when(some('sliding'), 'sliding-gate'),
    ...when(some('swing'), 'swing-gate'),
    ...when(some('garage'), 'garage-door'),
    // A boom has no battery of its own; its backup lasts for the hours that the plan is for.
    ...when(
      withNewMotor.some(({ kind }) => kind !== 'boom'),
      'gate-battery',
    ),
  ];
}

export const gateCommissioning = (
  { site }: DesignContext,
  gates: readonly AutomatedGate[],
): SystemDesign['commissioning'] => [
  'gate-beams',
  'gate-reverses',
  ...when(
    gates.some(({ kind }) => kind === 'sliding'),
    'sliding-gates',
  ),
  'gates-without-mains',
  ...when(
    gates.some(({ kind }) => kind === 'boom'),
    'booms',
  ),
  ...when(hasAlarm(site) && motorsAtRisk(gates).length > 0, 'gate-tamper'),
];
