import { DrawingFrame } from '@app/ui/drawing-frame';
import { journeyStages } from '../../content/about/journey-stages.tsx';
import css from './journey.module.css';
import { JourneyDrawing, UprightJourneyDrawing } from './journey-drawing.tsx';

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
