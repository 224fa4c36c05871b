import type { Result } from '@app/result';

/** A photo of a visitor, cleaned. */
export interface Photo {
  /** 32 hex digits that nobody can guess. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly addedAt: string;
  /** A JPEG without the data that the camera wrote into it. */
  readonly content: Uint8Array;
}

export interface PhotoStore {
  /** Durable when it resolves. Rejects when the id is taken. */
  insert(photo: Photo): Promise<void>;
  /**
   * Keeps a photo for a lead or a plan, also a second time; false when there is none.
   * @param at when it was claimed (ISO 8601): it counts as added then, so that no purge takes it before what
   * has it. Without it, or where it is earlier, that stays as it is.
   */
  claim(id: string, at?: string): Promise<boolean>;
  get(id: string): Promise<Photo | undefined>;
  /** Deletes the photos that were added before a moment (ISO 8601) and that nobody has claimed. */
  purgeUnclaimed(addedBefore: string): Promise<void>;
  /**
   * Deletes all photos that were added before a moment, also their remains in the files of an embedded
   * store.
   */
  purgeBefore(addedBefore: string): Promise<void>;
}

export interface NotCleaned {
  readonly kind: 'heic' | 'other-type' | 'damaged' | 'too-many-pixels' | 'busy';
}

/** Makes a clean JPEG of what a visitor sent. */
export interface PhotoCleaner {
  /** @param path of the file as it came. */
  clean(path: string): Promise<Result<Uint8Array, NotCleaned>>;
}
