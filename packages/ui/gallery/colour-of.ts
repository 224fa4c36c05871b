import type { Colour } from '@app/site/contrast';

/** The opaque colour that the browser paints for these CSS colours on top of each other. */
export function colourOf(...layers: readonly string[]): Colour {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas');
  for (const layer of layers) {
    pen.fillStyle = layer;
    pen.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
