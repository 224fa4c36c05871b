import { alarmValues } from '@app/knowledge/planning/alarm';
import { fenceValues } from '@app/knowledge/planning/fence';
import { boundarySides } from './boundary-sides.ts';
import { wholeUp } from './purchases.ts';

/** One stretch of a side of the boundary with a pair of beams of its own. Lengths in metres. */
export interface BeamSpan {
  /** 0 north, 1 east, 2 south, 3 west; or that from the corner with this index. */
  readonly side: number;
  readonly index: number;
  /** Spans of the side. */
  readonly of: number;
  readonly sideLength: number;
  /** Range that the pair needs: 1.25 × the span. Source: trade guides, never at the limit. */
  readonly range: number;
}

/** Stretches of the sides of a boundary, none longer than 200 m. */
export function beamSpans(boundary: Parameters<typeof boundarySides>[0]): readonly BeamSpan[] {
  return boundarySides(boundary).flatMap((sideLength, side) => {
    const of = wholeUp(sideLength / fenceValues.beamSpanMetres);
    const range = wholeUp((sideLength / of) * alarmValues.beamRangeFactor);
    return Array.from({ length: of }, (_, index) => ({ side, index, of, sideLength, range }));
  });
}
