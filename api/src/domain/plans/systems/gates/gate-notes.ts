import { when } from '@app/wording/phrases';
import type { DesignContext, SystemDesign } from '../../plan-parts.ts';
import { hasAlarm } from '../has-alarm.ts';
import { type AutomatedGate, ratingFor } from './automated-gate.ts';
import { motorsAtRisk } from './gate-devices.ts';

export const gateCalculations = (
  { site }: DesignContext,
  gates: readonly AutomatedGate[],
): SystemDesign['calculations'] =>
  gates
    .filter(({ kind }) => kind === 'sliding')
    .map(({ index, motor }) => {
      const mass = site.vehicleGates[index]?.mass ?? 0;
      const rated = motor?.offer?.figures.kilograms;
      return { id: 'gate-motor', gate: index + 1, mass, kilograms: ratingFor(mass), rated };
    });

export function gateAssumptions(gates: readonly AutomatedGate[]): SystemDesign['assumptions'] {
  const withNewMotor = gates.filter(({ motor }) => motor);
  const some = (kind: AutomatedGate['kind']) => withNewMotor.some((gate) => gate.kind === kind);
  return [
    ...when(some('sliding'), 'sliding-gate'),
    ...when(some('swing'), 'swing-gate'),
    ...when(some('garage'), 'garage-door'),
    ...when(withNewMotor.length > 0, 'gate-battery'),
  ];
}

export const gateCommissioning = (
  { site }: DesignContext,
  gates: readonly AutomatedGate[],
): readonly string[] => [
  'The installer interrupts the safety beams of each gate with a stick while it closes: the gate stops or reverses.',
  'The installer stops each gate with a board: it reverses. Keep hands and feet away from the gate.',
  ...(gates.some(({ kind }) => kind === 'sliding')
    ? [
        'The installer checks that the closed sliding gate cannot be lifted off its track or pushed past its end stops.',
      ]
    : []),
  'The installer switches off the mains supply of each motor: the gate opens on its battery if it has one, and by hand with the key.',
  ...(gates.some(({ kind }) => kind === 'boom')
    ? ['The installer parks a vehicle on the loop of each boom: the boom stays up.']
    : []),
  ...(hasAlarm(site) && motorsAtRisk(gates).length > 0
    ? ['The installer opens the cover of each gate motor: the alarm shows the tamper contact.']
    : []),
];
