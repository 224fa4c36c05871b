import * as v from 'valibot';
import {
  clockwise,
  crossingSides,
  type Edge,
  edgeLength,
  edgesCross,
  edgesOf,
  footOnEdge,
  isInside,
  nearestEdge,
  signedArea,
} from './polygon.ts';
import type { Point } from './site-layout.ts';
import {
  outlineLimits as limits,
  type OutlineBuilding,
  type OutlineRoom,
  outlineTexts,
  SiteOutline,
} from './site-outline.ts';

/** An outline that can be planned. Faults are told at the part that has them. */
export const SoundOutline = v.pipe(
  SiteOutline,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    for (const { path, message } of outlineFaults(dataset.value)) {
      addIssue({ message, path: pathItems(dataset.value, path) as [v.IssuePathItem] });
    }
  }),
);

/** What is wrong at a part: `['buildings', 0, 'openings', 2]`. */
export interface OutlineFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const pathItems = (value: unknown, path: OutlineFault['path']): v.IssuePathItem[] => {
  let input = value as Record<string | number, unknown>;
  return path.map((key) => {
    const item = { type: 'unknown', origin: 'value', input, key, value: input[key] } as const;
    input = input[key] as Record<string | number, unknown>;
    return item;
  });
};

/** A door that is this near to its wall is on it. */
const ON_WALL_METRES = 0.05;
/** Of two buildings that share a wall, and of rounding. */
const TOUCHING_METRES = 0.02;

/** Faults of geometry, the same ones in the editor and in the API; empty for a site that can be planned. */
export function outlineFaults(outline: SiteOutline): OutlineFault[] {
  const { boundary, buildings, gates, street } = outline;
  const sides = boundary ? edgesOf(boundary) : [];
  const openings = buildings.flatMap(({ openings }) => openings);
  const ofBoundary = boundary ? shapeFaults(boundary, ['boundary']) : [];
  // Whether something lies within a boundary that crosses itself cannot be told.
  if (ofBoundary.length > 0) return ofBoundary;
  return [
    ...fault(
      boundary !== undefined && street !== undefined && street >= boundary.length,
      ['street'],
      'street',
    ),
    ...buildings.flatMap((building, index) => buildingFaults(outline, building, index)),
    ...(boundary
      ? onEdges(gates, sides, (index) => ['gates', index], 'gateOffSide', 'gateTooWide')
      : gates.flatMap((_, index) => fault(true, ['gates', index], 'gateWithoutBoundary'))),
    ...fault(
      !openings.some(({ kind }) => kind === 'door' || kind === 'shutter'),
      ['buildings', 0, 'openings'],
      'noDoor',
    ),
  ];
}

type Path = OutlineFault['path'];

const fault = (is: boolean, path: Path, text: keyof typeof outlineTexts): OutlineFault[] =>
  is ? [{ path, message: outlineTexts[text] }] : [];

function shapeFaults(corners: readonly Point[], path: Path): OutlineFault[] {
  const short = edgesOf(corners).flatMap((edge, index) =>
    fault(edgeLength(edge) < limits.leastSide - 1e-9, [...path, index], 'shortSide'),
  );
  if (short.length > 0) return short;
  return crossingSides(corners).flatMap((index) => fault(true, [...path, index], 'crosses'));
}

function buildingFaults(
  { boundary, buildings }: SiteOutline,
  { corners, openings, rooms = [] }: OutlineBuilding,
  index: number,
): OutlineFault[] {
  const path: Path = ['buildings', index];
  const shape = shapeFaults(corners, [...path, 'corners']);
  if (shape.length > 0) return shape;
  const others = buildings.slice(0, index);
  return [
    ...fault(Math.abs(signedArea(corners)) < limits.leastBuildingArea, path, 'small'),
    ...fault(boundary !== undefined && !liesWithin(corners, boundary), path, 'outside'),
    ...fault(
      others.some((other) => overlap(corners, other.corners)),
      path,
      'overlaps',
    ),
    ...onEdges(
      openings,
      edgesOf(corners),
      (opening) => [...path, 'openings', opening],
      'doorOffWall',
      'doorTooWide',
    ),
    ...rooms.flatMap((room, at) =>
      roomFaults(room, corners, rooms.slice(0, at), [...path, 'rooms', at]),
    ),
  ];
}

/** Of rooms that follow their building, which are rounded twice. */
const ROOM_METRES = 0.08;

function roomFaults(
  { corners }: OutlineRoom,
  building: readonly Point[],
  others: readonly OutlineRoom[],
  path: Path,
): OutlineFault[] {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return [];
  const isSquare =
    Math.abs(edgeLength({ from: a, to: c }) - edgeLength({ from: b, to: d })) <= ROOM_METRES &&
    Math.hypot(a.x + c.x - b.x - d.x, a.y + c.y - b.y - d.y) <= ROOM_METRES;
  if (!isSquare) return fault(true, path, 'roomShape');
  const narrowest = Math.min(...edgesOf(corners).map(edgeLength));
  if (narrowest < limits.leastRoom) return fault(true, path, 'roomNarrow');
  const walls = edgesOf(building);
  const isOut = corners.some(
    (corner) =>
      !isInside(building, corner) &&
      walls.every((wall) => footOnEdge(wall, corner).off > ROOM_METRES),
  );
  // A room round an inner corner of its building has all its corners inside.
  const by = Math.min(ROOM_METRES, narrowest / 4);
  const own = shrunk(corners, by);
  const crosses = edgesOf(own).some((edge) => walls.some((wall) => edgesCross(edge, wall)));
  if (isOut || crosses) return fault(true, path, 'roomOutside');
  return fault(
    others.some((other) => overlap(corners, other.corners, by)),
    path,
    'roomsOverlap',
  );
}

/** Corners a little inside their shape, so that walls which touch do not count as crossing. */
function shrunk(corners: readonly Point[], by = TOUCHING_METRES): Point[] {
  const round = clockwise(corners);
  const edges = edgesOf(round);
  return round.map((corner, index) => {
    const before = edges.at(index - 1) as Edge;
    const after = edges[index] as Edge;
    const inwards = [before, after].map((edge) => {
      const length = edgeLength(edge);
      return { x: -(edge.to.y - edge.from.y) / length, y: (edge.to.x - edge.from.x) / length };
    });
    return {
      x: corner.x + by * inwards.reduce((sum, { x }) => sum + x, 0),
      y: corner.y + by * inwards.reduce((sum, { y }) => sum + y, 0),
    };
  });
}

function liesWithin(corners: readonly Point[], around: readonly Point[]): boolean {
  const own = shrunk(corners);
  const sides = edgesOf(around);
  return (
    own.every((corner) => isInside(around, corner)) &&
    !edgesOf(own).some((edge) => sides.some((side) => edgesCross(edge, side)))
  );
}

function overlap(one: readonly Point[], other: readonly Point[], by?: number): boolean {
  const [a, b] = [shrunk(one, by), shrunk(other, by)];
  const sides = edgesOf(b);
  return (
    a.some((corner) => isInside(b, corner)) ||
    b.some((corner) => isInside(a, corner)) ||
    edgesOf(a).some((edge) => sides.some((side) => edgesCross(edge, side)))
  );
}

interface Wide {
  readonly at: Point;
  readonly width: number;
}

/** Openings that are off their edges, too wide for them, past their ends, or over each other. */
function onEdges(
  openings: readonly Wide[],
  edges: readonly Edge[],
  pathOf: (index: number) => Path,
  off: keyof typeof outlineTexts,
  wide: keyof typeof outlineTexts,
): OutlineFault[] {
  const feet = openings.map(({ at, width }) => {
    const edge = nearestEdge(edges, at);
    const side = edges[edge] as Edge;
    return { ...footOnEdge(side, at), edge, width, length: edgeLength(side) };
  });
  return feet.flatMap(({ off: away, along, edge, width, length }, index) => {
    const path = pathOf(index);
    if (away > ON_WALL_METRES) return fault(true, path, off);
    if (width > length + 1e-6) return fault(true, path, wide);
    const half = width / 2 - ON_WALL_METRES;
    if (along < half || along > length - half) return fault(true, path, 'pastCorner');
    const crowded = feet
      .slice(0, index)
      .some(
        (other) =>
          other.edge === edge && Math.abs(other.along - along) < (other.width + width) / 2 - 0.01,
      );
    return fault(crowded, path, 'together');
  });
}
