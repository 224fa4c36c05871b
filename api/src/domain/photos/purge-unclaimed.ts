import type { Clock } from '../clock.ts';
import type { PhotoStore } from './ports.ts';

/** A day, and one more where the clock is wrong by a day. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

/** Deletes the photos that nobody has claimed within two days. */
export const purgeUnclaimedPhotos = ({
  photos,
  clock,
}: {
  readonly photos: Pick<PhotoStore, 'purgeUnclaimed'>;
  readonly clock: Clock;
}): Promise<void> => photos.purgeUnclaimed(new Date(clock.now().getTime() - KEPT_MS).toISOString());
