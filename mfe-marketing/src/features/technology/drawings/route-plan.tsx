import { Balloon, Note, Shape } from '../../../drawing/marks.tsx';
import { ScaleBar } from '../../../drawing/scale-bar.tsx';
import { SHEET_HEIGHT, SHEET_WIDTH, Sheet } from '../../../drawing/sheet.tsx';
import { RouteMap, type Trip } from './route-map.tsx';

export const ROUTE_PLAN =
  "Plan of a district with a vehicle's trip: it leaves the fenced area around the depot, follows its usual streets, turns off while the intended route goes on, and stops in a dead end. The stop is marked.";

const trip: Trip = {
  area: [0, SHEET_WIDTH, SHEET_HEIGHT],
  streets:
    'M-10 70H520M-10 200H850M200 436H850M200-10V480M200 320H690M360-10V480M520-10V480M850 84H758Q690 84 690 152V480M768 436V330',
  intended: `M520 200H690V152Q690 84 758 84H${SHEET_WIDTH + 4}`,
  driven: 'M152 318H200V200H520',
  astray: 'M520 200V436H768V356',
  reports: [
    [200, 236],
    [280, 200],
    [360, 200],
    [440, 200],
    [520, 260],
    [520, 340],
    [540, 436],
    [620, 436],
    [700, 436],
  ],
  trees: [
    [[402, 246], 20],
    [[446, 270], 26],
    [[488, 238], 14],
  ],
  yard: [118, 318],
  fence: 96,
  stop: [768, 356],
  heading: -90,
};

/** A vehicle's trip on a map: its route, the geofence around the yard, and a stop off the route. */
export const RoutePlan = () => (
  <Sheet label={ROUTE_PLAN}>
    <RouteMap trip={trip} />
    <Note at={[536, 184]} text="intended route" />
    <Balloon at={[56, 244]}>1</Balloon>
    <Balloon at={[320, 172]}>2</Balloon>
    <Balloon at={[548, 228]}>3</Balloon>
    <Balloon at={[724, 328]}>4</Balloon>
    <Shape fill="arrow" d="M36 22L46 52L36 46L26 52Z" />
    <Note at={[56, 46]} text="N" />
    <ScaleBar at={[24, 450]} length={trip.fence} text="200 m" />
  </Sheet>
);
