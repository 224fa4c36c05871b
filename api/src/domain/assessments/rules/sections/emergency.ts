import type { ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import type { Case } from '../case.ts';
import { hasAny } from '../case.ts';
import { list, section } from './blocks.ts';

/** What to do while it happens; before everything else. */
export function emergencySection(about: Case): readonly ReportSection[] {
  const home = about.heard.has('people-live-here');
  const armed = hasAny(about, ['fact:armed', 'people:armed-men', 'incident:armed-robbery']);
  const safety = home
    ? 'Get everyone into one room, lock it, stay away from windows and keep quiet.'
    : 'Get staff and customers behind a door that locks, away from windows and out of their way.';
  const weapons = armed
    ? 'They may be armed: do as they say, keep your hands in sight, and give them what they want. Phone only when they cannot see or hear you.'
    : 'Do not confront them, follow them or go outside to look.';
  return section('now', 'If it is happening now', [
    list(
      [
        {
          lead: 'Phone as soon as it is safe.',
          text: fixed(
            'Phone SAPS 10111, or 112 from any cellphone, even without airtime. Then phone your armed response company. Give your address first.',
          ),
        },
        { lead: 'Get to safety.', text: fixed(safety) },
        { lead: 'Keep away from them.', text: fixed(weapons) },
        {
          lead: 'Afterwards.',
          text: fixed(
            'Wait until the police say that it is safe, and touch nothing. The rest of this report is for the days after.',
          ),
        },
      ],
      true,
    ),
  ]);
}
