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
    text: 'We walk the site with you, ask what worries you, and measure the walls, gates, distances, light and power.',
  },
  {
    title: 'Drawing',
    text: 'Every device goes on a plan that shows what it covers. The parts list gives the reason for each item.',
  },
  {
    title: 'Installation',
    text: 'We fit the devices, brackets and cables where the plan shows them.',
  },
  {
    title: 'Handover',
    text: 'The system is tested and you learn how to use it: on a normal day, in a power cut and in an emergency.',
  },
  {
    title: 'Aftercare',
    text: (
      <>
        Batteries wear out and trees grow in front of cameras. See{' '}
        <Link to={paths.technicalHelp}>technical help</Link> and the{' '}
        <Link to={paths.warranty}>warranty</Link>.
      </>
    ),
  },
];
