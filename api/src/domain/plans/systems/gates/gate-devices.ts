import type { DesignContext, Device } from '../../plan-parts.ts';
import { hasAlarm } from '../has-alarm.ts';
import { cheapest } from '../purchases.ts';
import type { AutomatedGate } from './automated-gate.ts';

/** Motors, and what is fitted at each gate. */
export const gateDevices = (
  context: DesignContext,
  gates: readonly AutomatedGate[],
): readonly Device[] => [
  ...motors(gates),
  ...safetyBeams(context, gates),
  ...tamperContacts(context, gates),
  ...keypads(context, gates),
];

const motorLabels = {
  sliding: 'gate-motor',
  swing: 'gate-motor',
  garage: 'garage-motor',
  boom: 'boom',
} as const;

const motors = (gates: readonly AutomatedGate[]): readonly Device[] =>
  gates.flatMap(({ index, kind, motor }): readonly Device[] => {
    if (!motor) return [];
    const { hasBattery: _, ...bought } = motor;
    return [
      {
        ...bought,
        id: `gate-motor-${index + 1}`,
        system: 'gates',
        symbol: kind === 'boom' ? 'barrier' : 'gate-motor',
        label: { id: motorLabels[kind], number: index + 1 },
        place: { at: 'vehicle-gate', index },
      },
    ];
  });

type Fitting = Pick<Device, 'symbol' | 'kind' | 'offer' | 'item' | 'reason'>;
type FittingLabel = 'gate-safety-beams' | 'gate-tamper-contact' | 'gate-keypad';

const atEach = (
  gates: readonly AutomatedGate[],
  id: string,
  label: FittingLabel,
  fitting: Fitting,
): readonly Device[] =>
  gates.map(({ index }) => ({
    ...fitting,
    id: `gate-${id}-${index + 1}`,
    system: 'gates',
    label: { id: label, number: index + 1 },
    place: { at: 'vehicle-gate', index },
  }));

const safetyBeams = ({ market }: DesignContext, gates: readonly AutomatedGate[]) =>
  atEach(gates, 'beams', 'gate-safety-beams', {
    ...cheapest(market, 'gate-safety-beams'),
    symbol: 'beam',
    item: 'gate-safety-beams',
    reason: { id: 'gate-safety-beams', gates: gates.length },
  });

/** Thieves take motors of gates; a boom or a garage door is watched otherwise. */
export const motorsAtRisk = (gates: readonly AutomatedGate[]): readonly AutomatedGate[] =>
  gates.filter(({ kind }) => kind === 'sliding' || kind === 'swing');

function tamperContacts({ market, site }: DesignContext, gates: readonly AutomatedGate[]) {
  const watched = hasAlarm(site) ? motorsAtRisk(gates) : [];
  return atEach(watched, 'tamper', 'gate-tamper-contact', {
    ...cheapest(market, { device: 'door-contact', without: ['wireless'] }),
    symbol: 'contact',
    item: 'gate-tamper-contact',
    reason: { id: 'gate-tamper-contacts', motors: watched.length },
  });
}

/** Where phones have no signal, keypads stand in for the phone opener. */
function keypads({ market, site, scope }: DesignContext, gates: readonly AutomatedGate[]) {
  const wanted =
    scope === 'complete' || (scope === 'recommended' && site.signal === 'poor') ? gates : [];
  const atGates = wanted.filter(({ kind }) => kind !== 'garage');
  return atEach(atGates, 'keypad', 'gate-keypad', {
    ...cheapest(market, 'gate-keypad'),
    symbol: 'keypad',
    item: 'gate-keypad',
    reason: { id: 'gate-keypads', gates: atGates.length },
  });
}
