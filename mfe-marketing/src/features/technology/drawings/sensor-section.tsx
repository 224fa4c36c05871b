import { scale } from '../../../drawing/geometry.ts';
import { Balloon, Box, Disc, Line, Note, Shape, Walls } from '../../../drawing/marks.tsx';
import { Figure, Ground } from '../../../drawing/objects.tsx';
import { ScaleBar } from '../../../drawing/scale-bar.tsx';
import { SHEET_WIDTH, Sheet } from '../../../drawing/sheet.tsx';
import { Waves } from '../../../drawing/signals.tsx';

const GROUND = 418;
const { x, y, length } = scale(46, [52, GROUND]);
/** Metres, counted up from the ground. */
const up = (metres: number) => y(-metres);
const at = (across: number, height: number) => [x(across), up(height)] as const;

const GATEWAY = at(6.1, 4.8);

/** Position of each sensor, and of the balloon beside it. */
const sensors = [
  { name: 'cold room', at: at(1.78, 1.36), balloon: at(1.2, 2.2) },
  { name: 'its door', at: at(4.35, 2.6), balloon: at(4.95, 2.6) },
  { name: 'mains, generator', at: at(10.9, 2.2), balloon: at(10.25, 2.2) },
  { name: 'geyser leak', at: at(9.7, 3.22), balloon: at(10.25, 3.45) },
  { name: 'server rack', at: at(0.85, 5.35), balloon: at(1.5, 5.55) },
  { name: 'tank level', at: at(2.9, 7.95), balloon: at(3.6, 8.2) },
] as const;

/** A building in section, its sensors and their one gateway, 46 units a metre. */
export function SensorSection() {
  return (
    <Sheet label="Section through a two-storey building: six sensors, in a cold room, on its door, at the mains board, under a geyser, on a server rack and in a roof tank, report by radio to one gateway, which passes them on by line and by mobile network. The cold room is marked.">
      <Shape fill="room" d={`M${x(0)} ${GROUND}V${up(6)}H${x(12)}V${GROUND}Z`} />
      <Shape fill="answer" d={`M${x(0)} ${GROUND}V${up(3)}H${x(4)}V${GROUND}Z`} />
      <Walls width={10} d={walls} />
      <Tank />
      <Line
        stroke="hidden"
        d={sensors.map((sensor) => `M${GATEWAY.join(' ')}L${sensor.at.join(' ')}`).join('')}
      />
      <ColdRoom />
      <Plant />
      <Offices />
      <Uplinks />
      <Ground at={[0, GROUND]} width={SHEET_WIDTH} />
      <Figure at={at(7.2, 0)} size={46} />
      {sensors.map((sensor, index) => (
        <g key={sensor.name}>
          <Disc at={sensor.at} radius={8} />
          <Disc fill="dot" at={sensor.at} radius={3.5} />
          <Balloon at={sensor.balloon}>{index + 1}</Balloon>
          <Note at={[634, 222 + index * 26]}>
            {index + 1} {sensor.name}
          </Note>
        </g>
      ))}
      <Note at={[634, 222 + sensors.length * 26]}>7 gateway</Note>
      <ScaleBar at={[680, 456]} length={length(2)}>
        2 m
      </ScaleBar>
    </Sheet>
  );
}

/** The cold room's door is the gap in the wall at 4 m. */
const walls = `M${x(0)} ${GROUND - 5}V${up(6)}H${x(12)}V${GROUND - 5}M${x(0)} ${up(3)}H${x(12)}M${x(4)} ${up(3)}V${up(2.3)}M${x(8.4)} ${GROUND - 5}V${up(6)}M${x(4)} ${up(6)}V${up(3)}`;

const ColdRoom = () => (
  <>
    <Line
      stroke="thin"
      d={`M${x(0.5)} ${up(0.1)}V${up(1.9)}M${x(3.1)} ${up(0.1)}V${up(1.9)}${[0.5, 1.1, 1.7].map((height) => `M${x(0.5)} ${up(height)}H${x(3.1)}`).join('')}`}
    />
    {[0.7, 1.5, 2.4].map((across) => (
      <Box key={across} at={at(across, 0.92)} size={[24, 19]} />
    ))}
    {[0.9, 2].map((across) => (
      <Box key={across} at={at(across, 1.5)} size={[30, 18]} />
    ))}
    <Box at={at(0.15, 2.75)} size={[34, 18]} />
    <Box at={[x(4) + 6, up(2.2)]} size={[length(0.95), length(2.2) - 2]} corner={0} />
    <Disc fill="solid" at={at(4.9, 1.05)} radius={3} />
  </>
);

/** Mains board and generator. */
const Plant = () => (
  <>
    <Box at={at(10.5, 1.9)} size={[38, 46]} />
    <Line
      stroke="thin"
      d={`M${x(10.5) + 8} ${up(1.6)}h22M${x(10.5) + 8} ${up(1.3)}h22M${x(10.9)} ${up(2.1)}v9`}
    />
    <Box at={at(8.9, 0.85)} size={[60, 36]} />
    <Line stroke="thin" d={`M${x(9.1)} ${up(0.55)}h42m-42 8h42`} />
    <Line width={1.6} d={`M${x(10.2)} ${up(0.4)}H${x(10.9)}V${up(0.9)}`} />
  </>
);

/** Server rack, desk and geyser. */
const Offices = () => (
  <>
    <Box at={at(0.5, 5.15)} size={[32, 92]} />
    <Line
      stroke="thin"
      d={[0, 1, 2, 3, 4, 5].map((unit) => `M${x(0.5) + 5} ${up(4.9) + unit * 13}h22`).join('')}
    />
    <Line d={`M${x(5.1)} ${up(3.1)}V${up(3.75)}H${x(7.2)}V${up(3.1)}`} />
    <Box at={at(5.8, 4.25)} size={[36, 20]} />
    <Box at={at(9.2, 5.3)} size={[92, 34]} corner={16} />
    <Line
      stroke="thin"
      d={`M${x(9.7)} ${up(4.56)}V${up(3.55)}M${x(10.8)} ${up(4.56)}V${up(3.1)}`}
    />
  </>
);

const Tank = () => (
  <>
    <Line d={`M${x(1.6)} ${up(6.1)}V${up(6.4)}M${x(3.2)} ${up(6.1)}V${up(6.4)}`} />
    <Box at={at(1.4, 7.8)} size={[length(2), length(1.4)]} corner={5} />
    <Line stroke="thin" d={`M${x(1.4)} ${up(7.2)}h${length(2)}`} />
  </>
);

/** The gateway's two uplinks: a line, and the mobile network for when the line is cut. */
const Uplinks = () => (
  <>
    <Line stroke="accent" d={`M${GATEWAY[0]} ${GATEWAY[1]}V${up(5.5)}H${SHEET_WIDTH}`} />
    <Line stroke="accent" d={`M${x(7.6)} ${up(5.5)}V${up(7)}`} />
    <Waves at={[x(7.6), up(7.05)]} />
    <Note at={[x(7.6) + 26, up(7) - 6]}>mobile network</Note>
    <Note at={[640, up(5.5) - 10]}>line</Note>
    <Box fill="device" at={[GATEWAY[0] - 18, GATEWAY[1] - 11]} size={[36, 22]} />
    <Balloon at={[GATEWAY[0] + 38, GATEWAY[1]]}>7</Balloon>
  </>
);
