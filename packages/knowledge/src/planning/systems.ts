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

/**
 * What the essential budget keeps of the wanted systems, whatever the gravest threats are. An alarm
 * calls for help, and all else reports to it; an estate's gate reads plates, and has to work in a power cut.
 */
export const keptInEssential: Readonly<
  Record<'everywhere' | 'Residential Estate', readonly SystemId[]>
> = {
  everywhere: ['alarm'],
  'Residential Estate': ['video', 'power'],
};
