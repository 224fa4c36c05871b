/** What a plan may design, in the order in which texts list it. */
export const systemIds = [
  'video',
  'alarm',
  'fence',
  'gates',
  'access',
  'intercom',
  'power',
  'off-grid',
  'sensors',
  'vehicles',
] as const;
export type SystemId = (typeof systemIds)[number];

export type SensorKind = 'temperature' | 'leak' | 'cable-theft' | 'tank' | 'power-failure' | 'door';
