import { Balloon, Line, Note } from '../../../drawing/marks.tsx';
import { Car, Person } from '../../../drawing/objects.tsx';
import { UprightSheet } from '../../../drawing/sheet.tsx';
import { ALARM_PATH } from './alarm-path.tsx';
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

const site: Room = { at: [24, 14], size: [168, 92] };
const controlRoom: Room = { at: [24, 220], size: [168, 92] };
const MIDDLE = 108;
const FIBRE = 104;
const MOBILE = 164;
/** Left edge of the captions beside the rooms. */
const CAPTIONS = 204;

/** The same alarm on its way down the sheet. */
export const UprightAlarmPath = () => (
  <UprightSheet height={552} label={ALARM_PATH}>
    <Site id="upright-site" room={site} />
    <Line stroke="thin" d={`M126 82v14H${FIBRE}v10M142 82v14H${MOBILE}v10`} />
    <Panel at={[134, 60]} />
    <Line d={`M${FIBRE} 111V166`} />
    <Line stroke="hidden" d={`M${FIBRE} 166V215`} />
    <Cut at={[FIBRE, 166]} />
    <Line stroke="accent" d={`M${MOBILE} 111V212`} />
    <Arrowhead down at={[MOBILE, 215]} />
    <Mast at={[MOBILE, 148]} />
    <ControlRoom room={controlRoom} />
    <Line d={`M${MIDDLE} 317V334M60 352V334H${MOBILE}V352`} />
    <Arrowhead down at={[60, 358]} />
    <Arrowhead down at={[MOBILE, 358]} />
    <Person at={[60, 376]} size={1.2} />
    <Car at={[MOBILE, 376]} size={16} />
    <Note at={[CAPTIONS, 65]} text="your site" />
    <Note anchor="end" at={[FIBRE - 16, 171]} text="fibre, cut" />
    <Note at={[CAPTIONS, 144]} text="mobile" />
    <Note at={[CAPTIONS, 162]} text="network" />
    <Note at={[CAPTIONS, 262]} text="control" />
    <Note at={[CAPTIONS, 280]} text="room" />
    <Note at={[80, 381]} text="you" />
    <Note at={[CAPTIONS + 4, 381]} text="response" />
    <Balloon at={[166, 60]}>1</Balloon>
    <Balloon at={[FIBRE, 133]}>2</Balloon>
    <Balloon at={[MOBILE, 190]}>3</Balloon>
    <Balloon at={[152, 290]}>4</Balloon>
    <Balloon at={[MIDDLE, 334]}>5</Balloon>
    <TimeLine at={[22, 474]} second={4.05} />
  </UprightSheet>
);
