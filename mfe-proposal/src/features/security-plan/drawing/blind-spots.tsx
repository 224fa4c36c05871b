import type { SiteLayout } from '@app/contracts/site-layout';
import { boundsOf, hasBoundary, middleOf } from './bounds.ts';
import { outward } from './fence-marks.tsx';
import css from './marks.module.css';
import { linePath } from './paths.ts';
import { type Projection, toSheet } from './sheet-fit.ts';
import { minus, times } from './vectors.ts';

/** Pixels from the wall, on the side that is watched: on the ground, where no fence is drawn. */
const BESIDE = 9;

interface Props {
  readonly layout: SiteLayout;
  readonly projection: Projection;
}

/** Stretches that no camera sees. */
export function BlindSpots({ layout, projection }: Props) {
  const bounds = boundsOf(layout);
  const inwards = hasBoundary(layout) ? 1 : -1;
  const middle = toSheet(projection, middleOf(bounds));
  const d = layout.cover?.blindSpots.map((spot) => {
    const side = { from: toSheet(projection, spot.from), to: toSheet(projection, spot.to) };
    const inset = times(outward(side, middle), BESIDE * inwards);
    return linePath([minus(side.from, inset), minus(side.to, inset)]);
  });
  return <path className={css.blind} d={d?.join('') ?? ''} />;
}
