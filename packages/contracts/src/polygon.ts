import type { Point } from './site-layout.ts';

/** One side of a closed line of corners. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** The last side ends at the first corner. */
export const edgesOf = (corners: readonly Point[]): Edge[] =>
  corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] ?? from }));

export const edgeLength = ({ from, to }: Edge): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Square metres, positive when the corners run clockwise on the drawing (shoelace formula). */
export const signedArea = (corners: readonly Point[]): number =>
  edgesOf(corners).reduce((sum, { from, to }) => sum + from.x * to.y - to.x * from.y, 0) / 2;

export const clockwise = (corners: readonly Point[]): readonly Point[] =>
  signedArea(corners) < 0 ? [...corners].reverse() : corners;

/** Whether a point is inside, by the sides that a ray to the right meets (even-odd rule). */
export function isInside(corners: readonly Point[], at: Point): boolean {
  let inside = false;
  // Asked of each building for each place that a device could have: no side is made for it.
  let from = corners.at(-1) ?? at;
  for (const to of corners) {
    if (
      from.y > at.y !== to.y > at.y &&
      at.x < from.x + ((at.y - from.y) / (to.y - from.y)) * (to.x - from.x)
    )
      inside = !inside;
    from = to;
  }
  return inside;
}

/** Metres from the start of an edge to the point of it that is nearest, and from there to the point. */
export function footOnEdge(
  edge: Edge,
  at: Point,
): { readonly along: number; readonly off: number } {
  const length = edgeLength(edge);
  const [x, y] = [at.x - edge.from.x, at.y - edge.from.y];
  const way = { x: (edge.to.x - edge.from.x) / length, y: (edge.to.y - edge.from.y) / length };
  const along = length === 0 ? 0 : Math.min(Math.max(x * way.x + y * way.y, 0), length);
  const [east, south] = length === 0 ? [0, 0] : [way.x * along, way.y * along];
  return { along, off: Math.hypot(x - east, y - south) };
}

/** Index of the edge that is nearest to a point; -1 without any. */
export const nearestEdge = (edges: readonly Edge[], at: Point): number => {
  const offs = edges.map((edge) => footOnEdge(edge, at).off);
  return offs.indexOf(Math.min(...offs));
};

/** Whether two sides cross, or one ends on the other. */
export function edgesMeet(a: Edge, b: Edge): boolean {
  const [one, two] = [turnOf(a, b.from), turnOf(a, b.to)];
  const [three, four] = [turnOf(b, a.from), turnOf(b, a.to)];
  if (one !== two && three !== four) return true;
  return (
    (one === 0 && isOn(a, b.from)) ||
    (two === 0 && isOn(a, b.to)) ||
    (three === 0 && isOn(b, a.from)) ||
    (four === 0 && isOn(b, a.to))
  );
}

/** Whether they cross each other and neither ends on the other. */
export const edgesCross = (a: Edge, b: Edge): boolean =>
  turnOf(a, b.from) * turnOf(a, b.to) < 0 && turnOf(b, a.from) * turnOf(b, a.to) < 0;

/** 1 to the right of an edge, -1 to its left, 0 on its line. */
function turnOf({ from, to }: Edge, at: Point): number {
  const turn = (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
  return Math.abs(turn) < 1e-9 ? 0 : Math.sign(turn);
}

const isOn = ({ from, to }: Edge, at: Point): boolean =>
  at.x >= Math.min(from.x, to.x) &&
  at.x <= Math.max(from.x, to.x) &&
  at.y >= Math.min(from.y, to.y) &&
  at.y <= Math.max(from.y, to.y);

/** Indexes of sides that meet another side that is not their neighbour, or fold back over a neighbour. */
export function crossingSides(corners: readonly Point[]): readonly number[] {
  const edges = edgesOf(corners);
  const last = edges.length - 1;
  return edges.flatMap((edge, index) =>
    edges.some((other, at) => {
      if (at === index) return false;
      const next = at === index + 1 || (index === last && at === 0);
      const before = at === index - 1 || (index === 0 && at === last);
      if (next) return isFolded(edge, other);
      if (before) return isFolded(other, edge);
      return edgesMeet(edge, other);
    })
      ? [index]
      : [],
  );
}

/** Whether the second edge goes back along the first. */
const isFolded = (first: Edge, second: Edge): boolean =>
  footOnEdge(first, second.to).off < 1e-6 || footOnEdge(second, first.from).off < 1e-6;
