import { edgeLength, edgesOf, footOnEdge, nearestEdge } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import { along, clamp, dot, middleOf, minus, plus, rounded, times } from './geometry/vectors.ts';
import { refitted } from './outline-rooms.ts';

/** The boundary, or the building with this index. */
export type ShapeId = 'boundary' | number;

interface Wide {
  readonly at: Point;
  readonly width: number;
}

const tenth = (metres: number): number => Math.round(metres * 10) / 10 + 0;

export const cornersOf = ({ boundary, buildings }: SiteOutline, shape: ShapeId): readonly Point[] =>
  (shape === 'boundary' ? boundary : buildings[shape]?.corners) ?? [];

/** A point of a side so many metres from its start, as near as an opening of this width may be to its ends. */
export function placeOn(
  corners: readonly Point[],
  edge: number,
  metres: number,
  width: number,
): Point {
  const side = edgesOf(corners)[edge];
  if (!side) return { x: 0, y: 0 };
  const length = edgeLength(side);
  const middle = clamp(metres, width / 2, Math.max(length - width / 2, width / 2));
  return rounded(plus(side.from, times(along(side), Math.min(middle, length))));
}

/** Which side an opening is in, and how many metres its middle is from the first corner of it. */
export function placeOf(
  corners: readonly Point[],
  at: Point,
): { readonly edge: number; readonly metres: number } {
  const edges = edgesOf(corners);
  const edge = nearestEdge(edges, at);
  const side = edges[edge];
  return { edge, metres: side ? tenth(footOnEdge(side, at).along) : 0 };
}

/**
 * The same site with other corners of a shape. Openings keep their share of their side while there are
 * as many sides, and else go to the side that is nearest.
 */
export function withCorners(
  outline: SiteOutline,
  shape: ShapeId,
  corners: readonly Point[],
): SiteOutline {
  const before = cornersOf(outline, shape);
  const edges = edgesOf(before);
  const seat = <Opening extends Wide>(opening: Opening): Opening => {
    const edge = nearestEdge(edges, opening.at);
    const side = edges[edge];
    if (!side || before.length !== corners.length) return seated(opening, corners);
    const share = footOnEdge(side, opening.at).along / (edgeLength(side) || 1);
    const after = edgesOf(corners)[edge];
    const metres = share * (after ? edgeLength(after) : 0);
    return { ...opening, at: placeOn(corners, edge, metres, opening.width) };
  };
  return withShape(outline, shape, corners.map(rounded), seat);
}

const seated = <Opening extends Wide>(opening: Opening, corners: readonly Point[]): Opening => {
  const edges = edgesOf(corners);
  const edge = nearestEdge(edges, opening.at);
  const side = edges[edge];
  const metres = side ? footOnEdge(side, opening.at).along : 0;
  return { ...opening, at: placeOn(corners, edge, metres, opening.width) };
};

function withShape(
  outline: SiteOutline,
  shape: ShapeId,
  corners: Point[],
  seat: <Opening extends Wide>(opening: Opening) => Opening,
): SiteOutline {
  if (shape === 'boundary')
    return { ...outline, boundary: corners, gates: outline.gates.map(seat) };
  return {
    ...outline,
    buildings: outline.buildings.map((building, index) =>
      index === shape
        ? {
            ...building,
            corners,
            openings: building.openings.map(seat),
            ...refitted(building, corners),
          }
        : building,
    ),
  };
}

/** Metres: a corner that is so near to a right angle takes it. */
const SNAP_METRES = 0.35;

/**
 * Where a dragged corner goes: to a right angle with a neighbouring side that it is near to, and to
 * whole tenths of a metre from there, in the directions of the shape's own sides.
 */
export function snapped(corners: readonly Point[], index: number, to: Point): Point {
  const count = corners.length;
  const corner = (step: number) => corners[(index + step + 2 * count) % count] ?? to;
  const lines = [squareTo(corner(-2), corner(-1)), squareTo(corner(2), corner(1))].filter(
    (line) => line !== undefined,
  );
  const near = lines.filter((line) => Math.abs(offLine(line, to)) <= SNAP_METRES);
  const [first, second] = near;
  if (first && second) {
    const meeting = crossingOf(first, second);
    if (meeting && Math.hypot(meeting.x - to.x, meeting.y - to.y) <= 2 * SNAP_METRES)
      return rounded(meeting);
  }
  const line = first ?? lines[0];
  if (!line) return { x: tenth(to.x), y: tenth(to.y) };
  const { through, normal } = line;
  const on = { x: -normal.y, y: normal.x };
  const off = first ? 0 : tenth(offLine(line, to));
  return rounded(
    plus(plus(through, times(on, tenth(dot(minus(to, through), on)))), times(normal, off)),
  );
}

interface Line {
  readonly through: Point;
  /** Of length 1, at a right angle to the line. */
  readonly normal: Point;
}

/** The line through a corner at a right angle to the side that ends there. */
function squareTo(from: Point, corner: Point): Line | undefined {
  const length = edgeLength({ from, to: corner });
  if (length === 0) return undefined;
  return {
    through: corner,
    normal: { x: (corner.x - from.x) / length, y: (corner.y - from.y) / length },
  };
}

const offLine = ({ through, normal }: Line, at: Point): number =>
  (at.x - through.x) * normal.x + (at.y - through.y) * normal.y;

function crossingOf(a: Line, b: Line): Point | undefined {
  const turn = a.normal.x * b.normal.y - a.normal.y * b.normal.x;
  if (Math.abs(turn) < 0.05) return undefined;
  const [one, two] = [
    a.through.x * a.normal.x + a.through.y * a.normal.y,
    b.through.x * b.normal.x + b.through.y * b.normal.y,
  ];
  return {
    x: (one * b.normal.y - two * a.normal.y) / turn,
    y: (two * a.normal.x - one * b.normal.x) / turn,
  };
}

export const moveCorner = (
  outline: SiteOutline,
  shape: ShapeId,
  index: number,
  to: Point,
): SiteOutline =>
  withCorners(
    outline,
    shape,
    cornersOf(outline, shape).map((corner, at) => (at === index ? to : corner)),
  );

/**
 * A side with another length, its first corner in its place. The side after it moves along, so that
 * right angles stay.
 */
export function setLength(
  outline: SiteOutline,
  shape: ShapeId,
  side: number,
  metres: number,
): SiteOutline {
  const corners = cornersOf(outline, shape);
  const edge = edgesOf(corners)[side];
  const length = edge ? edgeLength(edge) : 0;
  if (!edge || length === 0) return outline;
  const by = (metres - length) / length;
  const [x, y] = [(edge.to.x - edge.from.x) * by, (edge.to.y - edge.from.y) * by];
  const count = corners.length;
  const moving = new Set([(side + 1) % count, ...(count > 3 ? [(side + 2) % count] : [])]);
  return withCorners(
    outline,
    shape,
    corners.map((corner, index) =>
      moving.has(index) ? { x: corner.x + x, y: corner.y + y } : corner,
    ),
  );
}

/** A corner in the middle of a side. */
export function addCorner(outline: SiteOutline, shape: ShapeId, side: number): SiteOutline {
  const corners = cornersOf(outline, shape);
  const edge = edgesOf(corners)[side];
  if (!edge) return outline;
  return {
    ...withCorners(outline, shape, corners.toSpliced(side + 1, 0, middleOf(edge))),
    ...streetAfter(outline, shape, (street) => (street > side ? street + 1 : street)),
  };
}

export function removeCorner(outline: SiteOutline, shape: ShapeId, index: number): SiteOutline {
  const corners = cornersOf(outline, shape);
  if (corners.length <= 3) return outline;
  return {
    ...withCorners(outline, shape, corners.toSpliced(index, 1)),
    ...streetAfter(outline, shape, (street) =>
      street >= index ? Math.max(0, street - 1) : street,
    ),
  };
}

const streetAfter = (
  { street }: SiteOutline,
  shape: ShapeId,
  change: (street: number) => number,
): Pick<SiteOutline, 'street'> =>
  shape === 'boundary' && street !== undefined ? { street: change(street) } : {};
