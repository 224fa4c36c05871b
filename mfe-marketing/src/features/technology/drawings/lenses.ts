import { radians } from '../../../drawing/geometry.ts';

/** Horizontal pixels of a 4-megapixel picture. */
const PIXELS_ACROSS = 2560;

/** Pixels per metre of scene that each task needs (IEC 62676-4). */
export const needs = [
  { name: 'Identify', pixelsPerMetre: 250 },
  { name: 'Recognise', pixelsPerMetre: 125 },
  { name: 'Observe', pixelsPerMetre: 62 },
  { name: 'Detect', pixelsPerMetre: 25 },
] as const;

export interface Lens {
  readonly name: string;
  /** Horizontal angle of view in degrees. */
  readonly view: number;
}

export const lenses: readonly Lens[] = [
  { name: '2.8 mm', view: 100 },
  { name: '6 mm', view: 54 },
  { name: '12 mm', view: 28 },
];

/**
 * Distance in metres up to which a view gives so many pixels a metre:
 * (pixels ÷ density) ÷ (2 · tan(view ÷ 2)).
 */
export const reach = (view: number, pixelsPerMetre: number): number =>
  PIXELS_ACROSS / pixelsPerMetre / (2 * Math.tan(radians(view / 2)));

export const metres = (distance: number): string =>
  `${distance < 30 ? distance.toFixed(1) : Math.round(distance)} m`;
