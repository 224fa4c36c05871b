import { describe, expect, test } from 'vitest';
import type { Photo } from '../../src/domain/photos/ports.ts';
import type { OpenedStore } from './opened-store.ts';

const MOMENT = '2026-11-27T10:00:00.000Z';
const BEFORE = '2026-11-27T09:59:59.999Z';

const aPhoto = (changes: Partial<Photo> = {}): Photo => ({
  id: 'a'.repeat(32),
  addedAt: MOMENT,
  content: new Uint8Array([0xff, 0xd8, 0, 0x80, 0xff]),
  ...changes,
});

export function describePhotos(opened: () => OpenedStore): void {
  describe('photos', () => {
    test('gives back exactly the bytes of a photo of 3 MB, also to another handle', async () => {
      const { store, another } = opened();
      const content = Uint8Array.from({ length: 3_000_000 }, (_, index) => (index * 7) % 256);
      const photo = aPhoto({ content });
      await store.photos.insert(photo);
      const other = await another();
      const found = await other.photos.get(photo.id);
      expect(found && Buffer.compare(found.content, content)).toBe(0);
      expect(found).toMatchObject({ id: photo.id, addedAt: MOMENT });
      await other.close();
    });

    test('finds and claims nothing under another id', async () => {
      const { photos } = opened().store;
      await photos.insert(aPhoto());
      expect(await photos.get('b'.repeat(32))).toBeUndefined();
      expect(await photos.claim('b'.repeat(32))).toBe(false);
    });

    test('does not replace a photo by another with its id', async () => {
      const { photos } = opened().store;
      await photos.insert(aPhoto());
      await expect(photos.insert(aPhoto({ content: new Uint8Array([1]) }))).rejects.toThrow();
      expect(await photos.get(aPhoto().id)).toEqual(aPhoto());
    });

    test('a purge of unclaimed photos leaves claimed and later ones', async () => {
      const { photos } = opened().store;
      const [unclaimed, claimed, later] = ['1'.repeat(32), '2'.repeat(32), '3'.repeat(32)];
      for (const id of [unclaimed, claimed]) await photos.insert(aPhoto({ id, addedAt: BEFORE }));
      await photos.insert(aPhoto({ id: later }));
      expect(await photos.claim(claimed)).toBe(true);
      // A request that is sent twice claims twice.
      expect(await photos.claim(claimed)).toBe(true);
      await photos.purgeUnclaimed(MOMENT);
      expect(await photos.get(unclaimed)).toBeUndefined();
      expect(await photos.get(claimed)).toBeDefined();
      expect(await photos.get(later)).toBeDefined();
    });

    test('a photo that a later plan has is purged with that plan, and a claim never makes it older', async () => {
      const { photos } = opened().store;
      const [kept, old] = ['1'.repeat(32), '2'.repeat(32)];
      for (const id of [kept, old]) await photos.insert(aPhoto({ id, addedAt: BEFORE }));
      await photos.insert(aPhoto());
      expect(await photos.claim(kept, MOMENT)).toBe(true);
      expect(await photos.claim(kept, BEFORE)).toBe(true);
      expect(await photos.claim(aPhoto().id, BEFORE)).toBe(true);
      expect(await photos.claim(old, BEFORE)).toBe(true);
      await photos.purgeBefore(MOMENT);
      expect(await photos.get(old)).toBeUndefined();
      expect(await photos.get(kept)).toMatchObject({ addedAt: MOMENT });
      expect(await photos.get(aPhoto().id)).toEqual(aPhoto());
    });

    test('purges all 25 photos from before a moment, claimed or not, and no later one', async () => {
      const { photos } = opened().store;
      const ids = Array.from({ length: 25 }, (_, index) => String(index).padStart(32, '0'));
      for (const id of ids) await photos.insert(aPhoto({ id, addedAt: BEFORE }));
      await photos.claim(ids[0] ?? '');
      await photos.insert(aPhoto());
      await photos.purgeBefore(MOMENT);
      for (const id of ids) expect(await photos.get(id)).toBeUndefined();
      expect(await photos.get(aPhoto().id)).toEqual(aPhoto());
    });
  });
}
