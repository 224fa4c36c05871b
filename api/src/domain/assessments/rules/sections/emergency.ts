import { emergency } from '@app/knowledge/emergency';
import type { ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import type { Case } from '../case.ts';
import { textFor } from '../text-for.ts';
import { list, section } from './blocks.ts';

/** What to do while it happens; before everything else. */
export const emergencySection = (about: Case): readonly ReportSection[] =>
  section('now', 'If it is happening now', [
    list(
      emergency.map(({ name, say }) => ({ lead: name, text: fixed('{1}', textFor(say, about)) })),
      true,
    ),
  ]);
