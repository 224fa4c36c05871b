import { bomOrder } from './bom-systems.ts';
import type { PartCounts } from './counted-parts.ts';
import type { BomSystem } from './plan-parts.ts';

/** What it means that a plan has fewer of a device (by system and `nameOfDevice`) than it could have. */
const fewer: Readonly<Partial<Record<BomSystem, Readonly<Record<string, string>>>>> = {
  video: {
    'entrance camera': 'Some entrances are not on camera.',
    'vehicle gate camera': 'Number plates at the vehicle gates are not on camera.',
    'pedestrian gate camera': 'People at a pedestrian gate are not on camera.',
    'boundary camera': 'Cameras show parts of the boundary in less detail or not at all.',
    'thermal camera': 'In fog and complete darkness, cameras show people at the boundary later.',
    'store or strongroom camera': 'Some rooms with valuables are not on camera.',
    'till camera': 'Some tills are not on camera.',
    'floor camera': 'Parts of the floor are not on camera.',
    'spare camera': 'If a camera fails, you have to wait for its replacement.',
  },
  alarm: {
    'indoor detector':
      'The alarm detects people who break a window or come through the roof only when they are in the room.',
    'glass-break detector':
      'The alarm detects a break-in through a window only when someone moves inside.',
    'vibration detector':
      'The alarm detects people who break through a wall or a roof only when they are inside.',
    'outdoor detector': 'There is less warning before someone is at the building.',
    'set of beams': 'There is less warning before someone is at the building.',
    'door contact': 'Some doors can be opened without an alarm from the door itself.',
    siren: 'The alarm is heard in fewer places.',
    'panic button': 'There are fewer panic buttons to call for help.',
    keypad: 'The alarm can be switched on and off in fewer places.',
  },
  fence: {
    'set of beams': 'Someone can cross parts of the boundary without an alarm.',
  },
  gates: {
    keypad: '',
    'gate motor': 'You have to get out of the car to open some gates by hand.',
  },
  access: {
    reader: 'Some doors do not record who opens them.',
    lock: 'Some doors are locked by key only, so lost keys stay a risk.',
  },
  intercom: {
    'intercom station': 'At some entrances you cannot see or speak to a visitor first.',
  },
  'off-grid': {
    'off-grid camera': 'Cameras show places without mains power from one side only.',
  },
};

/** The same for a system that has fewer of other parts, such as batteries or spares. */
const lessOf: Readonly<Record<BomSystem, string>> = {
  video: 'The pictures show less detail.',
  alarm: 'There are fewer ways to arm the alarm or to call for help.',
  fence: 'The electric fence is easier to climb or to cut.',
  gates: 'The gates are easier to force or to leave open.',
  access: 'Fewer doors record who opened them.',
  intercom: 'You see less of visitors before you open.',
  // Each budget is backed up for the same hours; a smaller one has less to keep alive.
  power: '',
  'off-grid': 'Thieves can reach solar cameras more easily.',
  sensors: 'You find out about some faults and thefts later.',
  vehicles: 'Drivers have less help and less evidence in a robbery or an accident.',
  signs: 'Fewer signs warn people off.',
  labour: '',
};

/** No budget ends every risk. */
const alwaysLeft =
  'In every budget you still have to lock doors and look after keys, and help takes time to arrive.';

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
    const named = parts.flatMap(({ drawn, name }) => (drawn ? (fewer[system]?.[name] ?? []) : []));
    return named.length > 0 || parts.length === 0 ? named : [lessOf[system]];
  });
  return [...new Set(sentences), alwaysLeft].filter((sentence) => sentence !== '').join(' ');
}
