import { edgeLength, edgesOf } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import { bearing, rounded, unit } from './geometry/vectors.ts';

/** Radians: walls that are nearer to the axes count as along them. */
const STRAIGHT = 0.001;
/** Metres that corners of one line may differ by, after rounding and dragging. */
const ON_ONE_LINE = 0.03;

/** Radians between -π/4 and π/4 from the axes to the longest wall, or to one at a right angle to it. */
export function frameAngle(corners: readonly Point[]): number {
  const [longest] = edgesOf(corners).toSorted((a, b) => edgeLength(b) - edgeLength(a));
  if (!longest) return 0;
  const quarters = bearing(longest.from, longest.to) / (Math.PI / 2);
  const angle = (quarters - Math.round(quarters)) * (Math.PI / 2);
  return Math.abs(angle) < STRAIGHT ? 0 : angle;
}

/** Clockwise on the drawing, round 0. Not rounded. */
export function turnedBy(angle: number): (at: Point) => Point {
  if (angle === 0) return (at) => at;
  const { x: cos, y: sin } = unit(angle);
  return ({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
}

/** Corners in the building's own frame, where its walls are along the axes: on as few lines as they can be. */
export function inFrame(corners: readonly Point[], angle: number): Point[] {
  const own = corners.map(turnedBy(-angle));
  const xs = linesOf(own.map(({ x }) => x));
  const ys = linesOf(own.map(({ y }) => y));
  return own.map(({ x, y }) => rounded({ x: xs(x), y: ys(y) }));
}

/** The first of the values that a value is on one line with. */
function linesOf(values: readonly number[]): (value: number) => number {
  const lines: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (value - (lines.at(-1) ?? Number.NEGATIVE_INFINITY) > ON_ONE_LINE) lines.push(value);
  return (value) => lines.findLast((line) => line <= value) ?? value;
}
