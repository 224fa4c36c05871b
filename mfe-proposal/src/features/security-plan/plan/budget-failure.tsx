import { FailureNote } from '../take-along/failure-note.tsx';
import { budgetNames } from './budget-choice.tsx';
import css from './plan-page.module.css';
import type { BudgetAccess } from './use-budget.ts';

/** Why another budget could not be shown, and which one still is. */
export function BudgetFailure({
  budget: { failed, made, choose },
}: {
  readonly budget: BudgetAccess;
}) {
  return (
    <div role="status" className={css.said}>
      {failed && (
        <FailureNote onRetry={() => void choose(failed.level)}>
          {failed.problem.message}. The plan on this page is still the{' '}
          {budgetNames[made].toLowerCase()} one.
        </FailureNote>
      )}
    </div>
  );
}
