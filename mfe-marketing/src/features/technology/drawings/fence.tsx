import { round } from '../../../drawing/geometry.ts';
import { Box, Dimension, Disc, Line, Shape } from '../../../drawing/marks.tsx';
import { Ground } from '../../../drawing/objects.tsx';

/** Where a sheet has the fence, in its own units; heights are counted down the sheet. */
export interface FencePlace {
  readonly units: number;
  readonly ground: number;
  /** Left edge of the wall, first bracket, and where the sheet ends. */
  readonly wall: number;
  readonly bracket: number;
  readonly end: number;
  /** Left edge and width of the energiser's box, which hangs below the first wire. */
  readonly box: readonly [left: number, width: number];
  readonly spikes: readonly [number, number, number];
}

const WIRES = 6;
const STEP = 14;
/** From the top of the wall to the first wire, and to the top of a bracket. */
const FIRST = 16;
const BRACKET = 92;

/** Metres: the wall, the space between brackets, and the depth of an earth spike. */
const WALL = 1.8;
const SPACE = 3;
const SPIKE = 1.2;

/** Heights that notes and balloons are placed by. */
export const fenceHeights = ({ units, ground }: FencePlace) => {
  const wallTop = round(ground - WALL * units);
  return { wallTop, firstWire: wallTop - FIRST, bracketTop: wallTop - BRACKET };
};

/** A wall-top electric fence in elevation; the zone between first and last live wire is marked. */
export function Fence({ place }: { readonly place: FencePlace }) {
  const { units, ground, bracket, end } = place;
  const { wallTop, firstWire } = fenceHeights(place);
  const lastWire = firstWire - (WIRES - 1) * STEP;
  const wires = Array.from({ length: WIRES }, (_, index) => firstWire - index * STEP);
  const posts = [0, 1, 2]
    .map((number) => bracket + number * SPACE * units)
    .filter((post) => post < end);
  return (
    <>
      <Bricks place={place} />
      <Shape fill="answer" d={`M${bracket} ${firstWire}H${end}V${lastWire}H${bracket}Z`} />
      <Line width={3.4} d={posts.map((post) => `M${post} ${wallTop - 7}v-85`).join('')} />
      <Line width={1.6} d={wires.map((y) => `M${bracket} ${y}H${end}`).join('')} />
      <Line stroke="accent" d={`M${bracket} ${firstWire}H${end}`} />
      {posts.flatMap((post) =>
        wires.map((y) => <Disc key={`${post} ${y}`} at={[post, y]} radius={2.8} />),
      )}
      <Ground at={[0, ground]} width={end} />
      <Energiser place={place} />
    </>
  );
}

function Bricks({ place }: { readonly place: FencePlace }) {
  const { units, ground, wall, end } = place;
  const { wallTop } = fenceHeights(place);
  const course = (WALL * units) / 6;
  const rows = Array.from({ length: 5 }, (_, row) => round(wallTop + (row + 1) * course));
  const brick = round(course * 2.2);
  const joints = rows.flatMap((y, row) =>
    Array.from(
      { length: Math.floor((end - wall) / brick) },
      (_, column) =>
        `M${round(wall + (column + (row % 2 ? 0.9 : 0.4)) * brick)} ${y}v${-round(course)}`,
    ),
  );
  return (
    <>
      <Shape fill="wall" d={`M${wall} ${ground}V${wallTop}H${end + 6}V${ground}`} />
      <Line stroke="thin" d={rows.map((y) => `M${wall} ${y}H${end}`).join('') + joints.join('')} />
      <Shape d={`M${wall - 6} ${wallTop - 7}H${end + 6}V${wallTop}H${wall - 6}Z`} />
    </>
  );
}

function Energiser({ place }: { readonly place: FencePlace }) {
  const { units, ground, bracket, box, spikes } = place;
  const { firstWire } = fenceHeights(place);
  const [left, width] = box;
  const middle = left + width / 2;
  const depth = round(SPIKE * units);
  return (
    <>
      <Line width={3} d={spikes.map((spike) => `M${spike} ${ground - 6}v${depth}l-2 6`).join('')} />
      <Line
        stroke="thin"
        d={`M${spikes[0]} ${ground - 6}H${spikes[2]}M${middle} ${ground - 6}V${ground - 60}`}
      />
      <Line width={1.6} d={`M${middle} ${ground - 60}V${firstWire}H${bracket}`} />
      <Box at={[left, ground - 116]} size={[width, 62]} corner={3} />
      <Line stroke="accent" d={`M${middle + 4} ${ground - 104}l-10 18h9l-5 18`} />
    </>
  );
}

/** A warning sign on the wires; `at` is its upper left corner. */
export const WarningSign = ({ at: [left, top] }: { readonly at: readonly [number, number] }) => (
  <>
    <Box fill="device" at={[left, top]} size={[52, 36]} />
    <Shape fill="solid" d={`M${left + 27} ${top + 6}l-7 13h6l-3 11 9-14h-6z`} />
  </>
);

/** How high the first wire is and how deep the spikes are; the standard sets the least of both. */
export const FenceMeasures = ({
  place,
  right,
}: {
  readonly place: FencePlace;
  /** Where the height is measured. */
  readonly right: number;
}) => {
  const { units, ground, bracket, spikes } = place;
  const { firstWire, bracketTop } = fenceHeights(place);
  const deep = round(ground + SPIKE * units);
  const second = bracket + SPACE * units;
  return (
    <>
      <Line
        stroke="thin"
        d={`M${bracket} ${bracketTop - 6}v-32M${second} ${bracketTop - 6}v-32M${spikes[2] + 4} ${deep}h28`}
      />
      <Dimension
        from={[bracket, bracketTop - 30]}
        to={[second, bracketTop - 30]}
        text="3 m between brackets"
      />
      <Dimension strong side={22} from={[right, ground]} to={[right, firstWire]} text="≥ 1.5 m" />
      <Dimension
        side={22}
        from={[spikes[2] + 22, ground]}
        to={[spikes[2] + 22, deep]}
        text="≥ 1.2 m"
      />
    </>
  );
};
