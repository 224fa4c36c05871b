import { counted } from '@app/wording/phrases';
import type { DesignContext, Device } from '../../plan-parts.ts';
import { hasAlarm } from '../has-alarm.ts';
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

const names = {
  sliding: 'Gate motor',
  swing: 'Gate motor',
  garage: 'Garage door motor',
  boom: 'Boom',
} as const;

function motors(gates: readonly AutomatedGate[]): readonly Device[] {
  return gates.flatMap(({ index, kind, motor }) => {
    if (!motor) return [];
    const { offer, item, reason } = motor;
    const device: Device = {
      id: `gate-motor-${index + 1}`,
      system: 'gates',
      symbol: kind === 'boom' ? 'barrier' : 'gate-motor',
      label: `${names[kind]}, vehicle gate ${index + 1}`,
      offer,
      item,
      reason,
      place: { at: 'vehicle-gate', index },
    };
    return [device];
  });
}

type Fitting = Pick<Device, 'symbol' | 'offer' | 'item' | 'reason'>;

const atEach = (
  gates: readonly AutomatedGate[],
  id: string,
  name: string,
  fitting: Fitting,
): readonly Device[] =>
  gates.map(({ index }) => ({
    ...fitting,
    id: `gate-${id}-${index + 1}`,
    system: 'gates',
    label: `${name}, vehicle gate ${index + 1}`,
    place: { at: 'vehicle-gate', index },
  }));

const safetyBeams = ({ market }: DesignContext, gates: readonly AutomatedGate[]) =>
  atEach(gates, 'beams', 'Safety beams', {
    symbol: 'beam',
    offer: market.fitting({ device: 'gate-safety-beams' })[0],
    item: 'Infra-red safety beams, pair',
    reason: `Safety beams: one pair for each gate that a motor moves, ${counted(gates.length, 'gate')}`,
  });

/** Thieves take motors of gates; a boom or a garage door is watched otherwise. */
export const motorsAtRisk = (gates: readonly AutomatedGate[]): readonly AutomatedGate[] =>
  gates.filter(({ kind }) => kind === 'sliding' || kind === 'swing');

function tamperContacts(context: DesignContext, gates: readonly AutomatedGate[]) {
  const watched = hasAlarm(context.site) ? motorsAtRisk(gates) : [];
  return atEach(watched, 'tamper', 'Tamper contact of the motor', {
    symbol: 'contact',
    offer: context.market.fitting({ device: 'door-contact', without: ['wireless'] })[0],
    item: 'Door contact, wired, as tamper contact of a gate motor',
    reason: `Tamper contact to the alarm: one for each gate motor, ${counted(watched.length, 'motor')}`,
  });
}

/** Where phones have no signal, keypads stand in for the phone opener. */
function keypads({ market, site, scope }: DesignContext, gates: readonly AutomatedGate[]) {
  const wanted =
    scope === 'complete' || (scope === 'recommended' && site.signal === 'poor') ? gates : [];
  const atGates = wanted.filter(({ kind }) => kind !== 'garage');
  return atEach(atGates, 'keypad', 'Keypad', {
    symbol: 'keypad',
    offer: market.fitting({ device: 'gate-keypad' })[0],
    item: 'Wireless gate keypad',
    reason: `Gate keypads: one for each gate, ${counted(atGates.length, 'gate')}`,
  });
}
