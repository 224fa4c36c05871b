import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { type Bounds, centreOf } from '@app/site-plan/geometry/bounds';
import {
  along,
  dot,
  lengthOf,
  minus,
  normal,
  plus,
  type Segment,
  times,
} from '@app/site-plan/geometry/vectors';
import css from './marks.module.css';
import { linePath } from './paths.ts';
import { type Projection, toSheet } from './sheet-fit.ts';

/** Pixels along the fence. */
const BETWEEN_TICKS = 22;
const TICK = { from: 4, to: 11 };
const ZONE_END = { from: 4, to: 20 };

interface Props {
  readonly fence: SiteLayout['fence'];
  readonly bounds: Bounds;
  readonly projection: Projection;
}

/** An electric fence: ticks outside of the boundary, and a long one where a zone begins. */
export function FenceMarks({ fence, bounds, projection }: Props) {
  const middle = toSheet(projection, centreOf(bounds));
  const ticks = fence.flatMap(({ path }) =>
    sidesOf(path.map((point) => toSheet(projection, point))).flatMap((side, index) => {
      const out = outward(side, middle);
      const first = index === 0 && fence.length > 1 ? [tick(side.from, out, ZONE_END)] : [];
      return [...first, ...pointsAlong(side).map((point) => tick(point, out, TICK))];
    }),
  );
  return <path className={css.ticks} d={ticks.join('')} />;
}

const sidesOf = (path: readonly Point[]): Segment[] =>
  path.flatMap((to, index) => {
    const from = path[index - 1];
    return from ? [{ from, to }] : [];
  });

/** Length 1, away from the middle of the site. */
export function outward(side: Segment, middle: Point): Point {
  const way = normal(side);
  return dot(minus(side.from, middle), way) < 0 ? times(way, -1) : way;
}

function pointsAlong(side: Segment): Point[] {
  const length = lengthOf(minus(side.to, side.from));
  const count = Math.floor(length / BETWEEN_TICKS);
  return Array.from({ length: count }, (_, index) =>
    plus(side.from, times(along(side), ((index + 0.5) * length) / count)),
  );
}

const tick = (at: Point, out: Point, { from, to }: { from: number; to: number }): string =>
  linePath([plus(at, times(out, from)), plus(at, times(out, to))]);
