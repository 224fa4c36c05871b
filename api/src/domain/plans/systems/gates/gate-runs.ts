import type { CableRun, Device } from '../../plan-parts.ts';
import { each } from '../purchases.ts';
import type { AutomatedGate } from './automated-gate.ts';

/**
 * At each gate, beams and keypad to the motor; from each tamper contact to the alarm panel, and from
 * each reader of tags to a controller, which opens the gate over a cable to its motor.
 */
export const gateRuns = (
  devices: readonly Device[],
  gates: readonly AutomatedGate[],
): readonly CableRun[] => [...runsAtGates(devices, gates), ...readerRuns(devices)];

/** Controllers fill up in turn. */
function readerRuns(devices: readonly Device[]): readonly CableRun[] {
  const places = devices.flatMap(({ id, item }) =>
    typeof item === 'object' && item.id === 'access-controller' ? each(item.doors, () => id) : [],
  );
  const here = new Set(devices.map(({ id }) => id));
  return devices
    .filter(({ symbol }) => symbol === 'reader')
    .flatMap(({ id }, index) =>
      [id, id.replace('tag-reader', 'motor')]
        .filter((from) => here.has(from))
        .map((from) => ({ cable: 'comms', from, to: places[index] ?? 'equipment' })),
    );
}

const runsAtGates = (
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
