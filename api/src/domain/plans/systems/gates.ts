import { gateValues as values } from '@app/knowledge/planning/gates';
import { when } from '@app/wording/phrases';
import { type DesignSystem, emptyDesign, type SystemDesign } from '../plan-parts.ts';
import { type AutomatedGate, automatedGates } from './gates/automated-gate.ts';
import { gateDevices } from './gates/gate-devices.ts';
import { gateAssumptions, gateCalculations, gateCommissioning } from './gates/gate-notes.ts';
import { gateRuns } from './gates/gate-runs.ts';
import { gateSupplies } from './gates/gate-supplies.ts';
import { residentTags } from './gates/resident-tags.ts';

/** Motors for the vehicle gates, strong enough, safe to stand near, and hard to steal. */
export const designGates: DesignSystem = (context) => {
  const gates = automatedGates(context);
  if (gates.length === 0) return emptyDesign;
  const tags = residentTags(context, gates);
  const devices = [...gateDevices(context, gates), ...tags.devices];
  return {
    ...emptyDesign,
    devices,
    runs: gateRuns(devices, gates),
    supplies: [...gateSupplies(context, gates), ...tags.supplies],
    labour: [
      ...labour(
        gates.filter(({ motor }) => motor).length,
        'gate-motors',
        values.labourHoursPerGate,
      ),
      ...labour(
        gates.filter(({ motor }) => !motor).length,
        'gate-motors-that-stay',
        values.labourHoursPerGateThatStays,
      ),
      ...tags.labour,
    ],
    loads: [...boomLoads(gates), ...tags.loads],
    calculations: gateCalculations(context, gates),
    assumptions: gateAssumptions(gates),
    exclusions: ['gateGroundWork'],
    refusals: gates.flatMap(({ refusal }) => refusal ?? []),
    commissioning: gateCommissioning(context, gates),
  };
};

/** Other motors without a battery get one, or are opened by hand; a boom has no room for one. */
function boomLoads(gates: readonly AutomatedGate[]): SystemDesign['loads'] {
  const booms = gates.filter(({ kind, motor }) => kind === 'boom' && motor && !motor.hasBattery);
  return when(booms.length > 0, {
    name: 'boom',
    watts: values.boomWatts,
    peakWatts: values.boomPeakWatts,
    twice: false,
    apart: booms.length,
  });
}

const labour = (
  count: number,
  id: 'gate-motors' | 'gate-motors-that-stay',
  hoursEach: number,
): SystemDesign['labour'] =>
  when(count > 0, { task: { id, gates: count }, hours: count * hoursEach });
