import type { Point } from './geometry.ts';
import { Line, Note } from './marks.tsx';

/** A length to measure the drawing with; the words say how long it is. */
export const ScaleBar = ({
  at: [x, y],
  length,
  children,
}: {
  readonly at: Point;
  readonly length: number;
  readonly children: string;
}) => (
  <>
    <Line stroke="thin" d={`M${x} ${y - 12}v12h${length}v-12M${x + length / 2} ${y - 6}v6`} />
    <Note at={[x + length + 10, y]}>{children}</Note>
  </>
);
