import type { IncidentId, PremisesId } from '../understanding/understanding.ts';
import type { Sign } from './sign.ts';

/** Means or side effects: a fence is cut for the cable behind it. Named after what was done. */
export const sideIncidents: readonly IncidentId[] = [
  'trespass',
  'loitering',
  'false-alarms',
  'poor-footage',
  'power-failure',
  'protest',
  'threats',
];

const ROBBERY = ['armed-robbery', 'cash-up-robbery', 'cash-in-transit', 'home-invasion'] as const;

/** What follows from something else that is named: it comes after that. */
export const effects: Partial<Record<IncidentId, readonly IncidentId[]>> = {
  'stock-loss': ['burglary', ...ROBBERY],
  'medicine-theft': ROBBERY,
  'equipment-theft': ROBBERY,
  'personal-theft': ROBBERY,
  'vehicle-theft': ['hijacking'],
  'cable-theft': ['metal-theft'],
  assault: [...ROBBERY, 'hijacking', 'farm-attack', 'extortion'],
};

/** Says more about what was done than a burglary or a robbery does. */
export const tellingIncidents: readonly IncidentId[] = [
  'cash-up-robbery',
  'cash-in-transit',
  'cable-theft',
  'fuel-theft',
  'metal-theft',
  'gate-motor-theft',
  'medicine-theft',
  'vehicle-theft',
  'delivery-theft',
  'stock-theft-animals',
  'farm-attack',
  'visitor-control',
  'tailgating',
  'extortion',
];

/** Where several things together mean an incident that is not named. */
export const impliedIncidents: readonly {
  readonly when: readonly Sign[];
  readonly incident: IncidentId;
}[] = [
  { when: ['premises:car-dealer', 'asset:keys'], incident: 'vehicle-theft' },
  { when: ['premises:car-dealer', 'asset:bakkie'], incident: 'vehicle-theft' },
  { when: ['incident:armed-robbery', 'time:cash-up'], incident: 'cash-up-robbery' },
  {
    when: ['incident:armed-robbery', 'time:shift-change', 'asset:cash'],
    incident: 'cash-up-robbery',
  },
  { when: ['place:cash-office', 'fact:cash-heavy'], incident: 'cash-up-robbery' },
  { when: ['premises:office', 'place:reception', 'asset:laptops'], incident: 'tailgating' },
];

const SHOPS: readonly PremisesId[] = [
  'shop',
  'jewellery-shop',
  'spaza-shop',
  'tuck-shop',
  'liquor-store',
  'wholesaler',
  'petrol-station',
  'pharmacy',
];

/** A laptop that is gone from a car is no other theft, nor is what disappears under a jacket. */
export const alsoHeardAs: Partial<Record<IncidentId, readonly IncidentId[]>> = {
  'theft-from-vehicle': ['stock-loss', 'equipment-theft', 'personal-theft', 'burglary'],
  'personal-theft': ['equipment-theft'],
  shoplifting: ['stock-loss', 'equipment-theft'],
};

/** "Stock theft" on a farm is theft of animals. */
const notAt: Partial<
  Record<IncidentId, { readonly premises: readonly PremisesId[]; readonly else: IncidentId }>
> = {
  'stock-loss': { premises: ['farm'], else: 'stock-theft-animals' },
  // Whoever sorts parcels has them in hand.
  'package-theft': { premises: ['transport-yard', 'warehouse', 'wholesaler'], else: 'staff-theft' },
  // What disappears from a home is the family's own.
  shoplifting: { premises: ['home', 'student-housing', 'hotel'], else: 'personal-theft' },
};

/** An incident as it is meant at a kind of premises. */
export function meantAt(id: IncidentId, kind: PremisesId): IncidentId {
  const never = notAt[id];
  if (never?.premises.includes(kind)) return never.else;
  const rule = onlyAt[id];
  return rule && !rule.premises.includes(kind) ? rule.else : id;
}

const STOCK_HOLDERS: readonly PremisesId[] = [
  ...SHOPS,
  'restaurant',
  'hotel',
  'car-dealer',
  'workshop',
  'warehouse',
  'factory',
  'construction-site',
  'farm',
  'clinic',
  'transport-yard',
  'solar-site',
  'other-business',
];

/**
 * "Walked out with" is shoplifting in a shop, and theft of equipment in an office; copper in a school
 * is pipes and taps.
 */
const onlyAt: Partial<
  Record<IncidentId, { readonly premises: readonly PremisesId[]; readonly else: IncidentId }>
> = {
  'cable-theft': {
    premises: [
      'warehouse',
      'wholesaler',
      'factory',
      'workshop',
      'construction-site',
      'transport-yard',
      'farm',
      'estate',
      'solar-site',
      'other-business',
    ],
    else: 'metal-theft',
  },
  shoplifting: { premises: SHOPS, else: 'equipment-theft' },
  'package-theft': { premises: ['home', 'estate', 'student-housing'], else: 'delivery-theft' },
  'stock-loss': { premises: STOCK_HOLDERS, else: 'equipment-theft' },
};
