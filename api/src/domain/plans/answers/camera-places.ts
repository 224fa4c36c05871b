import type { HighValueRoom, UnlawfulWish } from '../site.ts';

const unlawful: ReadonlySet<string> = new Set<UnlawfulWish>([
  'camera-in-change-room',
  'camera-in-consulting-room',
]);

/** Whether a camera may watch the place. */
export const isHighValueRoom = (place: HighValueRoom | UnlawfulWish): place is HighValueRoom =>
  !unlawful.has(place);
export const isUnlawfulPlace = (place: HighValueRoom | UnlawfulWish): place is UnlawfulWish =>
  unlawful.has(place);
