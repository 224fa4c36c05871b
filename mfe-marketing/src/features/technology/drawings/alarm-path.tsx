import { scale } from '../../../drawing/geometry.ts';
import {
  Balloon,
  Box,
  Dimension,
  Disc,
  Line,
  Note,
  Sector,
  Shape,
  Walls,
} from '../../../drawing/marks.tsx';
import { Car, Person } from '../../../drawing/objects.tsx';
import { Sheet } from '../../../drawing/sheet.tsx';
import css from '../../../drawing/strokes.module.css';

/** Rooms of the schematic, and the height of the two paths between them. */
const TOP = 50;
const HEIGHT = 152;
const MIDDLE = TOP + HEIGHT / 2;
const SITE = { left: 40, right: 212 } as const;
const ROOM = { left: 426, right: 598 } as const;
const FIBRE = TOP + 34;
const MOBILE = TOP + HEIGHT - 34;
const CUT = 300;
const MAST = (SITE.right + ROOM.left) / 2;
const PANEL = SITE.right - 40;
const FORK = 642;
const CAPTIONS = TOP + HEIGHT + 26;

/** Seconds since the signal arrived, along the bottom. */
const { x: at } = scale(10.6, [102, 0]);
const BAND = { top: 322, bottom: 362 } as const;
const PROCESSED = 15;
const ESCALATED = 60;
const ticks = Array.from({ length: 13 }, (_, index) => index * 5);

/** An alarm from the site to the response vehicle, with one of the two signal paths cut. */
export function AlarmPath() {
  return (
    <Sheet label="Schematic of a monitored alarm. A panel on the site has two paths to the control room: the fibre is cut, the mobile network carries the signal. The control room calls you and sends the response. A time line below counts from the signal: alert processing under 15 seconds, escalation within 60 seconds.">
      <Site />
      <Paths />
      <ControlRoom />
      <Response />
      <TimeLine />
    </Sheet>
  );
}

const room = ({ left, right }: typeof SITE | typeof ROOM) =>
  `M${left} ${TOP}H${right}V${TOP + HEIGHT}H${left}Z`;

const Site = () => (
  <>
    <Shape fill="room" d={room(SITE)} />
    <clipPath id="site">
      <path d={room(SITE)} />
    </clipPath>
    <g clipPath="url(#site)">
      <Sector
        at={[SITE.left + 13, TOP + 13]}
        direction={45}
        angle={90}
        radius={118}
        fill="cover2"
      />
    </g>
    <Walls
      d={`M${SITE.left + 34} ${TOP + HEIGHT}H${SITE.left}V${TOP}H${SITE.right}V${TOP + HEIGHT}H${SITE.left + 76}`}
    />
    <Disc at={[SITE.left + 13, TOP + 13]} radius={7} />
    <Person at={[SITE.left + 64, TOP + 66]} direction={-70} size={1.2} />
    <Line stroke="thin" d={`M${PANEL + 12} ${MIDDLE - 22}V${FIBRE}H${SITE.right}`} />
    <Line stroke="thin" d={`M${PANEL + 12} ${MIDDLE + 22}V${MOBILE}H${SITE.right}`} />
    <Box fill="device" at={[PANEL, MIDDLE - 22]} size={[24, 44]} corner={3} />
    <Line d={`M${PANEL + 7} ${MIDDLE - 10}h10m-10 7h10`} />
    <Note anchor="middle" at={[(SITE.left + SITE.right) / 2, CAPTIONS]}>
      your site
    </Note>
  </>
);

const Paths = () => (
  <>
    <Line d={`M${SITE.right + 5} ${FIBRE}H${CUT}`} />
    <Line stroke="hidden" d={`M${CUT} ${FIBRE}H${ROOM.left - 5}`} />
    <Line d={`M${CUT - 8} ${FIBRE - 8}l16 16m0-16l-16 16`} />
    <Note anchor="middle" at={[MAST, FIBRE - 16]}>
      fibre, cut
    </Note>
    <Line stroke="accent" d={`M${SITE.right + 5} ${MOBILE}H${ROOM.left - 8}`} />
    <Arrowhead at={[ROOM.left - 5, MOBILE]} />
    <Line stroke="thin" d={[18, 26].map((radius) => arcs(radius)).join('')} />
    <Disc at={[MAST, MOBILE]} radius={10} />
    <Disc fill="dot" at={[MAST, MOBILE]} radius={3.5} />
    <Note anchor="middle" at={[MAST, CAPTIONS]}>
      mobile network
    </Note>
  </>
);

/** Radio waves to the upper and the lower side of the mast. */
function arcs(radius: number) {
  const half = radius * 0.7;
  const wave = (side: 1 | -1) =>
    `M${MAST - half} ${MOBILE + side * half}A${radius} ${radius} 0 0 ${side === 1 ? 0 : 1} ${MAST + half} ${MOBILE + side * half}`;
  return wave(1) + wave(-1);
}

const ControlRoom = () => (
  <>
    <Shape fill="room" d={room(ROOM)} />
    <Walls
      d={`M${ROOM.right - 34} ${TOP + HEIGHT}H${ROOM.right}V${TOP}H${ROOM.left}V${TOP + HEIGHT}H${ROOM.right - 76}`}
    />
    <Shape d={`M${ROOM.left + 34} ${TOP + 22}H${ROOM.right - 34}V${TOP + 48}H${ROOM.left + 34}Z`} />
    <Line
      width={4}
      d={[0, 1, 2].map((screen) => `M${ROOM.left + 43 + screen * 31} ${TOP + 30}h24`).join('')}
    />
    <Person at={[(ROOM.left + ROOM.right) / 2, TOP + 74]} direction={-90} size={1.3} />
    <Note anchor="middle" at={[(ROOM.left + ROOM.right) / 2, CAPTIONS]}>
      control room
    </Note>
    <Balloon at={[ROOM.left + 24, MOBILE]}>1</Balloon>
    <Balloon at={[(ROOM.left + ROOM.right) / 2, TOP + 110]}>2</Balloon>
  </>
);

const Response = () => (
  <>
    <Line
      d={`M${ROOM.right + 5} ${MIDDLE}H${FORK}M${FORK} ${FIBRE}V${MOBILE}M${FORK} ${FIBRE}h30M${FORK} ${MOBILE}h30`}
    />
    <Arrowhead at={[FORK + 36, FIBRE]} />
    <Arrowhead at={[FORK + 36, MOBILE]} />
    <Balloon at={[FORK, MIDDLE]}>3</Balloon>
    <Person at={[702, FIBRE]} size={1.3} />
    <Note at={[724, FIBRE + 6]}>you</Note>
    <Car at={[742, MOBILE]} size={26} />
    <Note anchor="middle" at={[742, CAPTIONS]}>
      response
    </Note>
  </>
);

const Arrowhead = ({ at: [x, y] }: { readonly at: readonly [number, number] }) => (
  <path className={css.solid} d={`M${x} ${y}l-11-5v10Z`} />
);

const TimeLine = () => (
  <>
    <Shape fill="answer" d={`M${at(0)} ${BAND.top}H${at(PROCESSED)}V${BAND.bottom}H${at(0)}Z`} />
    <Shape
      fill="cover2"
      d={`M${at(PROCESSED)} ${BAND.top}H${at(ESCALATED)}V${BAND.bottom}H${at(PROCESSED)}Z`}
    />
    <Line
      stroke="thin"
      d={`M${at(0)} ${BAND.top}V264M${at(PROCESSED)} ${BAND.top}V292M${at(ESCALATED)} ${BAND.top}V264${ticks.map((second) => `M${at(second)} ${BAND.bottom}v${second % 15 ? 7 : 13}`).join('')}`}
    />
    <Line d={`M${at(0)} ${BAND.bottom}H${at(ESCALATED)}`} />
    <Dimension strong from={[at(0), 272]} to={[at(ESCALATED), 272]}>
      escalation within 60 s
    </Dimension>
    <Dimension strong from={[at(0), 304]} to={[at(PROCESSED), 304]}>
      under 15 s
    </Dimension>
    {ticks
      .filter((second) => second % 15 === 0)
      .map((second) => (
        <Note key={second} anchor="middle" at={[at(second), BAND.bottom + 32]}>
          {second === ESCALATED ? '60 s' : second}
        </Note>
      ))}
    {[0, PROCESSED, ESCALATED].map((second, index) => (
      <Balloon key={second} at={[at(second), (BAND.top + BAND.bottom) / 2]}>
        {index + 1}
      </Balloon>
    ))}
    <Note at={[at(0) - 6, 440]}>1 signal arrives</Note>
    <Note at={[326, 440]}>2 alert processed</Note>
    <Note at={[562, 440]}>3 escalated</Note>
  </>
);
