import type { LayoutMark } from '@app/contracts/site-layout';
import { lightMarks } from '@app/site-plan/device-marks';
import { memo } from 'react';
import css from './marks.module.css';
import { type Projection, toSheet } from './sheet-fit.ts';

/** More than so many are drawn smaller. */
const CROWDED = 60;
const SCALES = { usual: 0.8, crowded: 0.5 };

interface Props {
  readonly marks: readonly LayoutMark[];
  readonly projection: Projection;
}

/** Signs, spikes, cabinets and mains points: one path for all pieces of a line, without numbers. */
export const LightMarks = memo(function LightMarks({ marks, projection }: Props) {
  const pieces = marks.reduce((sum, { at }) => sum + at.length, 0);
  const scale = SCALES[pieces > CROWDED ? 'crowded' : 'usual'];
  return (
    <g className={css.still} transform={`scale(${scale})`}>
      {marks.map((mark) => (
        <path key={mark.label} className={css.light} d={pathOf(mark, projection, scale)} />
      ))}
    </g>
  );
});

const pathOf = ({ symbol, at }: LayoutMark, projection: Projection, scale: number): string =>
  at
    .map((point) => toSheet(projection, point))
    .map(({ x, y }) => `M${Math.round(x / scale)} ${Math.round(y / scale)}${lightMarks[symbol]}`)
    .join('');
