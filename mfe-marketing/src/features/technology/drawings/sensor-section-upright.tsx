import { scale } from '../../../drawing/geometry.ts';
import { Line, Note } from '../../../drawing/marks.tsx';
import { Ground } from '../../../drawing/objects.tsx';
import { ScaleBar } from '../../../drawing/scale-bar.tsx';
import { UPRIGHT_WIDTH, UprightSheet } from '../../../drawing/sheet.tsx';
import { type Building, placing } from './building.ts';
import { SensorBuilding } from './sensor-building.tsx';
import { SENSOR_SECTION } from './sensor-section.tsx';

const UNITS = 35;
/** Ground for frames with room beside the sheet. */
const BESIDE = 90;
const GROUND = 318;
const building: Building = {
  scale: scale(UNITS, [12, GROUND]),
  width: 7.55,
  coldRoom: 3.7,
  partition: 5,
  tank: 0.7,
  rack: 0.35,
  desk: 1.75,
  geyser: 5.4,
  generator: 5.2,
  board: 6.55,
  gateway: [2.75, 4.85],
  mast: 4.35,
  balloons: [
    [1.25, 1.95],
    [4.3, 1.75],
    [6.25, 2.3],
    [6.3, 3.65],
    [1.3, 5.5],
    [2.85, 8.2],
    [1.85, 4.7],
  ],
};
const { x, up, line } = placing(building);

/** A narrower building with the same sensors, 35 units a metre. */
export const UprightSensorSection = () => (
  <UprightSheet bleeds height={356} label={SENSOR_SECTION}>
    <SensorBuilding building={building} />
    <Line
      stroke="accent"
      d={`${line([2.75 + 0.5, 4.85], [3.35, 4.85], [3.35, 5.5], [7.55, 5.5])}H${UPRIGHT_WIDTH + BESIDE}`}
    />
    <Ground at={[-BESIDE, GROUND]} width={UPRIGHT_WIDTH + 2 * BESIDE} />
    <Note at={[x(4.35) + 26, up(7.55)]} text="mobile" />
    <Note at={[x(4.35) + 26, up(7.55) + 18]} text="network" />
    <Note anchor="end" at={[UPRIGHT_WIDTH - 3, up(6) - 12]} text="line" />
    <ScaleBar at={[12, 346]} length={2 * UNITS} text="2 m" />
  </UprightSheet>
);
