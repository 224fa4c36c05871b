import * as v from 'valibot';
import { checkedFirst } from './checked-first.ts';
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

/** Limits of an outline. Lengths in metres. */
export const outlineLimits = {
  /** From the corner of the drawing, in each direction. */
  far: 5_000,
  corners: 60,
  buildings: 20,
  openings: 60,
  gates: 20,
  solids: 60,
  storeys: 20,
  leastSide: 0.2,
  leastBuildingArea: 4,
  narrowest: 0.3,
  widest: 20,
} as const;

const limits = outlineLimits;

/** What a drawing may be told; each at the place of the fault. */
export const outlineTexts = {
  unreadable: 'We cannot read this part of your drawing. Undo the last step and try again',
  fewCorners: 'This needs at least 3 corners',
  manyCorners: `This can have at most ${limits.corners} corners`,
  buildings: `Draw at least one building, and at most ${limits.buildings}`,
  many: 'There are too many of these. Remove some',
  storeys: `A building has 1 to ${limits.storeys} storeys`,
  crosses: 'This side crosses another side. Move one of its corners',
  shortSide: `This side is shorter than ${limits.leastSide} m. Remove a corner or move it away`,
  small: `This building is smaller than ${limits.leastBuildingArea} m². Make it larger`,
  outside: 'This building reaches past the boundary. Move it inside, or move the boundary out',
  overlaps: 'This building overlaps another building. Move one of them',
  doorOffWall: 'This opening is not on a wall of its building. Move it onto a wall',
  gateOffSide: 'This gate is not on the boundary. Move it onto a side',
  gateWithoutBoundary: 'A gate needs a boundary to be in. Remove the gate',
  doorTooWide: 'This opening is wider than its wall. Make it narrower',
  gateTooWide: 'This gate is wider than its side. Make the gate narrower or the side longer',
  pastCorner: 'This reaches past the corner. Move it along its wall',
  together: 'This overlaps the one beside it. Move one of them',
  noDoor: 'Put at least one outside door on a building',
  street: 'Choose a side of the boundary as the street side',
} as const;

const { unreadable } = outlineTexts;

const metres = v.pipe(
  v.number(unreadable),
  v.finite(unreadable),
  v.minValue(-limits.far, unreadable),
  v.maxValue(limits.far, unreadable),
);
const At = v.object({ x: metres, y: metres }, unreadable);
const width = v.pipe(
  v.number(unreadable),
  v.minValue(limits.narrowest, `Make this at least ${limits.narrowest} m wide`),
  v.maxValue(limits.widest, `Make this at most ${limits.widest} m wide`),
);

/** A long list is refused before each of its entries is looked at. */
const few = <Entry extends v.GenericSchema>(entry: Entry, most: number, message: string) =>
  checkedFirst(
    v.pipe(v.array(v.unknown(), unreadable), v.maxLength(most, message)),
    v.pipe(v.array(entry, unreadable), v.maxLength(most, message)),
  );

const Corners = v.pipe(
  few(At, limits.corners, outlineTexts.manyCorners),
  v.minLength(3, outlineTexts.fewCorners),
);

export const openingKinds = ['door', 'garage', 'shutter', 'dock', 'window'] as const;
export const gateKinds = ['vehicle-gate', 'pedestrian-gate'] as const;
export const solidKinds = ['wall', 'tree', 'carport', 'pole'] as const;

/** Each at its middle, in metres. */
const Opening = v.object({ kind: v.picklist(openingKinds, unreadable), at: At, width }, unreadable);
const Gate = v.object({ kind: v.picklist(gateKinds, unreadable), at: At, width }, unreadable);

const Building = v.object(
  {
    corners: Corners,
    storeys: v.pipe(
      v.number(outlineTexts.storeys),
      v.integer(outlineTexts.storeys),
      v.minValue(1, outlineTexts.storeys),
      v.maxValue(limits.storeys, outlineTexts.storeys),
    ),
    openings: few(Opening, limits.openings, outlineTexts.many),
  },
  unreadable,
);

/** A garden wall has two points, a pole one, and what stands on the ground its corners. */
const Solid = v.object(
  {
    kind: v.picklist(solidKinds, unreadable),
    corners: v.pipe(few(At, 12, outlineTexts.manyCorners), v.minLength(1, unreadable)),
  },
  unreadable,
);

const Shapes = v.object(
  {
    /** Absent where the site has no boundary of its own. */
    boundary: v.optional(Corners),
    /** Index of the boundary's side on the street: that from the corner with this index to the next. */
    street: v.optional(
      v.pipe(v.number(unreadable), v.integer(unreadable), v.minValue(0, unreadable)),
    ),
    gates: v.optional(few(Gate, limits.gates, outlineTexts.many), []),
    buildings: v.pipe(
      few(Building, limits.buildings, outlineTexts.buildings),
      v.minLength(1, outlineTexts.buildings),
    ),
    solids: v.optional(few(Solid, limits.solids, outlineTexts.many), []),
  },
  unreadable,
);

/**
 * A site as its visitor drew it. Metres, x to the right and y down. Faults are told at the part that
 * has them.
 */
export const SiteOutline = v.pipe(
  Shapes,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    for (const { path, message } of outlineFaults(dataset.value)) {
      addIssue({ message, path: pathItems(dataset.value, path) as [v.IssuePathItem] });
    }
  }),
);
export type SiteOutline = v.InferOutput<typeof Shapes>;
export type OutlineBuilding = SiteOutline['buildings'][number];
export type OutlineOpening = OutlineBuilding['openings'][number];
export type OutlineGate = SiteOutline['gates'][number];
export type OutlineSolid = SiteOutline['solids'][number];

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
  { corners, openings }: OutlineBuilding,
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
  ];
}

/** Corners a little inside their shape, so that walls which touch do not count as crossing. */
function shrunk(corners: readonly Point[]): Point[] {
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
      x: corner.x + TOUCHING_METRES * inwards.reduce((sum, { x }) => sum + x, 0),
      y: corner.y + TOUCHING_METRES * inwards.reduce((sum, { y }) => sum + y, 0),
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

function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  const [a, b] = [shrunk(one), shrunk(other)];
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
