import { type Caution, type CautionId, cautions } from '@app/knowledge/cautions';
import type { StandardId } from '@app/knowledge/standards';
import type { ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import type { Case } from '../case.ts';
import { hasAny, wasSaid } from '../case.ts';
import type { Step } from '../choose-controls.ts';
import { entriesOf } from '../entries-of.ts';
import { textFor } from '../text-for.ts';
import { list, section } from './blocks.ts';

/** More than these are not read. */
const MOST = 4;

/** What is refused, what must not betray anyone, and what a tenant may not do: always said. */
const isAlwaysSaid = (id: CautionId): boolean => {
  const { signs = [] }: Caution = cautions[id];
  return signs.some((sign) => /^fact:(wants-|must-stay-silent|rented)/.test(sign));
};

/** Of cautions in the order of the table, those that are read. */
export const mostUrgent = (ids: readonly CautionId[]): readonly CautionId[] =>
  ids.filter((id, index) => index < MOST || isAlwaysSaid(id));

/** The cautions that the case or one of its steps asks for, the most urgent first. */
export function cautionsFor(about: Case, steps: readonly Step[]): readonly CautionId[] {
  const asked = new Set(steps.flatMap(({ control }) => control.cautions ?? []));
  const ids = entriesOf(cautions)
    .filter(([id, { signs = [], onlyIfSaid, unless }]) => {
      if (unless && hasAny(about, unless)) return false;
      if (asked.has(id)) return true;
      return onlyIfSaid ? signs.some((sign) => wasSaid(about, sign)) : hasAny(about, signs);
    })
    .map(([id]) => id);
  return mostUrgent(ids);
}

/** What is said even where there is no advice. */
export const cautionsWithoutAdvice = (about: Case): readonly CautionId[] =>
  cautionsFor(about, []).filter(isAlwaysSaid);

export const cautionsSection = (about: Case, ids: readonly CautionId[]): readonly ReportSection[] =>
  section('cautions', 'Take care', [
    list(
      ids.map((id) => ({
        lead: `${cautions[id].name}:`,
        text: fixed('{1}', textFor(cautions[id].say, about)),
      })),
    ),
  ]);

export const standardsOfCautions = (ids: readonly CautionId[]): readonly StandardId[] =>
  ids.flatMap((id) => cautions[id].standards ?? []);
