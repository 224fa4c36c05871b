import { accessValues } from '@app/knowledge/planning/access';
import { powerValues } from '@app/knowledge/planning/power';
import type { DeviceKind } from '../capabilities/device-kinds.ts';
import type { Need } from '../capabilities/need.ts';

/** What a product needs along with it. */
export interface Part {
  readonly need: Need;
  /** By what the two must fit each other. */
  readonly same?: 'family' | 'models' | 'hertz';
}

const part = (device: DeviceKind, same?: Part['same']): Part => ({
  need: { device },
  ...(same && { same }),
});

/** The smallest that plans give to panels, gate motors and doors. */
const battery: Part = {
  need: {
    device: 'battery',
    atLeast: { ampereHours: accessValues.batteryAmpereHours, volts: powerValues.batteryVolts },
    atMost: { volts: powerValues.batteryVolts },
    without: ['lithium'],
  },
};

const besideCameras = [part('nvr', 'family'), part('camera-sign'), part('privacy-notice')];
const domeBracket: Part = { need: { device: 'camera-bracket', with: ['dome'] } };
const poleBracket: Part = { need: { device: 'camera-bracket', with: ['pole'] } };

/** Cameras are fixed by their form: of a name that has none, we do not know. */
export const cameraMounts = {
  bullet: part('camera-junction-box'),
  turret: part('camera-junction-box'),
  dome: domeBracket,
} as const;

/**
 * What plans buy along with a kind of device, the most needed first. Each pair is one of a rule below
 * `plans/systems/`; a test looks for both in the same plan.
 */
export const goesWith: Readonly<Partial<Record<DeviceKind, readonly Part[]>>> = {
  'ip-camera': besideCameras,
  'thermal-camera': besideCameras,
  'number-plate-camera': besideCameras,
  'camera-pole': [poleBracket],
  nvr: [part('hard-drive'), part('monitor')],
  'outdoor-network-cable': [part('network-connectors')],
  'network-cable': [part('network-connectors')],
  fibre: [part('sfp-module')],
  'sfp-module': [part('fibre')],
  'alarm-panel': [part('alarm-keypad', 'family'), battery, part('indoor-siren', 'family')],
  'alarm-receiver': [part('panic-pendant', 'family')],
  energizer: [
    part('earth-spike'),
    part('lightning-diverter'),
    part('fence-siren', 'family'),
    part('fence-sign'),
  ],
  'fence-bracket': [part('fence-wire'), part('fence-insulators'), part('fence-springs')],
  'fence-wire': [part('fence-insulators'), part('fence-springs'), part('fence-ferrules')],
  'earth-spike': [part('earth-wire')],
  'sliding-gate-motor': [
    part('gate-rack'),
    part('gate-safety-beams'),
    part('gate-end-stops'),
    part('motor-cage', 'models'),
  ],
  'swing-gate-motor': [part('gate-safety-beams')],
  'garage-motor': [part('gate-safety-beams')],
  'traffic-barrier': [part('gate-safety-beams'), part('loop-detector')],
  'access-controller': [
    { need: { device: 'card-reader', atLeast: { hertz: accessValues.secureCardHertz } } },
    part('exit-button'),
    part('door-closer'),
    battery,
  ],
  'card-reader': [part('access-card', 'hertz')],
  maglock: [part('maglock-bracket'), part('break-glass'), part('exit-button'), part('door-closer')],
  'electric-strike': [part('exit-button'), part('door-closer')],
  'access-power-supply': [battery],
  'apartment-intercom': [part('intercom-monitor', 'family')],
  'temperature-sensor': [part('iot-gateway')],
  'leak-sensor': [part('iot-gateway')],
  'cable-theft-sensor': [part('iot-gateway')],
};
