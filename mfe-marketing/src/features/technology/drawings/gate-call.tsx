import { type Point, scale } from '../../../drawing/geometry.ts';
import { Balloon, Box, Line, Note } from '../../../drawing/marks.tsx';
import { Figure, Ground } from '../../../drawing/objects.tsx';
import { SHEET_WIDTH, Sheet } from '../../../drawing/sheet.tsx';
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

export const GATE_CALL =
  'Elevation from the street to the house: a visitor stands before a gate station on a pillar, 1.5 metres above the ground, inside the view of its camera, which is marked. A cable in a duct below the drive leads to a monitor inside the house, where the relay that opens the gate is too; the call also goes to a phone.';

const GROUND = 334;
const UNITS = 84;
const view: View = { scale: scale(UNITS, [206, GROUND]), units: UNITS, ground: GROUND };
const { x, y, length } = view.scale;
const at = (across: number, height: number): Point => [x(across), y(-height)];

/** The house begins behind the break in the drive. */
const BREAK = x(3.1) - 6;
const HOUSE = x(4);
const MONITOR = at(5.5, 1.78);
const RELAY = at(6.7, 1.6);
const MOTOR = at(0.6, 0.42);
const PHONE: Point = [x(2.6) + 14, 52];
const DUCT = GROUND + 34;

/** A call from the gate to the house, in elevation and section, 84 units a metre. */
export const GateCall = () => (
  <Sheet height={398} label={GATE_CALL}>
    <Visitor view={view} id="street" />
    <House left={HOUSE} top={y(-2.6)} ground={GROUND} right={SHEET_WIDTH} rise={124} />
    <OpenLeaf view={view} end={2.6} />
    <Line width={1.6} d={`M${x(0.25)} ${y(-1.5)}V${DUCT}H${MONITOR[0] + 16}V${MONITOR[1]}`} />
    <Line
      stroke="accent"
      d={`M${RELAY[0] + 17} ${RELAY[1]}V${DUCT + 8}H${MOTOR[0] + 18}V${MOTOR[1]}M${MONITOR[0] + 60} ${MONITOR[1] + 26}H${RELAY[0]}`}
    />
    <Line
      stroke="hidden"
      d={`M${x(0.1)} ${DUCT - 9}H${RELAY[0] + 30}M${x(0.1)} ${DUCT + 17}H${RELAY[0] + 30}M${MONITOR[0]} ${MONITOR[1] + 6}L${PHONE[0] + 32} 84`}
    />
    <Ground at={[0, GROUND]} width={SHEET_WIDTH} />
    <Break left={BREAK} ground={GROUND} />
    <Station view={view} />
    <Figure at={at(4.85, 0)} size={UNITS} />
    <Monitor at={MONITOR} />
    <Relay at={RELAY} />
    <Box at={MOTOR} size={[36, length(0.42) - 1]} />
    <Phone at={PHONE} />
    <Note anchor="middle" at={at(1.6, 2.07)} text="gate, open" />
    <Balloon at={at(-0.4, 1.9)}>1</Balloon>
    <Balloon at={[x(1.8), DUCT + 4]}>2</Balloon>
    <Balloon at={[MONITOR[0] + 32, MONITOR[1] - 20]}>3</Balloon>
    <Balloon at={[RELAY[0] + 17, RELAY[1] - 20]}>4</Balloon>
    <Balloon at={[MOTOR[0] + 54, MOTOR[1] + 14]}>5</Balloon>
    <Balloon at={[PHONE[0] - 20, 77]}>6</Balloon>
  </Sheet>
);
