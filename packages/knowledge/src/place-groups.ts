import type { PlaceId } from './places.ts';

/** Lines that something can be put along. */
export const lines: readonly PlaceId[] = ['perimeter-wall', 'fence'];

export const boundary: readonly PlaceId[] = [
  'perimeter-wall',
  'fence',
  'boundary-bush',
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

/** Where the visitor may put something up. */
export const ownGround: readonly PlaceId[] = outdoors.filter((id) => id !== 'street');

/** Ground without a door, a window or a wall for a detector. */
export const openGround: readonly PlaceId[] = [
  ...boundary,
  'parking',
  'driveway',
  'vehicle-gate',
  'pool',
  'kraal',
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

/** Where a camera may look: never into toilets, change rooms, consulting rooms or where people sleep. */
export const watchable: readonly PlaceId[] = [
  ...outdoors,
  ...rooms,
  ...doors,
  'loading-dock',
  'till',
  'sales-floor',
  'reception',
  'office-area',
  'showroom',
  'workshop-floor',
  'production-floor',
  'hall',
  'classroom',
  'guardhouse',
  'lift-lobby',
  'stairwell',
  'dining-area',
  'kitchen',
];

/** A door or room that a reader can guard. */
export const lockable: readonly PlaceId[] = [...rooms, 'front-door', 'reception'];

/** Where an alarm would be. */
export const alarmed: readonly PlaceId[] = [
  ...rooms,
  ...doors,
  'showroom',
  'hall',
  'classroom',
  'workshop-floor',
  'shed',
  'outbuilding',
];
