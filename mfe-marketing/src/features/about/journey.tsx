import { DrawingFrame } from '@app/ui/drawing-frame';
import { journeyStages } from '../../content/about/journey-stages.tsx';
import type { Point } from '../../drawing/geometry.ts';
import { Line, Shape } from '../../drawing/marks.tsx';
import { Sheet, UprightSheet } from '../../drawing/sheet.tsx';
import css from './journey.module.css';
import { JOURNEY, JourneyStages, SITE_WIDTH } from './journey-stage.tsx';

/** The stages of a project: a drawing, and a list with the same numbers. */
export function Journey() {
  return (
    <>
      <p>We work in five stages, from the first visit to aftercare.</p>
      <DrawingFrame
        titleBlock={[
          { term: 'Drawing', text: 'One site in five stages, plan' },
          { term: 'Scale', text: 'Not to scale' },
          { term: 'Key', text: 'Shaded: seen by a camera' },
        ]}
        upright={<UprightJourneyDrawing />}
      >
        <JourneyDrawing />
      </DrawingFrame>
      <ol className={css.stages}>
        {journeyStages.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Distance from one site to the next, with room for an arrow between them. */
const STEP = 164;
const TOP = 30;
const inRow = (index: number): Point => [34 + index * STEP, TOP];

/** The same small site at each of the five stages. */
const JourneyDrawing = () => (
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
const UprightJourneyDrawing = () => (
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
