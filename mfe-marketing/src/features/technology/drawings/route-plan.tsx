import { Balloon, Box, Disc, Line, Note, Shape } from '../../../drawing/marks.tsx';
import { Car, Tree } from '../../../drawing/objects.tsx';
import { ScaleBar } from '../../../drawing/scale-bar.tsx';
import { SHEET_HEIGHT, SHEET_WIDTH, Sheet } from '../../../drawing/sheet.tsx';

/** Where the vehicle leaves its route, and where it stops. */
const TURN = [520, 200] as const;
const STOP = [768, 356] as const;

/** The radius of 96 units is 200 m, the same as the scale bar. */
const FENCE = { at: [118, 318], radius: 96 } as const;

const streets = `M-10 70H520M-10 200H850M200 436H850M200-10V480M200 320H690M360-10V480M520-10V480M850 84H758Q690 84 690 152V480M${STOP[0]} 436V330`;
const driven = `M152 318H200V200H${TURN[0]}`;
const astray = `M${TURN[0]} 200V436H${STOP[0]}V${STOP[1]}`;
const intended = `M${TURN[0]} 200H690V152Q690 84 758 84H${SHEET_WIDTH + 4}`;

const reports = [
  [200, 236],
  [280, 200],
  [360, 200],
  [440, 200],
  [520, 260],
  [520, 340],
  [540, 436],
  [620, 436],
  [700, 436],
] as const;

/** A vehicle's day on a map: its route, the geofence around the depot, and a stop off the route. */
export function RoutePlan() {
  return (
    <Sheet label="Plan of a district with a vehicle's trip: it leaves the fenced area around the depot, follows its usual streets, turns off while the intended route goes on, and stops in a dead end. The stop is marked.">
      <Streets />
      <Park />
      <Depot />
      <Line d={intended} stroke="hidden" width={2} />
      <Note at={[536, 184]}>intended route</Note>
      <Disc fill="answer" at={STOP} radius={46} />
      <Line d={astray} width={3} stroke="accent" />
      <Line d={driven} width={3} />
      {reports.map((at) => (
        <Disc key={at.join(' ')} at={at} radius={4.5} />
      ))}
      <Car at={STOP} direction={-90} size={11} />
      <Balloon at={[232, 264]}>1</Balloon>
      <Balloon at={[320, 172]}>2</Balloon>
      <Balloon at={[552, 228]}>3</Balloon>
      <Balloon at={[STOP[0] - 60, STOP[1] - 36]}>4</Balloon>
      <Compass />
      <ScaleBar at={[24, 450]} length={FENCE.radius}>
        200 m
      </ScaleBar>
    </Sheet>
  );
}

const Streets = () => (
  <>
    <Shape fill="room" d={`M0 0H${SHEET_WIDTH}V${SHEET_HEIGHT}H0Z`} />
    <g fill="none" strokeLinecap="square">
      <path d={streets} stroke="var(--draw-wall)" strokeWidth="20" />
      <path d={streets} stroke="var(--draw-paper)" strokeWidth="16" />
    </g>
  </>
);

const Park = () => (
  <>
    <Tree at={[402, 246]} size={20} />
    <Tree at={[446, 270]} size={26} />
    <Tree at={[488, 238]} size={14} />
  </>
);

/** The yard: its wall with a gate to the street, two halls, and the geofence around it. */
const Depot = () => (
  <>
    <Disc fill="cover2" at={FENCE.at} radius={FENCE.radius} />
    <circle
      cx={FENCE.at[0]}
      cy={FENCE.at[1]}
      r={FENCE.radius}
      fill="none"
      stroke="var(--draw-line)"
      strokeWidth="1.5"
      strokeDasharray="7 5"
    />
    <Line d="M180 304V270H62V366H180V332" />
    <Box at={[74, 282]} size={[44, 72]} corner={0} />
    <Line stroke="thin" d="M96 282V354" />
    <Box at={[130, 342]} size={[40, 14]} corner={0} />
  </>
);

const Compass = () => (
  <>
    <Shape fill="arrow" d="M36 22L46 52L36 46L26 52Z" />
    <Note at={[56, 46]}>N</Note>
  </>
);
