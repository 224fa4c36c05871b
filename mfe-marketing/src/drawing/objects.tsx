import type { Point } from './geometry.ts';
import { round } from './geometry.ts';
import css from './strokes.module.css';

interface Placed {
  readonly at: Point;
  /** Direction that it faces, in degrees: 0 is right, then clockwise. */
  readonly direction?: number;
  readonly size?: number;
}

const placed = ({ at: [x, y], direction = 0, size = 1 }: Placed): string =>
  `translate(${round(x)} ${round(y)}) rotate(${direction})${size === 1 ? '' : ` scale(${size})`}`;

/** A turret camera seen from above. */
export const Camera = (place: Placed) => (
  <g transform={placed(place)}>
    <rect className={css.paper} x="-9" y="-7" width="20" height="14" rx="2" />
    <path className={css.solid} d="M11-4H16V4H11Z" />
    <circle className={css.dot} r="3" />
  </g>
);

/** A person seen from above. */
export const Person = (place: Placed) => (
  <g transform={placed(place)}>
    <rect className={css.paper} x="-4.5" y="-10" width="9" height="20" rx="4.5" />
    <circle className={css.solid} r="5" />
  </g>
);

/** A car seen from above, 4.3 × 1.8 m; `size` is the drawing's units per metre. */
export function Car({ size = 34, ...place }: Placed) {
  const length = 4.3 * size;
  const width = 1.8 * size;
  const l = (share: number) => round(length * share);
  const w = (share: number) => round(width * share);
  return (
    <g transform={placed(place)}>
      <rect className={css.paper} x={l(-0.5)} y={w(-0.5)} width={l(1)} height={w(1)} rx={w(0.28)} />
      <path
        className={css.thin}
        d={`M${l(-0.3)} ${w(-0.36)}H${l(-0.06)}V${w(0.36)}H${l(-0.3)}ZM${l(0.1)} ${w(-0.38)}L${l(0.26)} ${w(-0.42)}V${w(0.42)}L${l(0.1)} ${w(0.38)}Z`}
      />
    </g>
  );
}

/** A tree seen from above; `size` is its radius. */
export const Tree = ({ at: [x, y], size = 24 }: Placed) => (
  <>
    <circle className={css.thin} cx={x} cy={y} r={size} />
    <circle className={css.hidden} cx={x} cy={y} r={round(size * 0.62)} />
    <circle className={css.arrow} cx={x} cy={y} r="1.6" />
  </>
);

/** A person in elevation, to show heights; `at` is between the feet, `size` is units per metre. */
export function Figure({ at: [x, y], size = 84 }: Placed) {
  const m = (metres: number) => round(metres * size);
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <path
        className={css.thin}
        d={`M${m(-0.14)} 0L${m(-0.1)} ${m(-0.82)}L${m(-0.22)} ${m(-0.86)}L${m(-0.2)} ${m(-1.4)}Q0 ${m(-1.52)} ${m(0.2)} ${m(-1.4)}L${m(0.22)} ${m(-0.86)}L${m(0.1)} ${m(-0.82)}L${m(0.14)} 0M0 0V${m(-0.78)}`}
      />
      <circle className={css.thin} cy={m(-1.62)} r={m(0.11)} />
    </g>
  );
}

/** Ground in elevation: a line with hatching below, from `at` over `width`. */
export function Ground({ at: [x, y], width }: { readonly at: Point; readonly width: number }) {
  const ticks = 'l-8 8m28-8'.repeat(Math.floor(width / 20));
  return (
    <>
      <path className={css.object} d={`M${x} ${y}h${width}`} />
      <path className={css.thin} d={`M${x + 8} ${y + 1}${ticks}`} />
    </>
  );
}
