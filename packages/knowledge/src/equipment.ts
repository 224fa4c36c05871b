/** Kinds of equipment and services that controls buy, as the catalogue reads them from a price list. */
export const devices = [
  'access-controller',
  'alarm-hub',
  'alarm-keypad',
  'alarm-panel',
  'anti-lift-bracket',
  'asset-tracker',
  'battery',
  'beam-pair',
  'break-glass',
  'cable-theft-sensor',
  'camera-pole',
  'camera-tower',
  'card-reader',
  'door-closer',
  'door-contact',
  'gate-end-stops',
  'gate-lock',
  'gate-safety-beams',
  'hard-drive',
  'hold-up-button',
  'indoor-detector',
  'iot-gateway',
  'ip-camera',
  'keypad-reader',
  'labour',
  'lte-communicator',
  'maglock',
  'motor-cage',
  'number-plate-camera',
  'nvr',
  'outdoor-detector',
  'outdoor-siren',
  'panic-pendant',
  'power-failure-monitor',
  'radio-transmitter',
  'site-survey',
  'sliding-gate-motor',
  'smoke-detector',
  'tank-sensor',
  'thermal-camera',
  'turnstile',
  'ups',
  'vibration-detector',
  'video-intercom',
  'wall-cabinet',
] as const;
export type Device = (typeof devices)[number];

/** What a product's name says in figures; the name is the unit. */
export const figures = [
  'ampereHours',
  'channels',
  'doors',
  'kilograms',
  'megapixels',
  'metres',
  'terabytes',
  'voltAmperes',
  'zones',
] as const;
type Figures = Readonly<Partial<Record<(typeof figures)[number], number>>>;

/** What a product's name says in words. */
export const features = [
  'ceiling',
  'colour-at-night',
  'dual-sim',
  'dual-technology',
  'two-way-audio',
  'wired',
  'wireless',
] as const;
type Feature = (typeof features)[number];

/** What a product has to be and to do, without naming one. */
export interface Need {
  readonly device: Device;
  readonly atLeast?: Figures;
  readonly atMost?: Figures;
  readonly with?: readonly Feature[];
  readonly without?: readonly Feature[];
}
