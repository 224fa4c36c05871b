import type { BomSystem } from '../../plan-parts.ts';

/** The systems of a bill of materials as people read them, in the order in which it lists them. */
export const bomSystems: Readonly<Record<BomSystem, string>> = {
  video: 'Video',
  alarm: 'Alarm',
  fence: 'Electric fence',
  gates: 'Gates',
  access: 'Access control',
  intercom: 'Intercom',
  power: 'Backup power',
  'off-grid': 'Off-grid cameras',
  sensors: 'Sensors',
  vehicles: 'Vehicles',
  cabling: 'Cabling',
  signs: 'Signs',
  labour: 'Labour',
};

/** The systems in that order. */
export const bomOrder = Object.keys(bomSystems) as readonly BomSystem[];
