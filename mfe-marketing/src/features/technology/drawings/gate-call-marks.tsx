import { type Point, type Scale, sectorPath } from '../../../drawing/geometry.ts';
import { Box, Dimension, Disc, Line, Shape, Walls } from '../../../drawing/marks.tsx';
import { Figure } from '../../../drawing/objects.tsx';

/** A view of the gate or the house; its scale counts down from the ground. */
export interface View {
  readonly scale: Scale;
  /** Units of a metre. */
  readonly units: number;
  readonly ground: number;
}

const PILLAR = 0.5;
/** Height of the lens above the ground, in metres. */
const LENS = 1.5;

const placing = ({ scale: { x, y } }: View) => {
  const up = (metres: number) => y(-metres);
  return { x, up, at: (across: number, height: number): Point => [x(across), up(height)] };
};

/** The visitor, what the station's camera sees, and the height of its lens. */
export function Visitor({ view, id }: { readonly view: View; readonly id: string }) {
  const { x, up, at } = placing(view);
  const lens = at(-0.08, LENS);
  return (
    <>
      <clipPath id={id}>
        <path d={`M-90 0H${x(0)}V${view.ground}H-90Z`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Shape fill="answer" d={sectorPath(lens, 180, 76, view.scale.length(1.9))} />
      </g>
      <Figure at={at(-1.25, 0)} size={view.units} />
      <Line stroke="thin" d={`M${x(-0.5)} ${lens[1]}H${lens[0]}`} />
      <Dimension
        strong
        side={-9}
        from={[x(-0.4), view.ground]}
        to={[x(-0.4), up(LENS)]}
        text="1.5 m"
      />
    </>
  );
}

/** The pillar with the gate station; its street side is at 0. */
export function Station({ view }: { readonly view: View }) {
  const { x, up, at } = placing(view);
  const { ground } = view;
  const { length } = view.scale;
  return (
    <>
      <Shape fill="wall" d={`M${x(0)} ${ground}V${up(2.1)}H${x(PILLAR)}V${ground}Z`} />
      <Box at={at(-0.08, 2.18)} size={[length(PILLAR + 0.16), 8]} corner={0} />
      <Box fill="device" at={at(-0.08, 1.66)} size={[8, length(0.34)]} />
      <Line stroke="hidden" d={`M${x(0) + 3} ${up(LENS)}H${x(0.25)}V${ground}`} />
      <Line d={`M${x(-0.14)} ${up(1.72)}H${x(0)}`} />
    </>
  );
}

/** The open leaf, dashed because the gate is closed while the visitor waits. */
export function OpenLeaf({ view, end }: { readonly view: View; readonly end: number }) {
  const { x, up } = placing(view);
  const bars = [0.9, 1.25, 1.6, 1.95, 2.3].filter((bar) => bar < end);
  return (
    <Line
      stroke="hidden"
      d={`M${x(PILLAR) + 4} ${up(1.95)}H${x(end)}V${up(0.1)}H${x(PILLAR) + 4}${bars.map((bar) => `M${x(bar)} ${up(1.95)}V${up(0.1)}`).join('')}`}
    />
  );
}

/** A wall and a ceiling from `left` to the edge of the sheet, under a roof that rises by `rise`. */
export const House = ({
  left,
  top,
  ground,
  right,
  rise,
}: {
  readonly left: number;
  readonly top: number;
  readonly ground: number;
  readonly right: number;
  readonly rise: number;
}) => (
  <>
    <Shape fill="room" d={`M${left} ${ground}V${top}H${right}V${ground}Z`} />
    <Walls width={10} d={`M${left} ${ground - 5}V${top}H${right + 20}`} />
    <Line
      d={`M${left - 26} ${top - 2}L${right + 10} ${top - rise}M${left - 26} ${top - 2}V${top + 6}H${left - 5}`}
    />
  </>
);

/** `at` is the top left corner, as of every device below. */
interface Placed {
  readonly at: Point;
}

export const Monitor = ({ at: [x, y] }: Placed) => (
  <>
    <Box at={[x, y]} size={[64, 46]} corner={4} />
    <g transform={`translate(${x + 32} ${y + 23})`}>
      <Line stroke="thin" d="M-9 13Q-9 3 0 3T9 13" />
      <Disc fill="arrow" at={[0, -4]} radius={4.5} />
      <Line stroke="accent" d="M-15-9V-15H-9M9-15H15V-9M15 9V15H9M-9 15H-15V9" />
    </g>
  </>
);

export const Relay = ({ at: [x, y] }: Placed) => (
  <>
    <Box fill="device" at={[x, y]} size={[34, 34]} />
    <Line width={1.5} d={`M${x + 7} ${y + 22}h6l9-9m0 9h6`} />
  </>
);

export const Phone = ({ at: [x, y] }: Placed) => (
  <>
    <Box at={[x, y]} size={[28, 50]} corner={5} />
    <Line stroke="thin" d={`M${x + 10} ${y + 43}h8`} />
  </>
);

/** Both sides of a cut through the ground and the duct: a stretch of the drive is left out. */
export function Break({ left, ground }: { readonly left: number; readonly ground: number }) {
  const zigzag = `V${ground - 12}l-8 6l16 12l-8 6V${ground + 56}`;
  return (
    <>
      <path
        fill="var(--draw-paper)"
        d={`M${left} ${ground - 24}${zigzag}H${left + 12}V${ground + 12}l8-6l-16-12l8-6V${ground - 24}Z`}
      />
      <Line
        stroke="thin"
        d={`M${left} ${ground - 24}${zigzag}M${left + 12} ${ground - 24}${zigzag}`}
      />
    </>
  );
}
