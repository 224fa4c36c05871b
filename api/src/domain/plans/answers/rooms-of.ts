import { valuableRooms } from '../questions/building.ts';
import { accessPlaces } from '../questions/doors.ts';
import type { HighValueRoom, UnlawfulWish } from '../site.ts';
import type { Given } from './given.ts';

const notRooms: ReadonlySet<string> = new Set<UnlawfulWish | 'main-entrance' | 'outside-doors'>([
  'camera-in-change-room',
  'camera-in-consulting-room',
  'locked-escape-door',
  'main-entrance',
  'outside-doors',
]);
type Place = HighValueRoom | UnlawfulWish | 'main-entrance' | 'outside-doors';

export const isRoom = (place: Place): place is HighValueRoom => !notRooms.has(place);

/** Rooms of value: those that need protection, and those whose door gets a reader. */
export const highValueRoomsOf = (given: Given): readonly HighValueRoom[] => [
  ...new Set([
    ...given.choices(valuableRooms).filter(isRoom),
    ...given.choices(accessPlaces).filter(isRoom),
  ]),
];

/** What was asked for and is unlawful. */
export const wishesRefused = (given: Given): readonly UnlawfulWish[] =>
  [...given.choices(valuableRooms), ...given.choices(accessPlaces)].filter(isUnlawful);

const isUnlawful = (place: Place): place is UnlawfulWish =>
  !isRoom(place) && place !== 'main-entrance' && place !== 'outside-doors';
