import { SHEET_NAVY } from './colours.ts';
import { markOnDark } from './mark.ts';

/** `tile` has round corners, `square` fills the box, `maskable` leaves room for any mask. */
export type IconShape = 'tile' | 'square' | 'maskable';

const BOX = 64;
const corners: Readonly<Record<IconShape, number>> = { tile: 12, square: 0, maskable: 0 };
/** A mask may cut to a circle of four fifths of the box: https://www.w3.org/TR/appmanifest/#icon-masks */
const scales: Readonly<Record<IconShape, number>> = { tile: 1.02, square: 1.02, maskable: 0.78 };

/** The mark on a navy tile, as SVG. */
export function iconDrawing(shape: IconShape, accent: string): string {
  const scale = scales[shape];
  // The centre of the mark is at 24, 23.5 of its box.
  const x = BOX / 2 - 24 * scale;
  const y = BOX / 2 - 23.5 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><rect width="${BOX}" height="${BOX}" rx="${corners[shape]}" fill="${SHEET_NAVY}"/><g transform="translate(${x} ${y}) scale(${scale})">${markOnDark(accent)}</g></svg>`;
}
