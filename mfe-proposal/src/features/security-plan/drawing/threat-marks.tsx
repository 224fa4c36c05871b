import type { Point } from '@app/contracts/site-layout';
import css from './marks.module.css';

/** A threat with its letter and where both are, in pixels. */
export interface DrawnThreat {
  readonly letter: string;
  readonly at: Point;
  /** Centre of the letter. */
  readonly letterAt: Point;
}

/** Letters of the gravest threats where they happen; the first is framed. */
export const ThreatMarks = ({ threats }: { readonly threats: readonly DrawnThreat[] }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
  <g aria-hidden="true" className={css.still}>
    {threats.map(({ letter, at, letterAt }) => (
      <g key={letter} className={css.letter} data-threat={letter}>
        <path className={css.thin} d={`M${at.x} ${at.y}L${letterAt.x} ${letterAt.y}`} />
        {letter === 'A' && (
          <path className={css.object} d={BRACKETS} transform={`translate(${at.x} ${at.y})`} />
        )}
        <circle cx={letterAt.x} cy={letterAt.y} r="11" />
        <text x={letterAt.x} y={letterAt.y + 4.5} textAnchor="middle">
          {letter}
        </text>
      </g>
    ))}
  </g>
);

/** Half the side of the frame, in pixels. */
export const FRAME = 16;
const BRACKETS = `M-${FRAME}-9V-${FRAME}H-9M9-${FRAME}H${FRAME}V-9M${FRAME} 9V${FRAME}H9M-9 ${FRAME}H-${FRAME}V9`;
