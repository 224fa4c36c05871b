import type { Point } from '../../drawing/geometry.ts';
import { Line, Shape } from '../../drawing/marks.tsx';
import { Sheet, UprightSheet } from '../../drawing/sheet.tsx';
import { JOURNEY, JourneyStages, SITE_WIDTH } from './journey-stage.tsx';

/** Distance from one site to the next, with room for an arrow between them. */
const STEP = 164;
const TOP = 30;
const inRow = (index: number): Point => [34 + index * STEP, TOP];

/** The same small site at each of the five stages. */
export const JourneyDrawing = () => (
  <Sheet height={188} label={JOURNEY}>
    <JourneyStages place={inRow} />
    {[0, 1, 2, 3].map((index) => (
      <Arrow key={index} x={inRow(index)[0] + SITE_WIDTH} />
    ))}
  </Sheet>
);

const inTwoColumns = (index: number): Point => [
  index % 2 === 0 ? 22 : 164,
  26 + Math.floor(index / 2) * 182,
];

/** The stages in two columns, for a narrow frame. */
export const UprightJourneyDrawing = () => (
  <UprightSheet height={546} label={JOURNEY}>
    <JourneyStages place={inTwoColumns} />
  </UprightSheet>
);

const Arrow = ({ x }: { readonly x: number }) => (
  <>
    <Line stroke="thin" d={`M${x + 12} ${TOP + 52}h10`} />
    <Shape fill="arrow" d={`M${x + 27} ${TOP + 52}l-8 -3.5v7Z`} />
  </>
);
