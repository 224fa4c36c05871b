import type { Photo, PhotoStore } from '../src/domain/photos/ports.ts';

export interface MemoryPhoto extends Photo {
  readonly claimed: boolean;
}

/** Photos in memory. They pass the same contract tests as the other stores. */
export function memoryPhotos(photos: Map<string, MemoryPhoto>): PhotoStore {
  const remove = (isOld: (photo: MemoryPhoto) => boolean) => {
    for (const [id, photo] of photos) if (isOld(photo)) photos.delete(id);
  };
  return {
    async insert(photo) {
      if (photos.has(photo.id)) throw new Error('The id of this photo is taken');
      photos.set(photo.id, { ...structuredClone(photo), claimed: false });
    },
    async claim(id, at = '') {
      const photo = photos.get(id);
      if (!photo) return false;
      const addedAt = at > photo.addedAt ? at : photo.addedAt;
      photos.set(id, { ...photo, addedAt, claimed: true });
      return true;
    },
    async get(id) {
      const photo = photos.get(id);
      return photo && { id, addedAt: photo.addedAt, content: photo.content.slice() };
    },
    async purgeUnclaimed(before) {
      remove(({ addedAt, claimed }) => addedAt < before && !claimed);
    },
    async purgeBefore(before) {
      remove(({ addedAt }) => addedAt < before);
    },
  };
}
