import type { ReactNode } from 'react';
import { type Point, round, sectorPath, whole } from './geometry.ts';
import css from './strokes.module.css';

/** `answer` is the one amber zone: it marks what the drawing is about. */
export type Tint = 'cover' | 'cover2' | 'answer' | 'room';
export type Stroke = 'object' | 'thin' | 'hidden' | 'accent';
export type Fill = 'paper' | 'wall' | 'solid' | 'device' | 'dot' | 'arrow' | Tint;

/** A stroked path; `d` as in SVG. */
export const Line = ({
  d,
  stroke = 'object',
  width,
}: {
  readonly d: string;
  readonly stroke?: Stroke;
  /** Only for objects that are thick themselves, such as a post. */
  readonly width?: number;
}) => <path className={css[stroke]} d={d} {...(width ? { style: { strokeWidth: width } } : {})} />;

/** A filled path; `d` as in SVG. */
export const Shape = ({ d, fill = 'paper' }: { readonly d: string; readonly fill?: Fill }) => (
  <path className={css[fill]} d={d} />
);

export const Box = ({
  at: [x, y],
  size: [width, height],
  fill = 'paper',
  corner = 2,
}: {
  readonly at: Point;
  readonly size: Point;
  readonly fill?: Fill;
  readonly corner?: number;
}) => <rect className={css[fill]} x={x} y={y} width={width} height={height} rx={corner} />;

export const Disc = ({
  at: [x, y],
  radius,
  fill = 'paper',
}: {
  readonly at: Point;
  readonly radius: number;
  readonly fill?: Fill;
}) => <circle className={css[fill]} cx={x} cy={y} r={radius} />;

/** Text on the sheet, with a halo that keeps it readable where lines run behind it. */
export const Note = ({
  at: [x, y],
  anchor = 'start',
  strong,
  turned,
  text,
}: {
  readonly at: Point;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly strong?: boolean;
  /** Reads from bottom to top, as along a vertical dimension. */
  readonly turned?: boolean;
  readonly text: ReactNode;
}) => (
  <text
    className={strong ? css.strong : css.note}
    x={whole(x)}
    y={whole(y)}
    textAnchor={anchor}
    {...(turned ? { transform: `rotate(-90 ${whole(x)} ${whole(y)})` } : {})}
  >
    {text}
  </text>
);

/** What a device covers: apex, direction (0° right, clockwise), full angle, radius. */
export const Sector = ({
  at,
  direction,
  angle,
  radius,
  fill = 'cover',
}: {
  readonly at: Point;
  readonly direction: number;
  readonly angle: number;
  readonly radius: number;
  readonly fill?: Tint;
}) => <path className={css[fill]} d={sectorPath(at, direction, angle, radius)} />;

/** Double-line walls in plan; openings are gaps between the segments of `d`. */
export const Walls = ({ d, width = 8 }: { readonly d: string; readonly width?: number }) => (
  <>
    <path className={css.outerWall} d={d} style={{ strokeWidth: width }} />
    <path className={css.innerWall} d={d} style={{ strokeWidth: width - 3.4 }} />
  </>
);

/** A dimension line with filled arrows, horizontal or vertical. */
export function Dimension({
  from: [x1, y1],
  to: [x2, y2],
  side = -8,
  strong,
  text,
}: {
  readonly from: Point;
  readonly to: Point;
  /** Distance of the text from the line: negative above or left, positive below or right. */
  readonly side?: number;
  readonly strong?: boolean;
  readonly text: ReactNode;
}) {
  const vertical = Math.abs(x1 - x2) < 1;
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
  const beside: Point = vertical ? [middle[0] + side, middle[1]] : [middle[0], middle[1] + side];
  const arrow = 'M0 0L9 3V-3Z';
  return (
    <>
      <path className={css.thin} d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path
        className={css.arrow}
        transform={`translate(${x1} ${y1}) rotate(${round(angle)})`}
        d={arrow}
      />
      <path
        className={css.arrow}
        transform={`translate(${x2} ${y2}) rotate(${round(angle + 180)})`}
        d={arrow}
      />
      <Note
        at={beside}
        anchor="middle"
        turned={vertical}
        {...(strong ? { strong } : {})}
        text={text}
      />
    </>
  );
}

/** A number in a circle; the key beside the drawing explains the part with the same number. */
export const Balloon = ({
  at: [x, y],
  children,
}: {
  readonly at: Point;
  readonly children: ReactNode;
}) => (
  <g className={css.balloon} transform={`translate(${x} ${y})`}>
    <circle className={css.paper} r="11.5" />
    <text className={css.number} dy=".35em">
      {children}
    </text>
  </g>
);
