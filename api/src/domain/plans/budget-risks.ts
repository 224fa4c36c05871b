import { bomOrder } from './bom-systems.ts';
import type { PartCounts } from './counted-parts.ts';
import type { BomSystem } from './plan-parts.ts';

/** What it means that a plan has fewer of a device (by `nameOfDevice`) than it could have. */
const fewer: Readonly<Record<string, string>> = {
  'entrance camera': 'Some entrances are not on camera.',
  'vehicle gate camera': 'Vehicles at a gate are not on camera.',
  'pedestrian gate camera': 'People at a pedestrian gate are not on camera.',
  'boundary camera': 'Parts of the boundary are not on camera.',
  'room camera': 'Some rooms are not on camera.',
  'store or strongroom camera': 'Some rooms with valuables are not on camera.',
  'till camera': 'Some tills are not on camera.',
  'floor camera': 'Parts of the floor are not on camera.',
  'camera outside the building': 'Parts of the outside of the building are not on camera.',
  'spare camera': 'A camera that fails is out until its replacement arrives.',
  'off-grid camera': 'Some places without mains power are not on camera.',
  'indoor detector': 'Some rooms have no detector, so the alarm may start later.',
  'outdoor detector': 'The alarm may start only when someone is at the building.',
  'set of beams': 'Someone can cross part of the grounds without an alarm.',
  'door contact': 'Some doors can be opened without an alarm from the door itself.',
  siren: 'The alarm is heard in fewer places.',
  'panic button': 'There are fewer places from which to call for help.',
  keypad: 'The alarm can be switched on and off in fewer places.',
  reader: 'Some doors record no names.',
  lock: 'Some doors are locked by key only, so lost keys stay a risk.',
  'intercom station': 'At some entrances you cannot see or speak to a visitor first.',
  'backup supply': 'Some equipment stops in an outage.',
};

/** The same for a system that has fewer of other parts, such as batteries or spares. */
const lessOf: Readonly<Record<BomSystem, string>> = {
  video: 'The cameras and recordings do less than they could.',
  alarm: 'The alarm does less than it could.',
  fence: 'Someone can climb the boundary without an alarm from the fence.',
  gates: 'The gates are easier to force or to leave open.',
  access: 'Fewer doors record who opened them.',
  intercom: 'You see and hear fewer visitors before you open.',
  power: 'The systems stop sooner in a long outage.',
  'off-grid': 'Some places without mains power are not watched.',
  sensors: 'Some faults and thefts are noticed later.',
  vehicles: 'Some vehicles or assets cannot be traced.',
  signs: 'Fewer signs warn people off.',
  labour: '',
};

/** No budget ends every risk. */
const alwaysLeft =
  'What equipment cannot do is left in every budget: locked doors, keys in the right hands, and the time until help arrives.';

/**
 * The risk that a plan leaves, from what the complete plan has more of.
 * @param complete the parts of the complete plan
 */
export function riskLeft(own: PartCounts, complete: PartCounts): string {
  const short = [...complete]
    .filter(([key, { quantity }]) => (own.get(key)?.quantity ?? 0) < quantity)
    .map(([, part]) => part);
  const bySystem = Map.groupBy(short, ({ system }) => system);
  const sentences = bomOrder.flatMap((system) => {
    const parts = bySystem.get(system) ?? [];
    const named = parts.flatMap(({ drawn, name }) => (drawn && fewer[name]) || []);
    return named.length > 0 || parts.length === 0 ? named : [lessOf[system]];
  });
  return [...new Set(sentences), alwaysLeft].filter((sentence) => sentence !== '').join(' ');
}
