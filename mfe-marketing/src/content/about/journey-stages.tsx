import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import type { ReactNode } from 'react';

export interface JourneyStage {
  readonly title: string;
  readonly text: ReactNode;
}

/** In the order of the numbered balloons in the journey drawing. */
export const journeyStages: readonly JourneyStage[] = [
  {
    title: 'Survey',
    text: 'We walk the site with you, listen to what worries you, and measure: walls, gates, distances, light and power.',
  },
  {
    title: 'Drawing',
    text: 'Each device goes onto a plan with what it covers, and each line of the parts list says why it is there.',
  },
  {
    title: 'Installation',
    text: 'Devices, brackets and cables go where the plan has them. What changes on the site also changes on the plan.',
  },
  {
    title: 'Handover',
    text: 'We test every device with you, and show what to do on an ordinary day and on a bad one. The plan stays with you.',
  },
  {
    title: 'Aftercare',
    text: (
      <>
        Batteries age, and trees grow into views.{' '}
        <Link to={paths.technicalHelp}>Technical help</Link> and the{' '}
        <Link to={paths.warranty}>warranty</Link> begin where the installation ends.
      </>
    ),
  },
];
