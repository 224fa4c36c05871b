import { Balloon, Note, Shape } from '../../../drawing/marks.tsx';
import { ScaleBar } from '../../../drawing/scale-bar.tsx';
import { UPRIGHT_WIDTH, UprightSheet } from '../../../drawing/sheet.tsx';
import { RouteMap, type Trip } from './route-map.tsx';
import { ROUTE_PLAN } from './route-plan.tsx';

const HEIGHT = 450;
/** Of the map, for frames with room beside the sheet. */
const BESIDE = 90;
const trip: Trip = {
  area: [-BESIDE, UPRIGHT_WIDTH + BESIDE, HEIGHT],
  streets: 'M-110 76H398M-110 214H398M128-10V460M-110 412H398M234 412V150',
  intended: `M128 214V76H${UPRIGHT_WIDTH + BESIDE}`,
  driven: 'M98 332H128V214',
  astray: 'M128 214H234V162',
  reports: [
    [128, 312],
    [128, 252],
    [156, 214],
    [206, 214],
  ],
  trees: [
    [[176, 300], 20],
    [[186, 352], 26],
    [[44, 140], 22],
    [[76, 166], 14],
  ],
  yard: [72, 332],
  fence: 62,
  stop: [234, 156],
  heading: -90,
};

/** The same kind of trip on a map that is higher than it is wide. */
export const UprightRoutePlan = () => (
  <UprightSheet bleeds height={HEIGHT} label={ROUTE_PLAN}>
    <RouteMap trip={trip} />
    <Note at={[146, 56]} text="intended route" />
    <Balloon at={[28, 286]}>1</Balloon>
    <Balloon at={[154, 252]}>2</Balloon>
    <Balloon at={[104, 196]}>3</Balloon>
    <Balloon at={[190, 136]}>4</Balloon>
    <Shape fill="arrow" d="M26 14L36 44L26 38L16 44Z" />
    <Note at={[44, 38]} text="N" />
    <ScaleBar at={[146, 438]} length={trip.fence} text="200 m" />
  </UprightSheet>
);
