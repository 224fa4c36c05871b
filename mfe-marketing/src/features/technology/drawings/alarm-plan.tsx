import type { Point } from '../../../drawing/geometry.ts';
import { Balloon, Box, Dimension, Line, Note } from '../../../drawing/marks.tsx';
import { Car } from '../../../drawing/objects.tsx';
import { Sheet } from '../../../drawing/sheet.tsx';
import { house, insideSiren, keypad, level, outsideSiren, panel, rooms } from './house.ts';
import { HousePlan, Siren } from './house-plan.tsx';

const { x, y, at } = house;

const balloons: readonly Point[] = [
  [x(17) - 48, y(0) + 30],
  [x(14.2) + 26, y(0) - 22],
  [x(7) - 26, y(9) + 22],
  [panel.at[0] - 20, panel.at[1] + 17],
  [keypad.at[0] + 26, keypad.at[1] + 11],
  [x(17) + 20, y(6.9) + 42],
  [x(0) + 34, y(3.75) - 1],
];

export const ALARM_PLAN =
  'Floor plan of a house: a motion detector in a corner of each room that can be entered, contacts on the four doors that lead outside, a control panel in the garage, a keypad and a siren in the hall, a siren outside and a panic button beside each bed. The living room with its sliding door is marked.';

/** A house in plan: a detector in each room that can be entered, a contact on each outer door. */
export const AlarmPlan = () => (
  <Sheet height={458} label={ALARM_PLAN}>
    <HousePlan place={level} id="seen" />
    <Car at={at(2.75, 7)} size={36} />
    {rooms.map(({ label, name }) => (
      <Note key={label.join(' ')} anchor="middle" at={at(...label)} text={name} />
    ))}
    <Box {...panel} />
    <Line stroke="thin" d={`M${panel.at[0] + 5} ${panel.at[1] + 9}h14m-14 6h14`} />
    <Box {...keypad} />
    <Siren {...outsideSiren} />
    <Siren {...insideSiren} />
    {balloons.map((place, index) => (
      <Balloon key={place.join(' ')} at={place}>
        {index + 1}
      </Balloon>
    ))}
    <Dimension side={-7} from={[x(9.2), y(9) + 34]} to={[x(17), y(9) + 34]} text="7.8 m" />
  </Sheet>
);
