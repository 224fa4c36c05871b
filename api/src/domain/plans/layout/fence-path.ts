import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { onLoop } from './ground-points.ts';
import { cornersOf, point, type Rect } from './rect.ts';

/** The boundary in zones of equal length, clockwise from its north-west corner. */
export function fencePath(boundary: Rect, zones: number): SiteLayout['fence'] {
  const corners = cornersOf(boundary).map((corner, index) => ({
    corner,
    part: cornerPart(boundary, index),
  }));
  return Array.from({ length: zones }, (_, zone) => {
    const [start, end] = [zone / zones, (zone + 1) / zones];
    const between = corners.filter(({ part }) => part > start && part < end);
    return {
      id: `zone-${zone + 1}`,
      path: [
        pointAt(boundary, start),
        ...between.map(({ corner }) => corner),
        pointAt(boundary, end),
      ],
    };
  });
}

/** Of the way round: 0 is the north-west corner. */
function cornerPart({ width, depth }: Rect, corner: number): number {
  const before = [0, width, width + depth, 2 * width + depth][corner] ?? 0;
  return before / (2 * (width + depth));
}

function pointAt(boundary: Rect, part: number): Point {
  const { at } = onLoop(boundary, part);
  return point(at.x, at.y);
}
