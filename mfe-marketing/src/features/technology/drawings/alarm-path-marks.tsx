import { type Point, whole } from '../../../drawing/geometry.ts';
import { Box, Dimension, Disc, Line, Note, Sector, Shape, Walls } from '../../../drawing/marks.tsx';
import { Person } from '../../../drawing/objects.tsx';
import css from '../../../drawing/strokes.module.css';

/** A room of the schematic: its top left corner and its size. */
export interface Room {
  readonly at: Point;
  readonly size: Point;
}

const outline = ({ at: [left, top], size: [width, height] }: Room) =>
  `M${left} ${top}h${width}v${height}h${-width}Z`;

/** A room with a detector in its corner and a person in its view; the gap in the wall is its door. */
export function Site({ id, room }: { readonly id: string; readonly room: Room }) {
  const {
    at: [left, top],
    size: [width, height],
  } = room;
  return (
    <>
      <Shape fill="room" d={outline(room)} />
      <clipPath id={id}>
        <path d={outline(room)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Sector at={[left + 13, top + 13]} direction={45} angle={90} radius={118} fill="cover2" />
      </g>
      <Walls
        d={`M${left} ${whole(top + height * 0.4)}V${top}h${width}v${height}h${-width}v${whole(height * -0.3)}`}
      />
      <Disc at={[left + 13, top + 13]} radius={7} />
      <Person at={[left + 58, top + 58]} direction={-70} size={1.2} />
    </>
  );
}

/** The control room: a desk with three screens, and an operator. */
export function ControlRoom({ room }: { readonly room: Room }) {
  const {
    at: [left, top],
    size: [width, height],
  } = room;
  const middle = left + width / 2;
  return (
    <>
      <Shape fill="room" d={outline(room)} />
      <Walls
        d={`M${left + width - 34} ${top + height}h34V${top}H${left}v${height}h${width - 76}`}
      />
      <Box at={[middle - 52, top + 22]} size={[104, 26]} corner={0} />
      <Line
        width={4}
        d={[-43, -12, 19].map((screen) => `M${middle + screen} ${top + 30}h24`).join('')}
      />
      <Person at={[middle, top + 74]} direction={-90} size={1.3} />
    </>
  );
}

export const Panel = ({ at: [x, y] }: { readonly at: Point }) => (
  <>
    <Box fill="device" at={[x - 12, y - 22]} size={[24, 44]} corner={3} />
    <Line d={`M${x - 5} ${y - 10}h10m-10 7h10`} />
  </>
);

export const Cut = ({ at: [x, y] }: { readonly at: Point }) => (
  <Line d={`M${x - 8} ${y - 8}l16 16m0-16l-16 16`} />
);

export const Mast = ({ at: [x, y] }: { readonly at: Point }) => (
  <>
    <Line stroke="thin" d={[18, 26].map((radius) => arcs([x, y], radius)).join('')} />
    <Disc at={[x, y]} radius={10} />
    <Disc fill="dot" at={[x, y]} radius={3.5} />
  </>
);

/** Radio waves to the upper and the lower side of the mast. */
function arcs([x, y]: Point, radius: number) {
  const half = whole(radius * 0.7);
  const wave = (side: 1 | -1) =>
    `M${x - half} ${y + side * half}A${radius} ${radius} 0 0 ${side === 1 ? 0 : 1} ${x + half} ${y + side * half}`;
  return wave(1) + wave(-1);
}

/** Points to the right, or down; `at` is its tip. */
export const Arrowhead = ({
  at: [x, y],
  down = false,
}: {
  readonly at: Point;
  readonly down?: boolean;
}) => <path className={css.solid} d={`M${x} ${y}${down ? 'l-5-11h10Z' : 'l-11-5v10Z'}`} />;

const PROCESSED = 15;
const ESCALATED = 60;
const BAND = 40;
const ticks = Array.from({ length: 13 }, (_, index) => index * 5);

/** Seconds since the signal arrived; `at` is the top left corner of the band. */
export function TimeLine({
  at: [left, top],
  second,
}: {
  readonly at: Point;
  /** Units of a second. */
  readonly second: number;
}) {
  const at = (seconds: number) => whole(left + seconds * second);
  const bottom = top + BAND;
  return (
    <>
      <Shape fill="answer" d={`M${left} ${top}H${at(PROCESSED)}V${bottom}H${left}Z`} />
      <Shape
        fill="cover2"
        d={`M${at(PROCESSED)} ${top}H${at(ESCALATED)}V${bottom}H${at(PROCESSED)}Z`}
      />
      <Line
        stroke="thin"
        d={`M${left} ${top}v-58M${at(ESCALATED)} ${top}v-58${ticks.map((tick) => `M${at(tick)} ${bottom}v${tick % PROCESSED ? 7 : 13}`).join('')}`}
      />
      <Line d={`M${left} ${bottom}H${at(ESCALATED)}`} />
      <Dimension
        strong
        from={[left, top - 50]}
        to={[at(ESCALATED), top - 50]}
        text="escalation within 60 s"
      />
      <Note strong at={[left + 6, top - 9]} text="under 15 s" />
      {ticks
        .filter((tick) => tick % PROCESSED === 0)
        .map((tick) => (
          <Note
            key={tick}
            anchor={tick === ESCALATED ? 'end' : 'middle'}
            at={[at(tick), bottom + 32]}
            text={tick === 0 || tick === ESCALATED ? `${tick} s` : tick}
          />
        ))}
    </>
  );
}
