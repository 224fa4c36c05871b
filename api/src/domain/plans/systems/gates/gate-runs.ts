import type { CableRun, Device } from '../../plan-parts.ts';
import type { AutomatedGate } from './automated-gate.ts';

/** At each gate, beams and keypad to the motor; from each tamper contact to the alarm panel. */
export const gateRuns = (
  devices: readonly Device[],
  gates: readonly AutomatedGate[],
): readonly CableRun[] =>
  gates.flatMap(({ index }): readonly CableRun[] => {
    const here = new Set(devices.map(({ id }) => id));
    const id = (name: string) => `gate-${name}-${index + 1}`;
    const has = (name: string) => here.has(id(name));
    return [
      {
        cable: 'comms',
        through: ['beams', 'keypad'].filter(has).map(id),
        // A motor that stays is not drawn; it stands beside a post of the beams.
        to: id(has('motor') ? 'motor' : 'beams'),
      },
      ...(has('tamper')
        ? [{ cable: 'comms' as const, from: id('tamper'), to: 'alarm-panel-1' }]
        : []),
    ];
  });
