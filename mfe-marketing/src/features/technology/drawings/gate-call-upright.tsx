import { type Point, scale } from '../../../drawing/geometry.ts';
import { Balloon, Box, Line, Note } from '../../../drawing/marks.tsx';
import { Figure, Ground } from '../../../drawing/objects.tsx';
import { UPRIGHT_WIDTH, UprightSheet } from '../../../drawing/sheet.tsx';
import { GATE_CALL } from './gate-call.tsx';
import {
  Break,
  House,
  Monitor,
  OpenLeaf,
  Phone,
  Relay,
  Station,
  type View,
  Visitor,
} from './gate-call-marks.tsx';

const UNITS = 70;
const STREET = 190;
const HOUSE = 475;
/** Ground and house for frames with room beside the sheet. */
const BESIDE = 90;
const RIGHT = UPRIGHT_WIDTH + BESIDE;
const view: View = { scale: scale(UNITS, [128, STREET]), units: UNITS, ground: STREET };
const { x } = view.scale;

const MOTOR: Point = [x(0.5) + 10, STREET - 30];
const MONITOR: Point = [124, 350];
const RELAY: Point = [228, 363];
const PHONE: Point = [20, 236];
/** From the ground to the two cables in the duct. */
const CALL = 28;
const RELEASE = 36;

/** The gate, and below it the house: the duct runs on from one to the other. */
export const UprightGateCall = () => (
  <UprightSheet bleeds height={532} label={GATE_CALL}>
    <Visitor view={view} id="upright-street" />
    <OpenLeaf view={view} end={2.4} />
    <Line width={1.6} d={`M${x(0.25)} ${STREET - 105}V${STREET + CALL}H${RIGHT}`} />
    <Line stroke="accent" d={`M${MOTOR[0] + 18} ${STREET}V${STREET + RELEASE}H${RIGHT}`} />
    <Duct from={x(0.1)} ground={STREET} />
    <Ground at={[-BESIDE, STREET]} width={RIGHT + BESIDE} />
    <Break left={262} ground={STREET} />
    <Station view={view} />
    <Box at={MOTOR} size={[36, 29]} />
    <Note anchor="middle" at={[228, 44]} text="gate, open" />
    <Balloon at={[94, 52]}>1</Balloon>
    <Balloon at={[MOTOR[0] + 54, MOTOR[1] + 14]}>5</Balloon>
    <House left={44} top={300} ground={HOUSE} right={RIGHT} rise={56} />
    <Line width={1.6} d={`M${-BESIDE} ${HOUSE + CALL}H${MONITOR[0] + 16}V${MONITOR[1]}`} />
    <Line
      stroke="accent"
      d={`M${-BESIDE} ${HOUSE + RELEASE}H${RELAY[0] + 17}V${RELAY[1]}M${MONITOR[0] + 60} ${MONITOR[1] + 26}H${RELAY[0]}`}
    />
    <Line
      stroke="hidden"
      d={`M${MONITOR[0]} ${MONITOR[1] + 6}L${PHONE[0] + 32} ${PHONE[1] + 32}`}
    />
    <Duct from={-BESIDE} to={RELAY[0] + 30} ground={HOUSE} />
    <Ground at={[-BESIDE, HOUSE]} width={RIGHT + BESIDE} />
    <Break left={12} ground={HOUSE} />
    <Figure at={[88, HOUSE]} size={UNITS} />
    <Monitor at={MONITOR} />
    <Relay at={RELAY} />
    <Phone at={PHONE} />
    <Balloon at={[76, HOUSE + 32]}>2</Balloon>
    <Balloon at={[MONITOR[0] + 32, MONITOR[1] - 20]}>3</Balloon>
    <Balloon at={[RELAY[0] + 17, RELAY[1] - 20]}>4</Balloon>
    <Balloon at={[PHONE[0] + 48, PHONE[1] + 14]}>6</Balloon>
  </UprightSheet>
);

const Duct = ({
  from,
  to = RIGHT,
  ground,
}: {
  readonly from: number;
  readonly to?: number;
  readonly ground: number;
}) => <Line stroke="hidden" d={`M${from} ${ground + 19}H${to}M${from} ${ground + 45}H${to}`} />;
