import { Balloon, Box, Disc, Line, Shape, Walls } from '../../../drawing/marks.tsx';
import { Waves } from '../../../drawing/signals.tsx';
import { type Building, placing } from './building.ts';
import { ColdRoom, Offices, Plant, Tank } from './sensor-building-parts.tsx';

const STOREY = 3;
const ROOF = 2 * STOREY;

/** Everything on the sheet but its ground and its notes. */
export function SensorBuilding({ building }: { readonly building: Building }) {
  const { at, line } = placing(building);
  const { width, coldRoom, partition, gateway, mast } = building;
  const sensors = sensorsOf(building);
  return (
    <>
      <Shape fill="room" d={`${line([0, 0], [0, ROOF], [width, ROOF], [width, 0])}Z`} />
      <Shape fill="answer" d={`${line([0, 0], [0, STOREY], [coldRoom, STOREY], [coldRoom, 0])}Z`} />
      <Walls
        width={10}
        d={
          line([0, 0.1], [0, ROOF], [width, ROOF], [width, 0.1]) +
          line([0, STOREY], [width, STOREY]) +
          line([coldRoom, ROOF], [coldRoom, 2.3]) +
          line([partition, 0.1], [partition, ROOF])
        }
      />
      <Tank building={building} />
      <Line stroke="hidden" d={sensors.map((sensor) => line(gateway, sensor)).join('')} />
      <ColdRoom building={building} />
      <Plant building={building} />
      <Offices building={building} />
      <Line stroke="accent" d={line([mast, 5.5], [mast, 7])} />
      <Waves at={at(mast, 7.05)} />
      <Box fill="device" at={[at(...gateway)[0] - 18, at(...gateway)[1] - 11]} size={[36, 22]} />
      {sensors.map((sensor) => (
        <g key={sensor.join(' ')}>
          <Disc at={at(...sensor)} radius={8} />
          <Disc fill="dot" at={at(...sensor)} radius={3.5} />
        </g>
      ))}
      {building.balloons.map((place, index) => (
        <Balloon key={place.join(' ')} at={at(...place)}>
          {index + 1}
        </Balloon>
      ))}
    </>
  );
}

type Place = readonly [across: number, height: number];

/** In the order of their numbers: cold room, its door, mains, leak, rack, tank. */
const sensorsOf = ({ coldRoom, board, geyser, rack, tank }: Building): readonly Place[] => [
  [1.78, 1.5],
  [coldRoom + 0.35, 2.6],
  [board + 0.4, 2.2],
  [geyser + 0.5, 3.25],
  [rack + 0.35, 5.35],
  [tank + 1.5, 7.95],
];
