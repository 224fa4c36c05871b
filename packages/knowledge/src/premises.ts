import type { IncidentId } from './threats.ts';

export interface Premises {
  /** After "the" and "your": "restaurant". */
  readonly label: string;
  /** Where it is not the label after "a": "an office". */
  readonly one?: string;
  /** A word for many kinds, such as "shop": any other kind that is heard comes before it. */
  readonly general?: true;
  /** Whoever lives there is told what to do in the house: see the sign `people-live-here`. */
  readonly livedIn?: true;
  /** What such premises usually have to fear, the first most. It is assumed when a text names nothing. */
  readonly fears: readonly IncidentId[];
}

const table = {
  home: {
    label: 'home',
    livedIn: true,
    general: true,
    fears: ['burglary', 'home-invasion', 'gate-motor-theft', 'hijacking'],
  },
  estate: { label: 'estate', one: 'an estate', fears: ['visitor-control', 'burglary', 'trespass'] },
  'student-housing': {
    label: 'student house',
    fears: ['burglary', 'tailgating', 'equipment-theft'],
  },
  farm: {
    label: 'farm',
    livedIn: true,
    fears: ['farm-attack', 'stock-theft-animals', 'fuel-theft', 'equipment-theft'],
  },
  shop: {
    label: 'shop',
    general: true,
    fears: ['armed-robbery', 'shoplifting', 'burglary', 'staff-theft'],
  },
  'jewellery-shop': {
    label: 'jewellery shop',
    fears: ['armed-robbery', 'burglary', 'staff-theft'],
  },
  'spaza-shop': { label: 'spaza shop', fears: ['armed-robbery', 'burglary', 'extortion'] },
  'tuck-shop': { label: 'tuck shop', fears: ['burglary', 'staff-theft', 'shoplifting'] },
  'liquor-store': {
    label: 'liquor store',
    fears: ['armed-robbery', 'burglary', 'cash-up-robbery'],
  },
  wholesaler: {
    label: 'wholesaler',
    fears: ['stock-loss', 'cash-up-robbery', 'delivery-theft', 'armed-robbery'],
  },
  restaurant: { label: 'restaurant', fears: ['cash-up-robbery', 'staff-theft', 'burglary'] },
  hotel: { label: 'guest house', fears: ['theft-from-vehicle', 'burglary', 'armed-robbery'] },
  'petrol-station': {
    label: 'petrol station',
    fears: ['armed-robbery', 'cash-in-transit', 'fuel-theft', 'cash-up-robbery'],
  },
  'car-dealer': {
    label: 'dealership',
    one: 'a car dealership',
    fears: ['vehicle-theft', 'theft-from-vehicle', 'burglary'],
  },
  workshop: { label: 'workshop', fears: ['equipment-theft', 'burglary', 'vehicle-theft'] },
  office: {
    label: 'office',
    one: 'an office',
    fears: ['tailgating', 'equipment-theft', 'data-theft'],
  },
  warehouse: {
    label: 'warehouse',
    fears: ['stock-loss', 'delivery-theft', 'burglary', 'hijacking'],
  },
  factory: { label: 'factory', fears: ['metal-theft', 'cable-theft', 'fuel-theft', 'staff-theft'] },
  'construction-site': {
    label: 'building site',
    fears: ['equipment-theft', 'cable-theft', 'extortion'],
  },
  school: { label: 'school', fears: ['burglary', 'equipment-theft', 'trespass', 'vandalism'] },
  creche: { label: 'crèche', fears: ['trespass', 'burglary', 'visitor-control'] },
  clinic: { label: 'clinic', fears: ['medicine-theft', 'assault', 'equipment-theft'] },
  'care-home': {
    label: 'old-age home',
    one: 'an old-age home',
    fears: ['walking-out', 'visitor-control', 'medicine-theft'],
  },
  pharmacy: { label: 'pharmacy', fears: ['armed-robbery', 'medicine-theft', 'shoplifting'] },
  church: {
    label: 'place of worship',
    fears: ['burglary', 'theft-from-vehicle', 'equipment-theft'],
  },
  gym: { label: 'gym', fears: ['theft-from-vehicle', 'tailgating', 'equipment-theft'] },
  'transport-yard': {
    label: 'transport yard',
    fears: ['hijacking', 'fuel-theft', 'vehicle-theft'],
  },
  'solar-site': { label: 'remote site', fears: ['cable-theft', 'equipment-theft', 'trespass'] },
  'other-business': {
    label: 'business',
    general: true,
    fears: ['burglary', 'armed-robbery', 'staff-theft'],
  },
} as const satisfies Record<string, Premises>;

export type PremisesId = keyof typeof table;

/** Kinds of premises that the reports know. */
export const premises: Readonly<Record<PremisesId, Premises>> = table;
