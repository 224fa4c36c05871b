import { edgeLength, edgesOf } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import type {
  OutlineBuilding,
  OutlineGate,
  OutlineOpening,
  OutlineSolid,
  SiteOutline,
} from '@app/contracts/site-outline';
import { around, centreOf, grown, rectangle } from './geometry/bounds.ts';
import { bearing, degrees, minus, plus, radians, rounded, times } from './geometry/vectors.ts';
import { turnedBy } from './outline-frame.ts';
import { cornersOf, placeOf, placeOn, withCorners } from './outline-shapes.ts';

const withBuilding = (
  outline: SiteOutline,
  index: number,
  change: (building: OutlineBuilding) => OutlineBuilding,
): SiteOutline => ({
  ...outline,
  buildings: outline.buildings.map((building, at) => (at === index ? change(building) : building)),
});

const movedBy = (by: Point) => (at: Point) => rounded(plus(at, by));

/** The building with its openings. */
export const moveBuilding = (outline: SiteOutline, index: number, by: Point): SiteOutline =>
  withBuilding(outline, index, (building) => mapped(building, movedBy(by)));

/** Clockwise round the point that `turnPoint` gives. */
export const turnBuilding = (outline: SiteOutline, index: number, degrees: number): SiteOutline =>
  withBuilding(outline, index, (building) => {
    const middle = turnPoint(building);
    const turn = turnedBy(radians(degrees));
    return mapped(building, (at) => rounded(plus(middle, turn(minus(at, middle)))));
  });

/** The mean of the corners, which turning leaves in its place. */
export const turnPoint = ({ corners }: Pick<OutlineBuilding, 'corners'>): Point =>
  times(corners.reduce(plus, { x: 0, y: 0 }), 1 / corners.length);

/** Whole degrees from 0 to 359 that the first side is turned clockwise from lying to the right. */
export function turnOf({ corners }: Pick<OutlineBuilding, 'corners'>): number {
  const [from, to] = corners;
  return from && to ? (Math.round(degrees(bearing(from, to))) + 360) % 360 : 0;
}

/** So that its first side is turned by so many degrees. Right angles stay as they are. */
export function turnBuildingTo(outline: SiteOutline, index: number, turn: number): SiteOutline {
  const [from, to] = outline.buildings[index]?.corners ?? [];
  if (!from || !to) return outline;
  return turnBuilding(outline, index, turn - degrees(bearing(from, to)));
}

const mapped = (building: OutlineBuilding, move: (at: Point) => Point): OutlineBuilding => ({
  ...building,
  corners: building.corners.map(move),
  openings: building.openings.map((opening) => ({ ...opening, at: move(opening.at) })),
  ...(building.rooms && {
    rooms: building.rooms.map((room) => ({ ...room, corners: room.corners.map(move) })),
  }),
});

/** Of the bounds of all. */
export const middleOfAll = (corners: readonly Point[]): Point => centreOf(around(corners));

/** Share of two sides that is cut out of their corner to make an L. */
const L_SHARE = 0.4;

/** A building with four corners loses a piece at its second one. */
export function makeL(outline: SiteOutline, index: number): SiteOutline {
  const { corners = [] } = outline.buildings[index] ?? {};
  const [a, b, c, d] = corners;
  if (corners.length !== 4 || !a || !b || !c || !d) return outline;
  const [back, on] = [times(minus(a, b), L_SHARE), times(minus(c, b), L_SHARE)];
  const [start, end] = [plus(b, back), plus(b, on)];
  return withCorners(outline, index, [a, start, plus(start, on), end, c, d]);
}

export const setStoreys = (outline: SiteOutline, index: number, storeys: number): SiteOutline =>
  withBuilding(outline, index, (building) => ({ ...building, storeys }));

const NEW_BUILDING = { width: 5, depth: 4, apart: 1 };

/** Right of the first building; the visitor moves it. */
export function addBuilding(outline: SiteOutline): SiteOutline {
  const { corners = [] } = outline.buildings.at(-1) ?? {};
  const x = Math.max(...corners.map((corner) => corner.x)) + NEW_BUILDING.apart;
  const y = Math.min(...corners.map((corner) => corner.y));
  const { width, depth } = NEW_BUILDING;
  const building = { corners: rectangle({ x, y }, width, depth), storeys: 1, openings: [] };
  return { ...outline, buildings: [...outline.buildings, building] };
}

export const removeBuilding = (outline: SiteOutline, index: number): SiteOutline =>
  outline.buildings.length > 1
    ? { ...outline, buildings: outline.buildings.toSpliced(index, 1) }
    : outline;

/** Metres between a new boundary and the buildings. */
const GROUND = 5;

/** Round the buildings, with the street below; for a site that is drawn without one. */
export function addBoundary(outline: SiteOutline): SiteOutline {
  if (outline.boundary) return outline;
  const { x, y, width, depth } = grown(
    around(outline.buildings.flatMap(({ corners }) => corners)),
    GROUND,
  );
  return { ...outline, boundary: rectangle({ x, y }, width, depth), street: 2 };
}

/** With its gates. */
export const removeBoundary = ({
  boundary: _,
  street: __,
  ...outline
}: SiteOutline): SiteOutline => ({ ...outline, gates: [] });

/** An opening of a building, or a gate of the boundary. */
export interface OpeningId {
  readonly shape: 'boundary' | number;
  readonly index: number;
}

type AnyOpening = OutlineOpening | OutlineGate;

export const openingsOf = (
  { gates, buildings }: SiteOutline,
  shape: OpeningId['shape'],
): readonly AnyOpening[] => (shape === 'boundary' ? gates : (buildings[shape]?.openings ?? []));

const withOpenings = (
  outline: SiteOutline,
  shape: OpeningId['shape'],
  openings: readonly AnyOpening[],
): SiteOutline =>
  shape === 'boundary'
    ? { ...outline, gates: openings as OutlineGate[] }
    : withBuilding(outline, shape, (building) => ({
        ...building,
        openings: openings as OutlineOpening[],
      }));

export const changeOpening = (
  outline: SiteOutline,
  { shape, index }: OpeningId,
  change: Partial<AnyOpening>,
): SiteOutline =>
  withOpenings(
    outline,
    shape,
    openingsOf(outline, shape).map((opening, at) =>
      at === index ? ({ ...opening, ...change } as AnyOpening) : opening,
    ),
  );

/** To the wall of its shape that is nearest, in whole tenths of a metre from its corner. */
export function moveOpening(outline: SiteOutline, id: OpeningId, to: Point): SiteOutline {
  const corners = cornersOf(outline, id.shape);
  const { edge, metres } = placeOf(corners, to);
  return putOpening(outline, id, edge, metres);
}

/** @param metres from the first corner of the side to its middle */
export function putOpening(
  outline: SiteOutline,
  id: OpeningId,
  edge: number,
  metres: number,
): SiteOutline {
  const opening = openingsOf(outline, id.shape)[id.index];
  if (!opening) return outline;
  const at = placeOn(cornersOf(outline, id.shape), edge, metres, opening.width);
  return changeOpening(outline, id, { at });
}

/** Metres, as such openings usually are. */
export const usualWidths = {
  door: 1,
  garage: 2.4,
  shutter: 3,
  dock: 3,
  window: 1.2,
  'vehicle-gate': 4,
  'pedestrian-gate': 1.2,
} as const;

/** In the longest free stretch of the side. */
export function addOpening(
  outline: SiteOutline,
  shape: OpeningId['shape'],
  kind: AnyOpening['kind'],
  edge: number,
): SiteOutline {
  const corners = cornersOf(outline, shape);
  const side = edgesOf(corners)[edge];
  if (!side) return outline;
  const own = openingsOf(outline, shape);
  const taken = own
    .map(({ at, width }) => ({ ...placeOf(corners, at), width }))
    .filter((one) => one.edge === edge)
    .toSorted((a, b) => a.metres - b.metres);
  const edges = [
    0,
    ...taken.flatMap(({ metres, width }) => [metres - width / 2, metres + width / 2]),
    edgeLength(side),
  ];
  const gaps = edges
    .flatMap((from, index) => (index % 2 === 0 ? [[from, edges[index + 1] ?? from] as const] : []))
    .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]));
  const [from = 0, to = 0] = gaps[0] ?? [];
  const width = Math.max(0.5, Math.min(usualWidths[kind], Math.floor((to - from) * 10) / 10));
  const at = placeOn(corners, edge, (from + to) / 2, width);
  return withOpenings(outline, shape, [...own, { kind, at, width } as AnyOpening]);
}

export const removeOpening = (outline: SiteOutline, { shape, index }: OpeningId): SiteOutline =>
  withOpenings(outline, shape, openingsOf(outline, shape).toSpliced(index, 1));

const TREE = 2;
const CARPORT = { width: 5, depth: 5 };
const GARDEN_WALL = 4;

/** In front of the middle of the site; the visitor moves it. */
export function addSolid(outline: SiteOutline, kind: OutlineSolid['kind']): SiteOutline {
  const ground = outline.boundary ?? outline.buildings[0]?.corners ?? [];
  const { x, y } = middleOfAll(ground);
  const bottom = Math.max(...ground.map((corner) => corner.y));
  const at = { x, y: y + (bottom - y) * 0.75 };
  const corners = {
    wall: [
      { x: at.x - GARDEN_WALL / 2, y: at.y },
      { x: at.x + GARDEN_WALL / 2, y: at.y },
    ],
    tree: rectangle({ x: at.x - TREE / 2, y: at.y - TREE / 2 }, TREE, TREE),
    carport: rectangle(at, CARPORT.width, CARPORT.depth),
    pole: [at],
  }[kind].map(rounded);
  return { ...outline, solids: [...outline.solids, { kind, corners }] };
}

const withSolid = (
  outline: SiteOutline,
  index: number,
  change: (corners: readonly Point[]) => Point[],
): SiteOutline => ({
  ...outline,
  solids: outline.solids.map((solid, at) =>
    at === index ? { ...solid, corners: change(solid.corners) } : solid,
  ),
});

export const moveSolid = (outline: SiteOutline, index: number, by: Point): SiteOutline =>
  withSolid(outline, index, (corners) => corners.map(movedBy(by)));

export const moveSolidCorner = (
  outline: SiteOutline,
  index: number,
  corner: number,
  to: Point,
): SiteOutline =>
  withSolid(outline, index, (corners) =>
    corners.map((one, at) => (at === corner ? rounded(to) : one)),
  );

export const removeSolid = (outline: SiteOutline, index: number): SiteOutline => ({
  ...outline,
  solids: outline.solids.toSpliced(index, 1),
});
