import type { Point } from './geometry.ts';
import { round } from './geometry.ts';
import css from './strokes.module.css';

/** Radio waves from a point in one direction, in degrees: 0 is right, then clockwise. */
export const Waves = ({
  at: [x, y],
  direction = -90,
}: {
  readonly at: Point;
  readonly direction?: number;
}) => (
  <path
    className={css.thin}
    transform={`translate(${round(x)} ${round(y)}) rotate(${direction})`}
    d="M6-6A9 9 0 0 1 6 6M11-10A15 15 0 0 1 11 10M16-14A21 21 0 0 1 16 14"
  />
);
