import { scale } from '../../../drawing/geometry.ts';
import { Balloon, Box, Dimension, Disc, Line, Note, Shape } from '../../../drawing/marks.tsx';
import { Ground } from '../../../drawing/objects.tsx';
import { SHEET_WIDTH, Sheet } from '../../../drawing/sheet.tsx';

const GROUND = 336;
const { x, length } = scale(84, [150, 0]);
const WALL_TOP = GROUND - length(1.8);
const brackets = [x(0), x(3), x(6)];
const wires = Array.from({ length: 6 }, (_, index) => WALL_TOP - 16 - index * 14);
const [FIRST_WIRE = 0] = wires;
const COURSE = length(0.3);
const spikes = [44, 68, 92];

/** A wall-top electric fence in elevation, 84 units a metre. */
export function FenceElevation() {
  return (
    <Sheet label="Elevation of a wall-top electric fence: brackets every 3 metres, six live wires, the first at least 1.5 metres above the ground, an energizer, a warning sign and three earth spikes 1.2 metres deep.">
      <Wall />
      <Wires />
      <Ground at={[0, GROUND]} width={SHEET_WIDTH} />
      <Energizer />
      <Sign />
      <Line stroke="thin" d={`M${x(0)} ${WALL_TOP - 98}v-32M${x(3)} ${WALL_TOP - 98}v-32`} />
      <Dimension from={[x(0), WALL_TOP - 122]} to={[x(3), WALL_TOP - 122]}>
        3 m between brackets
      </Dimension>
      <Dimension strong side={22} from={[x(6) + 60, GROUND]} to={[x(6) + 60, FIRST_WIRE]}>
        ≥ 1.5 m
      </Dimension>
      <Line stroke="thin" d={`M96 ${GROUND + 102}h32`} />
      <Dimension side={22} from={[116, GROUND]} to={[116, GROUND + 102]}>
        ≥ 1.2 m
      </Dimension>
      <Line stroke="thin" d={`M${x(6) + 60} ${WALL_TOP - 87}V${WALL_TOP - 20}`} />
      <Balloon at={[x(6) + 60, WALL_TOP - 98]}>2</Balloon>
      <Balloon at={[270, WALL_TOP + 76]}>3</Balloon>
      <Balloon at={[18, GROUND + 40]}>4</Balloon>
      <Note at={[190, GROUND + 48]}>1 warning sign, at most 10 m apart</Note>
      <Note at={[190, GROUND + 74]}>2 first live wire</Note>
      <Note at={[190, GROUND + 100]}>3 wall, at least 1.5 m</Note>
      <Note at={[500, GROUND + 74]}>4 three earth spikes,</Note>
      <Note at={[520, GROUND + 100]}>then one every 30 m</Note>
    </Sheet>
  );
}

function Wall() {
  const courses = Array.from({ length: 5 }, (_, row) => WALL_TOP + (row + 1) * COURSE);
  const joints = courses.flatMap((y, row) =>
    Array.from(
      { length: 14 },
      (_, column) => `M${140 + column * 56 + (row % 2 ? 0 : 28)} ${y}v${-COURSE}`,
    ),
  );
  return (
    <>
      <Shape fill="wall" d={`M116 ${GROUND}V${WALL_TOP}H${SHEET_WIDTH + 6}V${GROUND}`} />
      <Line
        stroke="thin"
        d={courses.map((y) => `M116 ${y}H${SHEET_WIDTH}`).join('') + joints.join('')}
      />
      <Shape d={`M110 ${WALL_TOP - 7}H${SHEET_WIDTH + 6}V${WALL_TOP}H110Z`} />
    </>
  );
}

const Wires = () => (
  <>
    <Line width={3.4} d={brackets.map((post) => `M${post} ${WALL_TOP - 7}v-85`).join('')} />
    <Line width={1.6} d={wires.map((y) => `M${x(0)} ${y}H${SHEET_WIDTH}`).join('')} />
    <Line stroke="accent" width={1.6} d={`M${x(0)} ${FIRST_WIRE}H${SHEET_WIDTH}`} />
    {brackets.flatMap((post) =>
      wires.map((y) => <Disc key={`${post} ${y}`} at={[post, y]} radius={2.8} />),
    )}
  </>
);

const Energizer = () => (
  <>
    <Line width={3} d={spikes.map((spike) => `M${spike} ${GROUND - 6}v102l-2 6`).join('')} />
    <Line stroke="thin" d={`M44 ${GROUND - 6}H92M68 ${GROUND - 6}v-54`} />
    <Line width={1.6} d={`M68 ${GROUND - 128}V${FIRST_WIRE}H${x(0)}`} />
    <Box at={[36, GROUND - 128]} size={[64, 68]} corner={3} />
    <Line stroke="accent" d={`M72 ${GROUND - 116}l-12 22h10l-6 20`} />
    <Note at={[12, GROUND - 178]}>energizer</Note>
  </>
);

const Sign = () => (
  <>
    <Box fill="device" at={[x(3) - 96, WALL_TOP - 66]} size={[52, 36]} />
    <Shape fill="solid" d={`M${x(3) - 69} ${WALL_TOP - 60}l-7 13h6l-3 11 9-14h-6z`} />
    <Line stroke="thin" d={`M${x(3) - 70} ${WALL_TOP - 66}v-18`} />
    <Balloon at={[x(3) - 70, WALL_TOP - 98]}>1</Balloon>
  </>
);
