import { type Point, whole } from '../../../drawing/geometry.ts';
import { Balloon, Box, Dimension, Line, Note } from '../../../drawing/marks.tsx';
import { UprightSheet } from '../../../drawing/sheet.tsx';
import { ALARM_PLAN } from './alarm-plan.tsx';
import { HOUSE_SIZE, type Placing } from './house.ts';
import { HousePlan, Siren } from './house-plan.tsx';

const UNITS = 25;
const LEFT = 31;
const TOP = 36;

/** The house turned a quarter to the left, at 25 units a metre: the living room comes on top. */
const upright: Placing = {
  at: (x, y) => [whole(LEFT + y * UNITS), whole(TOP + (HOUSE_SIZE[0] - x) * UNITS)],
  length: (metres) => whole(metres * UNITS),
  turn: -90,
  halfWall: 3.5,
};
const { at } = upright;
/** Metres from the top left corner of the turned house. */
const here = (across: number, down: number): Point => at(HOUSE_SIZE[0] - down, across);

const names: readonly (readonly [name: string, at: Point])[] = [
  ['living room', here(2.6, 4.3)],
  ['bedroom', here(7.1, 4.3)],
  ['kitchen', here(2.05, 10.9)],
  ['hall', here(6.6, 9.3)],
  ['bedroom', here(2.05, 14.4)],
  ['garage', here(7.1, 14.4)],
];

const balloons: readonly Point[] = [
  here(1.5, 1.25),
  [13, here(0, 1.75)[1]],
  [273, here(9, 10.75)[1]],
  here(7.95, 12.7),
  here(7.35, 10.3),
  [here(6.9, 0)[0] + 32, 17],
  here(3.25, 15.95),
];

/** The same house for a narrow frame. */
export const UprightAlarmPlan = () => (
  <UprightSheet height={480} label={ALARM_PLAN}>
    <HousePlan place={upright} id="upright-seen" />
    {names.map(([name, place]) => (
      <Note key={place.join(' ')} anchor="middle" at={place} text={name} />
    ))}
    <Panel at={here(7.8, 11.22)} />
    <Box at={here(8, 10.65)} size={[14, 6]} corner={1} />
    <Siren at={[here(6.9, 0)[0], TOP - 3.5]} direction={-90} size={0.75} />
    <Siren at={[here(4, 9)[0] + 3.5, here(4, 9)[1]]} direction={0} size={0.5} />
    {balloons.map((place, index) => (
      <Balloon key={place.join(' ')} at={place}>
        {index + 1}
      </Balloon>
    ))}
    <Note turned anchor="middle" at={here(4.78, 15.85)} text="bath" />
    <Dimension side={-6} from={[281, TOP]} to={[281, here(9, 7.8)[1]]} text="7.8 m" />
  </UprightSheet>
);

const Panel = ({ at: [x, y] }: { readonly at: Point }) => (
  <>
    <Box at={[x, y]} size={[22, 26]} />
    <Line stroke="thin" d={`M${x + 4} ${y + 8}h14m-14 6h14`} />
  </>
);
