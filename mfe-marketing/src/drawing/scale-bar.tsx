import type { Point } from './geometry.ts';
import { Line, Note } from './marks.tsx';

/** A bar of known length; its text says how long it is on site. */
export const ScaleBar = ({
  at: [x, y],
  length,
  text,
}: {
  readonly at: Point;
  readonly length: number;
  readonly text: string;
}) => (
  <>
    <Line stroke="thin" d={`M${x} ${y - 12}v12h${length}v-12M${x + length / 2} ${y - 6}v6`} />
    <Note at={[x + length + 10, y]} text={text} />
  </>
);
