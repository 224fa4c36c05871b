import { pictureLimits } from '@app/contracts/site-picture';
import { fileLimits } from './picture-file.ts';

/** A white canvas of the same shape that is at most `pictureLimits.side` long and wide. */
export function canvasOf({ width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, pictureLimits.side / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const drawing = context(canvas);
  drawing.imageSmoothingQuality = 'high';
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

export function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const found = canvas.getContext('2d', { willReadFrequently: true });
  if (!found) throw new Error('This browser has no memory for another canvas');
  return found;
}

export const isTooSmall = ({ width, height }: HTMLCanvasElement): boolean =>
  Math.min(width, height) < fileLimits.leastSide;
