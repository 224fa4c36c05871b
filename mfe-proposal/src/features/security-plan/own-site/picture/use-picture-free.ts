import type { SiteOutline } from '@app/contracts/site-outline';
import { useEffect, useMemo } from 'react';
import { forgetOldPictures } from './kept-picture.ts';
import { withPicture } from './picture-edit.ts';

/**
 * The outline without its picture, on which no price depends: the same object as long as nothing else changes.
 * Also deletes the pictures of this device that are too old.
 */
export function usePictureFree(outline: SiteOutline): SiteOutline {
  useEffect(() => void forgetOldPictures(), []);
  const text = JSON.stringify(withPicture(outline, undefined));
  return useMemo(() => JSON.parse(text), [text]);
}
