import { Box, Disc, Line } from '../../../drawing/marks.tsx';
import { type Building, placing } from './building.ts';

interface Part {
  readonly building: Building;
}

/** Shelves, cooler and the open door. */
export function ColdRoom({ building }: Part) {
  const { at, size, line } = placing(building);
  const { coldRoom } = building;
  return (
    <>
      <Line
        stroke="thin"
        d={
          line([0.5, 0.1], [0.5, 1.9]) +
          line([3.1, 0.1], [3.1, 1.9]) +
          [0.5, 1.1, 1.7].map((height) => line([0.5, height], [3.1, height])).join('')
        }
      />
      {[0.7, 1.5, 2.4].map((across) => (
        <Box key={across} at={at(across, 0.92)} size={size(0.52, 0.42)} />
      ))}
      {[0.7, 2.2].map((across) => (
        <Box key={across} at={at(across, 1.5)} size={size(0.65, 0.4)} />
      ))}
      <Box at={at(0.15, 2.75)} size={size(0.74, 0.4)} />
      <Box at={at(coldRoom + 0.15, 2.2)} size={size(0.9, 2.16)} corner={0} />
      <Disc fill="solid" at={at(coldRoom + 0.88, 1.05)} radius={3} />
    </>
  );
}

/** Mains board and generator. */
export function Plant({ building }: Part) {
  const { at, size, line } = placing(building);
  const { board, generator } = building;
  return (
    <>
      <Box at={at(board, 1.9)} size={size(0.8, 1)} />
      <Box at={at(generator, 0.85)} size={size(1.2, 0.75)} />
      <Line
        stroke="thin"
        d={
          line([board + 0.15, 1.6], [board + 0.65, 1.6]) +
          line([board + 0.15, 1.3], [board + 0.65, 1.3]) +
          line([board + 0.4, 2.1], [board + 0.4, 1.9]) +
          line([generator + 0.15, 0.6], [generator + 1.05, 0.6]) +
          line([generator + 0.15, 0.42], [generator + 1.05, 0.42])
        }
      />
      <Line width={1.6} d={line([generator + 1.2, 0.4], [board + 0.4, 0.4], [board + 0.4, 0.9])} />
    </>
  );
}

/** Server rack, desk and geyser. */
export function Offices({ building }: Part) {
  const { at, size, line } = placing(building);
  const { rack, desk, geyser } = building;
  return (
    <>
      <Box at={at(rack, 5.15)} size={size(0.7, 2.05)} />
      <Line d={line([desk, 3.1], [desk, 3.75], [desk + 1.7, 3.75], [desk + 1.7, 3.1])} />
      <Box at={at(desk + 0.5, 4.25)} size={size(0.75, 0.42)} />
      <Box at={at(geyser, 5.3)} size={size(1.8, 0.74)} corner={14} />
      <Line
        stroke="thin"
        d={
          [4.9, 4.6, 4.3, 4, 3.7, 3.4]
            .map((unit) => line([rack + 0.1, unit], [rack + 0.6, unit]))
            .join('') +
          line([geyser + 0.5, 4.56], [geyser + 0.5, 3.5]) +
          line([geyser + 1.3, 4.56], [geyser + 1.3, 3.1])
        }
      />
    </>
  );
}

export function Tank({ building }: Part) {
  const { at, size, line } = placing(building);
  const { tank } = building;
  return (
    <>
      <Line
        d={line([tank + 0.2, 6.1], [tank + 0.2, 6.4]) + line([tank + 1.8, 6.1], [tank + 1.8, 6.4])}
      />
      <Box at={at(tank, 7.8)} size={size(2, 1.4)} corner={5} />
      <Line stroke="thin" d={line([tank, 7.2], [tank + 2, 7.2])} />
    </>
  );
}
