import { open } from 'node:fs/promises';
import { PHOTO_LIMIT_PIXELS, STORED_PHOTO_BYTES } from '@app/contracts/photo';
import { failed, success } from '@app/result';
import type { Sharp } from 'sharp';
import type { PhotoCleaner } from '../../domain/photos/ports.ts';
import { typeOfPhoto } from './type-of-photo.ts';

const LONG_SIDE_PX = 2_000;
/** The first is enough for nearly all photos; only noise has more than 2 MB with it. */
const QUALITIES = [80, 60, 40, 20];
/** A photo of 50 million pixels takes under two seconds. */
const DEADLINE_SECONDS = 10;
/** One is decoded at a time, because each may take 200 MB for a moment. */
const MOST_WAITING = 20;
const LOADERS = ['Jpeg', 'Png', 'Webp'];

/**
 * Photos are decoded and encoded anew, turned upright, at most 2,000 px long and wide, at most 2 MB. Nothing
 * else of the file is kept: no place, no date, nothing that is hidden behind the picture.
 */
export function photoCleaner(): PhotoCleaner {
  let waiting = 0;
  let before: Promise<unknown> = Promise.resolve();
  return {
    async clean(path) {
      if (waiting >= MOST_WAITING) return failed({ kind: 'busy' });
      const type = typeOfPhoto(await firstBytes(path));
      if (type === 'heic' || type === 'other-type') return failed({ kind: type });
      waiting += 1;
      const cleaning = before.then(() => encodeAnew(path));
      before = cleaning.catch(() => undefined);
      try {
        return await cleaning;
      } finally {
        waiting -= 1;
      }
    },
  };
}

async function encodeAnew(path: string) {
  const sharp = await loadedSharp();
  // What the decoder complains about is refused: a truncated photo would become half grey.
  const input = { limitInputPixels: false, failOn: 'error' } as const;
  try {
    const { width, height } = await sharp(path, input).metadata();
    if (width * height > PHOTO_LIMIT_PIXELS) return failed({ kind: 'too-many-pixels' as const });
    for (const quality of QUALITIES) {
      const photo = sharp(path, { ...input, limitInputPixels: PHOTO_LIMIT_PIXELS });
      const bytes = await upright(photo, quality).toBuffer();
      if (bytes.length <= STORED_PHOTO_BYTES) return success(new Uint8Array(bytes));
    }
    return failed({ kind: 'too-many-pixels' as const });
  } catch {
    return failed({ kind: 'damaged' as const });
  }
}

const upright = (photo: Sharp, quality: number): Sharp =>
  photo
    .autoOrient()
    .resize(LONG_SIDE_PX, LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .timeout({ seconds: DEADLINE_SECONDS });

/** Loaded with the first photo: its library takes memory, and the site also starts where it has none. */
async function loadedSharp() {
  const { default: sharp } = await import('sharp');
  // Of the library's many decoders only these three ever see what a visitor sent.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((loader) => `VipsForeignLoad${loader}`) });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
