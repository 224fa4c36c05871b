import type { BomSystem } from '../../plan-parts.ts';
import type { PartName } from './part-names.ts';

/** What it means that a plan has fewer of a device than it could have. */
export const risksOfFewer: Readonly<
  Partial<Record<BomSystem, Readonly<Partial<Record<PartName, string>>>>>
> = {
  video: {
    'entrance-camera': 'Some entrances are not on camera.',
    'vehicle-gate-camera': 'Cars at the vehicle gates are not on camera.',
    'pedestrian-gate-camera': 'People at a pedestrian gate are not on camera.',
    'boundary-camera': 'Cameras show parts of the boundary in less detail or not at all.',
    'thermal-camera': 'In fog and complete darkness, cameras show people at the boundary later.',
    'store-camera': 'Some rooms with valuables are not on camera.',
    'till-camera': 'Some tills are not on camera.',
    'floor-camera': 'Parts of the floor are not on camera.',
    'spare-camera': 'If a camera fails, you have to wait for its replacement.',
  },
  alarm: {
    detector: 'Some rooms have no alarm detector.',
    'glass-break-detector':
      'The alarm detects a break-in through a window only when someone moves inside.',
    'vibration-detector':
      'The alarm detects people who break through a wall or a roof only when they are inside.',
    'outdoor-detector': 'There is less warning before someone is at the building.',
    beam: 'There is less warning before someone is at the building.',
    contact: 'Some doors can be opened without an alarm from the door itself.',
    siren: 'The alarm is heard in fewer places.',
    panic: 'There are fewer panic buttons to call for help.',
    keypad: 'The alarm can be switched on and off in fewer places.',
  },
  fence: {
    keypad: 'You can switch the electric fence on and off only at its energiser.',
    beam: 'Someone can cross parts of the boundary without an alarm.',
  },
  gates: {
    keypad: '',
    'gate-motor': 'You have to get out of the car to open some gates by hand.',
  },
  access: {
    reader: 'Some doors do not record who opens them.',
    lock: 'Some doors are locked by key only, so lost keys stay a risk.',
  },
  intercom: {
    intercom: 'At some entrances you cannot see or speak to a visitor first.',
  },
  'off-grid': {
    'off-grid-camera': 'Cameras show places without mains power from one side only.',
  },
};

/** The same for a system that has fewer of other parts, such as drives or the wires of a fence. */
export const risksOfLess: Readonly<Record<BomSystem, string>> = {
  video: 'The pictures show less detail.',
  alarm: 'There are fewer ways to arm the alarm or to call for help.',
  fence: 'The electric fence has fewer wires, so it is easier to climb through.',
  gates: 'There are fewer ways to open the gates for visitors.',
  access: 'Fewer doors record who opened them.',
  intercom: 'You see less of visitors before you open.',
  // Each budget is backed up for the same hours; a smaller one has less to keep alive.
  power: '',
  'off-grid': '',
  sensors: 'You find out about some faults and thefts later.',
  vehicles: 'Drivers have less help and less evidence in a robbery or an accident.',
  // A smaller budget has fewer devices to join.
  cabling: '',
  signs: 'Fewer signs warn people off.',
  labour: '',
};

/** The same for a system that is left out. */
export const risksWithout: Readonly<Partial<Record<BomSystem, string>>> = {
  video: 'Nothing is recorded on camera.',
  alarm: 'Nothing calls for help when someone breaks in.',
  fence: 'There is no electric fence on the boundary.',
  gates: 'The gates get no new motor or boom.',
  access: 'No door records who opens it, and lost keys stay a risk.',
  intercom: 'You cannot see or speak to visitors before you open.',
  // What a plan leaves open already names each load that stops.
  power: '',
  'off-grid': 'Places without mains power are not on camera.',
  sensors: 'No sensor reports a fault or a theft.',
  vehicles: 'Vehicles and equipment are not tracked.',
};

/** No budget ends every risk. */
export const riskAlwaysLeft =
  'In every budget you still have to lock doors and look after keys, and help takes time to arrive.';
