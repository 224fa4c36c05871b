import type { Point } from '@app/contracts/site-layout';

/** To the right and down, by the name of an arrow key. */
export const arrowWays: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
