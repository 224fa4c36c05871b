import type { IncidentId, MeasureId } from '../understanding/understanding.ts';

const PEOPLE_ATTACKED: readonly IncidentId[] = [
  'armed-robbery',
  'cash-up-robbery',
  'home-invasion',
  'farm-attack',
  'hijacking',
  'assault',
  'threats',
  'extortion',
];
const GOODS_COUNTED: readonly IncidentId[] = [
  'stock-loss',
  'delivery-theft',
  'staff-theft',
  'medicine-theft',
  'fuel-theft',
  'shoplifting',
];
const PEOPLE_LET_IN: readonly IncidentId[] = ['visitor-control', 'tailgating', 'trespass', 'fraud'];

/** Measures that act on a few incidents: without them only those are likelier. */
export const onlyAgainst: Partial<Record<MeasureId, readonly IncidentId[]>> = {
  'panic-button': PEOPLE_ATTACKED,
  'stock-control': GOODS_COUNTED,
  tags: ['shoplifting'],
  'visitor-system': PEOPLE_LET_IN,
  intercom: PEOPLE_LET_IN,
  'cash-collection': ['cash-in-transit', 'cash-up-robbery', 'armed-robbery'],
  'drop-safe': ['cash-up-robbery', 'armed-robbery', 'staff-theft'],
  'fire-detection': ['arson'],
  'backup-power': ['power-failure'],
};
