import { distance } from '@app/site-plan/geometry/vectors';
import css from './marks.module.css';
import type { Target } from './targets.ts';

interface Props {
  readonly targets: readonly Target[];
  readonly selectedLine: number | undefined;
}

/** Numbers of the equipment lines on free ground, each with a thin leader to its devices. */
export function BalloonMarks({ targets, selectedLine }: Props) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g aria-hidden="true" className={css.still}>
      {targets.map((target) => (
        <path key={target.item.id} className={css.thin} d={leadersOf(target)} />
      ))}
      {targets.map(({ item, devices, label, at }) => (
        <g
          key={item.id}
          transform={`translate(${at.x} ${at.y})`}
          className={css.balloon}
          data-balloon={label}
          data-chosen={(item.kind === 'device' && devices[0]?.line === selectedLine) || undefined}
        >
          <rect
            className={css.paper}
            x={-widthOf(label) / 2}
            y={-RADIUS}
            width={widthOf(label)}
            height={2 * RADIUS}
            rx={RADIUS}
          />
          <text className={css.number} y={4.5} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Pixels. */
const RADIUS = 11;
const LETTER = 8;
const widthOf = (label: string): number => Math.max(2 * RADIUS, label.length * LETTER + 8);

/** Only one to a group, and none where its devices lie round its number. */
function leadersOf({ item, at, marks }: Target): string {
  const near = marks.toSorted((a, b) => distance(a, at) - distance(b, at));
  const ends = item.kind === 'group' ? near.slice(0, 1) : near;
  return ends.map(({ x, y }) => `M${x} ${y}L${at.x} ${at.y}`).join('');
}
