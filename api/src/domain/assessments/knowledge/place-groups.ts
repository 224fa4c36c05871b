import type { PlaceId } from '../understanding/understanding.ts';

export const boundary: readonly PlaceId[] = [
  'perimeter-wall',
  'fence',
  'boundary-bush',
  'neighbouring-property',
  'yard',
  'garden',
];

export const outdoors: readonly PlaceId[] = [
  ...boundary,
  'parking',
  'driveway',
  'vehicle-gate',
  'pedestrian-gate',
  'pool',
  'fuel-tank',
  'kraal',
  'borehole',
  'substation',
  'outbuilding',
  'shed',
  'forecourt',
  'access-road',
  'playground',
  'street',
];

/** Of one door, gate or the like: a sentence about it is in the singular. */
export const doors: readonly PlaceId[] = [
  'back-door',
  'kitchen-door',
  'front-door',
  'garage',
  'pedestrian-gate',
];

export const rooms: readonly PlaceId[] = [
  'dispensary',
  'server-room',
  'cash-office',
  'storeroom',
  'cold-room',
  'computer-lab',
];

/** Where goods are counted in or out. */
export const counting: readonly PlaceId[] = ['loading-dock', 'storeroom', 'cold-room', 'yard'];
