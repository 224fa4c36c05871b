import { readPlanPicture } from '@app/contracts/saved-plan';
import type { SitePicture } from '@app/contracts/site-picture';
import { useEffect, useState } from 'react';
import type { PlanLink } from '../../take-along/plan-source.ts';
import { canvasOf, context } from './canvas.ts';
import { keepPicture, keptPicture } from './kept-picture.ts';

export interface ShownPicture {
  readonly id: string;
  /** Addresses with the picture in them: as it is, and dimmed to slate lines. */
  readonly full: string;
  readonly dimmed: string;
}

/** The pixels of a picture, from this device or from the saved plan; `gone` when neither has them. */
export function useShownPicture(
  picture: SitePicture | undefined,
  saved: PlanLink | undefined,
): ShownPicture | 'gone' | undefined {
  const [shown, setShown] = useState<ShownPicture | { readonly id: string; readonly gone: true }>();
  const id = picture?.photo;
  const address = saved && addressOf(saved);
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    if (last?.id !== id) last = { id, made: made(id, address) };
    const { made: making } = last;
    making.then((picture) => {
      // One that is gone, or could not be read, is looked for anew the next time.
      if (!picture) last = undefined;
      if (isCurrent) setShown(picture ?? { id, gone: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, address]);
  if (shown?.id !== id || shown === undefined) return undefined;
  return 'gone' in shown ? 'gone' : shown;
}

/** The sheet and the one for the scale show the same picture. */
let last: { readonly id: string; readonly made: ReturnType<typeof made> } | undefined;

async function made(id: string, address: string | undefined): Promise<ShownPicture | undefined> {
  try {
    const blob = await blobOf(id, address);
    return blob && { id, ...(await addressesOf(blob)) };
  } catch (fault) {
    console.error('a picture could not be shown', fault);
    return undefined;
  }
}

const addressOf = ({ token, revision }: PlanLink): string =>
  `${readPlanPicture.path.replace(':token', token)}?revision=${revision}`;

async function blobOf(id: string, address: string | undefined): Promise<Blob | undefined> {
  const kept = await keptPicture(id);
  if (kept) {
    // Kept for 7 days from now on, as the drawing is.
    await keepPicture(kept);
    return kept.blob;
  }
  if (!address) return undefined;
  const answer = await fetch(address);
  return answer.ok ? answer.blob() : undefined;
}

async function addressesOf(blob: Blob): Promise<Omit<ShownPicture, 'id'>> {
  const bitmap = await createImageBitmap(blob);
  const canvas = canvasOf(bitmap);
  const drawing = context(canvas);
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const full = canvas.toDataURL('image/jpeg', 0.85);
  const pixels = drawing.getImageData(0, 0, canvas.width, canvas.height);
  toSlate(pixels.data);
  drawing.putImageData(pixels, 0, 0);
  return { full, dimmed: canvas.toDataURL('image/jpeg', 0.8) };
}

/** What is dark becomes this, so that our lines stand out: `--slate-400`. White stays white. */
const SLATE = [113, 129, 155] as const;

/** Takes the colours out of a picture. Once, so that a drag paints no filter. */
export function toSlate(data: Uint8ClampedArray): void {
  const [red, green, blue] = SLATE;
  for (let at = 0; at < data.length; at += 4) {
    // ITU-R BT.709.
    const light =
      (0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)) /
      255;
    data[at] = red + (255 - red) * light;
    data[at + 1] = green + (255 - green) * light;
    data[at + 2] = blue + (255 - blue) * light;
  }
}
