import { measures } from '@app/knowledge/measures';
import { capitalised } from '@app/wording/phrases';
import type { ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import type { Understanding } from '../../understanding/understanding.ts';
import type { Step } from '../choose-controls.ts';
import { list, section } from './blocks.ts';

/** An answer to each measure that the visitor asked for or refused and that is not among the steps. */
export function askedForSection(
  understanding: Understanding,
  steps: readonly Step[],
): readonly ReportSection[] {
  const done = new Set(steps.map(({ control }) => control.measure));
  const wanted = understanding.measures
    .filter(({ id, state }) => state === 'wanted' && !done.has(id))
    .slice(0, 3);
  return section('asked-for', 'What you asked for', [
    list(
      wanted.map(({ id }) => ({
        lead: `${capitalised(measures[id].label)}:`,
        text: fixed('{1}', measures[id].wish),
      })),
    ),
  ]);
}
