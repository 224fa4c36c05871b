import { type Edge, edgeLength, edgesOf, nearestEdge, signedArea } from '@app/contracts/polygon';
import type { LayoutWall, Point } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import { middleOf, nearestOn } from './geometry/vectors.ts';

/** "A" to "Z", then "A2": how a corner is called. */
export const cornerName = (index: number): string => {
  const letter = String.fromCharCode(65 + (index % 26));
  const round = Math.floor(index / 26) + 1;
  return round === 1 ? letter : `${letter}${round}`;
};

/** "A to B": the side from a corner to the next. */
export const sideName = (index: number, corners: number): string =>
  `${cornerName(index)} to ${cornerName((index + 1) % corners)}`;

/** The same site with the corners of each shape clockwise. */
export function clockwiseOutline(outline: SiteOutline): SiteOutline {
  const { boundary, street, buildings } = outline;
  const turned = boundary !== undefined && signedArea(boundary) < 0;
  const sides = boundary?.length ?? 0;
  return {
    ...outline,
    ...(turned && { boundary: boundary.toReversed() }),
    // The side from the last but one corner to the last becomes the first one.
    ...(turned && street !== undefined && { street: (2 * sides - 2 - street) % sides }),
    buildings: buildings.map((building) =>
      signedArea(building.corners) < 0
        ? { ...building, corners: building.corners.toReversed() }
        : building,
    ),
  };
}

/** Middle of the side on the street: the one that was named, that of the first gate, or the lowest. */
export function streetMiddle({ boundary, street, gates }: SiteOutline): Point | undefined {
  if (!boundary) return undefined;
  const edges = edgesOf(boundary);
  const [gate] = gates;
  const named = street ?? (gate && nearestEdge(edges, gate.at));
  const side = edges[named ?? -1];
  return side ? middleOf(side) : lowestMiddle(edges);
}

/** Middle of the side that is lowest on the drawing. */
export const lowestMiddle = (edges: readonly Edge[]): Point | undefined =>
  edges.map(middleOf).toSorted((a, b) => b.y - a.y)[0];

/** Walls of the boundary, of the buildings and of solid things, each in one piece, clockwise. */
export function outlineWalls(
  { boundary, buildings, solids }: SiteOutline,
  seeThrough: boolean,
): LayoutWall[] {
  const round = (
    id: string,
    kind: LayoutWall['kind'],
    corners: readonly Point[],
    open = false,
  ): LayoutWall[] =>
    edgesOf(corners).map(({ from, to }, index) => ({
      id: `${id}-${cornerName(index)}`,
      kind,
      from,
      to,
      seeThrough: open,
    }));
  return [
    ...(boundary ? round('boundary', 'boundary', boundary, seeThrough) : []),
    ...buildings.flatMap(({ corners }, index) => round(`outer-${index + 1}`, 'outer', corners)),
    ...solids.flatMap(({ corners }, index) =>
      round(`solid-${index + 1}`, 'solid', corners).slice(0, corners.length === 2 ? 1 : undefined),
    ),
  ].filter((wall) => edgeLength(wall) > 0);
}

/** The edge that an opening is in, and the nearest point on it. */
export function onEdge(
  corners: readonly Point[],
  at: Point,
): { readonly edge: number; readonly at: Point } {
  const edges = edgesOf(corners);
  const edge = nearestEdge(edges, at);
  const side = edges[edge];
  return { edge, at: side ? nearestOn(side, at) : at };
}
