import type { Point } from '@app/contracts/site-layout';
import { useId } from 'react';
import css from './editor-sheet.module.css';

const RADIUS = 52;
const ZOOM = 2.2;

interface Props {
  /** Ids of what it enlarges. A browser copies them again at each movement, so devices and their views are left out. */
  readonly of: readonly string[];
  /** In pixels of the sheet. */
  readonly finger: Point;
  /** Of the sheet. */
  readonly width: number;
  /** The lengths of the sides at the corner under the finger, or what it changes. */
  readonly notes: readonly string[];
}

/** Shows what the finger hides, at the upper edge on the other side. */
export function Loupe({ of, finger: { x, y }, width, notes }: Props) {
  const id = useId();
  const at = { x: x > width / 2 ? RADIUS + 6 : width - RADIUS - 6, y: RADIUS + 6 };
  return (
    <g data-loupe="">
      <clipPath id={id}>
        <circle cx={at.x} cy={at.y} r={RADIUS} />
      </clipPath>
      <circle className={css.glass} cx={at.x} cy={at.y} r={RADIUS} />
      <g clipPath={`url(#${id})`}>
        <g transform={`translate(${at.x} ${at.y}) scale(${ZOOM}) translate(${-x} ${-y})`}>
          {of.map((part) => (
            <use key={part} href={`#${part}`} />
          ))}
        </g>
      </g>
      <circle className={css.ring} cx={at.x} cy={at.y} r={RADIUS} />
      {notes.map((note, index) => (
        <text
          key={index === 0 ? 'before' : 'after'}
          className={css.length}
          data-chosen=""
          textAnchor="middle"
          x={at.x}
          y={at.y + (index === 0 ? -RADIUS + 20 : RADIUS - 12)}
        >
          {note}
        </text>
      ))}
    </g>
  );
}
