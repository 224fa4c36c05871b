import { distanceFor, neededPixelsPerMetre } from '@app/site-plan/optics';

/** Horizontal pixels of a 4-megapixel picture. */
export const PIXELS_ACROSS = 2560;

/** Levels of detail of IEC 62676-4:2025 with the pixels per metre that each needs, least first. */
export const levels = neededPixelsPerMetre;
export type Level = keyof typeof levels;

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

/** Distance in metres up to which a 4-megapixel camera with this angle of view reaches a level. */
export const reach = (view: number, level: Level): number =>
  distanceFor(level, PIXELS_ACROSS, view);

/** "4.3 m"; whole metres from 30 m on, where a tenth says nothing. */
export const metres = (distance: number): string =>
  `${distance < 30 ? distance.toFixed(1) : Math.round(distance)} m`;

/** "Validate": levels are written with a capital at the start of a label or a row. */
export const levelName = (level: string): string => level[0]?.toUpperCase() + level.slice(1);

/** "1 500": thousands apart, with a space that does not break. */
export const figure = (count: number): string => `${count}`.replace(/\B(?=\d{3}$)/, '\u00a0');
