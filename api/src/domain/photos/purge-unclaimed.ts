import type { Clock } from '../clock.ts';
import type { PhotoStore } from './ports.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Deletes the photos that nobody has claimed within a day. */
export const purgeUnclaimedPhotos = ({
  photos,
  clock,
}: {
  readonly photos: Pick<PhotoStore, 'purgeUnclaimed'>;
  readonly clock: Clock;
}): Promise<void> => photos.purgeUnclaimed(new Date(clock.now().getTime() - KEPT_MS).toISOString());
