import type { SystemId } from './systems.ts';

interface Control {
  readonly system: SystemId;
  /** What a system of this kind always has; a camera at a certain place is no such thing. */
  readonly always?: true;
}

/** What of a plan answers a threat. */
export const controls = {
  'entrance-cameras': { system: 'video' },
  'dock-cameras': { system: 'video' },
  'till-cameras': { system: 'video' },
  'gate-cameras': { system: 'video' },
  'boundary-cameras': { system: 'video' },
  'wall-cameras': { system: 'video' },
  'floor-cameras': { system: 'video' },
  'room-cameras': { system: 'video' },
  'remote-cameras': { system: 'off-grid' },
  detectors: { system: 'alarm', always: true },
  'early-warning': { system: 'alarm' },
  contacts: { system: 'alarm', always: true },
  panic: { system: 'alarm' },
  sirens: { system: 'alarm', always: true },
  reporting: { system: 'alarm' },
  'two-paths': { system: 'alarm' },
  'electric-fence': { system: 'fence', always: true },
  'motor-cage': { system: 'gates' },
  'gate-contact': { system: 'gates' },
  'gate-motor': { system: 'gates' },
  boom: { system: 'gates' },
  access: { system: 'access', always: true },
  intercom: { system: 'intercom', always: true },
  backup: { system: 'power', always: true },
  'alarm-battery': { system: 'alarm' },
  'cable-sensors': { system: 'sensors' },
  'tank-sensors': { system: 'sensors' },
  'power-sensors': { system: 'sensors' },
  trackers: { system: 'vehicles', always: true },
  'asset-trackers': { system: 'vehicles' },
} as const satisfies Record<string, Control>;

export type ControlId = keyof typeof controls;
