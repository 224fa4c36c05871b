import type { PlanAssumed } from '@app/contracts/security-plan';
import css from '../assumed/assumed-list.module.css';
import { AssumedList, type ChangeOfAssumed } from '../assumed/assumed-list.tsx';
import { PlanSection } from './plan-section.tsx';
import { sectionTitles } from './section-titles.ts';

/** What moves the price most comes first; the others are folded. */
const SHOWN = 4;

interface Props {
  readonly assumed: readonly PlanAssumed[] | undefined;
  readonly change: ChangeOfAssumed;
}

/** What stands in place of answers. Nothing for older plans. */
export function Assumed({ assumed = [], change }: Props) {
  if (assumed.length === 0) return null;
  const more = assumed.slice(SHOWN);
  return (
    <PlanSection title={sectionTitles.assumed}>
      <AssumedList assumed={assumed.slice(0, SHOWN)} change={change} />
      {more.length > 0 && (
        <details className={css.more}>
          <summary>{more.length} more</summary>
          <AssumedList assumed={more} change={change} />
        </details>
      )}
    </PlanSection>
  );
}
