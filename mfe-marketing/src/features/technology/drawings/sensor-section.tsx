import { scale } from '../../../drawing/geometry.ts';
import { Line, Note } from '../../../drawing/marks.tsx';
import { Figure, Ground } from '../../../drawing/objects.tsx';
import { ScaleBar } from '../../../drawing/scale-bar.tsx';
import { SHEET_WIDTH, Sheet } from '../../../drawing/sheet.tsx';
import { type Building, placing } from './building.ts';
import { SensorBuilding } from './sensor-building.tsx';

export const SENSOR_SECTION =
  'Section through a two-storey building: six sensors, in a cold room, on its door, at the mains board, under a geyser, on a server rack and in a roof tank, report by radio to one gateway, which passes them on by line and by mobile network. The cold room is marked.';

const GROUND = 436;
const building: Building = {
  scale: scale(50, [90, GROUND]),
  width: 12,
  coldRoom: 4,
  partition: 8.4,
  tank: 1.4,
  rack: 0.5,
  desk: 5.1,
  geyser: 9.2,
  generator: 8.8,
  board: 10.5,
  gateway: [6.1, 4.8],
  mast: 7.6,
  balloons: [
    [1.3, 2],
    [4.95, 2.6],
    [10.3, 2.25],
    [10.25, 3.45],
    [1.45, 5.5],
    [3.55, 8.15],
    [6.85, 4.8],
  ],
};
const { x, up, at, line } = placing(building);

/** A building in section, its sensors and their one gateway, 50 units a metre. */
export const SensorSection = () => (
  <Sheet height={480} label={SENSOR_SECTION}>
    <SensorBuilding building={building} />
    <Line stroke="accent" d={`${line([6.1, 5.02], [6.1, 5.5])}H${SHEET_WIDTH}`} />
    <Ground at={[0, GROUND]} width={SHEET_WIDTH} />
    <Figure at={at(7.2, 0)} size={50} />
    <Note at={[x(7.6) + 28, up(7) - 6]} text="mobile network" />
    <Note at={[752, up(5.5) - 10]} text="line" />
    <ScaleBar at={[680, 472]} length={100} text="2 m" />
  </Sheet>
);
