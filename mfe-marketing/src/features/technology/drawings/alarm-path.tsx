import { Balloon, Line, Note } from '../../../drawing/marks.tsx';
import { Car, Person } from '../../../drawing/objects.tsx';
import { Sheet } from '../../../drawing/sheet.tsx';
import {
  Arrowhead,
  ControlRoom,
  Cut,
  Mast,
  Panel,
  type Room,
  Site,
  TimeLine,
} from './alarm-path-marks.tsx';

export const ALARM_PATH =
  'Schematic of a monitored alarm. A panel on the site has two paths to the control room: the fibre is cut, the mobile network carries the signal. The control room calls you and sends the response. A time line below counts from the signal: alert processing under 15 seconds, which is marked, and escalation within 60 seconds.';

const site: Room = { at: [40, 50], size: [172, 152] };
const controlRoom: Room = { at: [426, 50], size: [172, 152] };
const MIDDLE = 126;
const FIBRE = 84;
const MOBILE = 168;
const CAPTIONS = 228;

/** An alarm from the site to the response vehicle, with one of the two signal paths cut. */
export const AlarmPath = () => (
  <Sheet height={424} label={ALARM_PATH}>
    <Site id="site" room={site} />
    <Line stroke="thin" d={`M184 104V${FIBRE}H212M184 148V${MOBILE}H212`} />
    <Panel at={[184, MIDDLE]} />
    <Line d={`M217 ${FIBRE}H300`} />
    <Line stroke="hidden" d={`M300 ${FIBRE}H421`} />
    <Cut at={[300, FIBRE]} />
    <Line stroke="accent" d={`M217 ${MOBILE}H418`} />
    <Arrowhead at={[421, MOBILE]} />
    <Mast at={[319, MOBILE]} />
    <ControlRoom room={controlRoom} />
    <Line d={`M603 ${MIDDLE}H642M642 ${FIBRE}V${MOBILE}M642 ${FIBRE}h30M642 ${MOBILE}h30`} />
    <Arrowhead at={[678, FIBRE]} />
    <Arrowhead at={[678, MOBILE]} />
    <Person at={[702, FIBRE]} size={1.3} />
    <Car at={[742, MOBILE]} size={26} />
    <Note anchor="middle" at={[126, CAPTIONS]} text="your site" />
    <Note anchor="middle" at={[330, FIBRE - 16]} text="fibre, cut" />
    <Note anchor="middle" at={[319, CAPTIONS]} text="mobile network" />
    <Note anchor="middle" at={[512, CAPTIONS]} text="control room" />
    <Note at={[724, FIBRE + 6]} text="you" />
    <Note anchor="middle" at={[742, CAPTIONS]} text="response" />
    <Balloon at={[150, MIDDLE]}>1</Balloon>
    <Balloon at={[252, FIBRE]}>2</Balloon>
    <Balloon at={[252, MOBILE]}>3</Balloon>
    <Balloon at={[512, 160]}>4</Balloon>
    <Balloon at={[642, MIDDLE]}>5</Balloon>
    <TimeLine at={[102, 338]} second={10.6} />
  </Sheet>
);
