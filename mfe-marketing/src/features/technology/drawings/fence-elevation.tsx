import { Balloon, Line } from '../../../drawing/marks.tsx';
import { SHEET_WIDTH, Sheet, UPRIGHT_WIDTH, UprightSheet } from '../../../drawing/sheet.tsx';
import { Fence, FenceMeasures, type FencePlace, fenceHeights, WarningSign } from './fence.tsx';

const LABEL =
  'Elevation of a wall-top electric fence: brackets every 3 metres and six live wires, the first at least 1.5 metres above the ground. The live zone is marked. An energiser feeds the wires, a warning sign hangs on them, and three earth spikes go at least 1.2 metres deep.';

const wide: FencePlace = {
  units: 84,
  ground: 310,
  wall: 116,
  bracket: 150,
  end: SHEET_WIDTH,
  box: [36, 64],
  spikes: [44, 68, 92],
};
const wideHeights = fenceHeights(wide);

/** A wall-top electric fence in elevation, 84 units a metre. */
export const FenceElevation = () => (
  <Sheet label={LABEL} height={430}>
    <Fence place={wide} />
    <FenceMeasures place={wide} right={714} />
    <WarningSign at={[306, wideHeights.wallTop - 70]} />
    <Line
      stroke="thin"
      d={`M332 ${wideHeights.wallTop - 70}v-26M560 ${wideHeights.firstWire}v44`}
    />
    <Balloon at={[68, 166]}>1</Balloon>
    <Balloon at={[332, wideHeights.bracketTop - 14]}>2</Balloon>
    <Balloon at={[560, wideHeights.firstWire + 54]}>3</Balloon>
    <Balloon at={[270, wideHeights.wallTop + 80]}>4</Balloon>
    <Balloon at={[20, 356]}>5</Balloon>
  </Sheet>
);

const upright: FencePlace = {
  units: 62,
  ground: 270,
  wall: 74,
  bracket: 88,
  end: UPRIGHT_WIDTH,
  box: [10, 46],
  spikes: [14, 33, 52],
};
const uprightHeights = fenceHeights(upright);

/** The same bay at 62 units a metre. */
export const UprightFenceElevation = () => (
  <UprightSheet label={LABEL} height={384}>
    <Fence place={upright} />
    <FenceMeasures place={upright} right={238} />
    <WarningSign at={[116, uprightHeights.wallTop - 70]} />
    <Line
      stroke="thin"
      d={`M142 ${uprightHeights.wallTop - 70}v-26M196 ${uprightHeights.firstWire}v36`}
    />
    <Balloon at={[33, 126]}>1</Balloon>
    <Balloon at={[142, uprightHeights.bracketTop - 14]}>2</Balloon>
    <Balloon at={[196, uprightHeights.firstWire + 46]}>3</Balloon>
    <Balloon at={[128, uprightHeights.wallTop + 74]}>4</Balloon>
    <Balloon at={[33, 366]}>5</Balloon>
  </UprightSheet>
);
