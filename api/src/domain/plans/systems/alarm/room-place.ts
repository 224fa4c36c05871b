import type { Place } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';

/** A room, again from the first when there are fewer. */
export const roomPlace = ({ rooms }: Site, index: number): Place =>
  rooms > 0 ? { at: 'room', index: index % rooms } : { at: 'equipment' };
