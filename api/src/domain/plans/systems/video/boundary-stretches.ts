import { videoValues } from '@app/knowledge/planning/video';
import type { Site } from '../../site.ts';
import { boundarySides, sharedBySide } from '../boundary-sides.ts';

/** Views along the boundary. */
export interface BoundaryStretches {
  readonly views: number;
  /** Metres of the longest stretch that one of them looks along; 0 without a boundary. */
  readonly longest: number;
}

const { boundarySpacingM, boundarySeenShare } = videoValues;

/**
 * As few views as see enough of the sides, each as far as a boundary camera shows people: at
 * least one each 30 m at homes and 40 m elsewhere. A longer boundary never has fewer, because the
 * same views see a smaller share of it. Source: planning values.
 */
export function boundaryStretches({ boundary, trade }: Site): BoundaryStretches {
  const { length } = boundary;
  if (length === 0) return { views: 0, longest: 0 };
  const sides = boundarySides(boundary);
  const spacing = boundarySpacingM[trade];
  let views = Math.ceil(length / spacing);
  while (seenOf(sides, views, spacing) < boundarySeenShare.planned * length) views++;
  const counts = sharedBySide(sides, views);
  return { views, longest: Math.max(...sides.map((side, index) => side / (counts[index] || 1))) };
}

/** Metres of the sides that so many views see. */
function seenOf(sides: readonly number[], views: number, spacing: number): number {
  const counts = sharedBySide(sides, views);
  return sides.reduce(
    (sum, side, index) => sum + Math.min(side, (counts[index] ?? 0) * spacing),
    0,
  );
}
