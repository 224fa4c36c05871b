import { formatRand } from '@app/contracts/money';
import type { BudgetLevel, PlanBudget } from '@app/contracts/security-plan';
import css from './budget-choice.module.css';

interface Props {
  readonly budgets: readonly PlanBudget[];
  readonly chosen: BudgetLevel;
  /** Absent where a button sends the choice. */
  readonly onChoose?: ((level: BudgetLevel) => void) | undefined;
  /** Of the control in a form. */
  readonly name?: string;
}

/** The three budgets as one choice, each with what it adds and what it leaves open. */
export function BudgetChoice({ budgets, chosen, onChoose, name = 'budget' }: Props) {
  if (budgets.length === 0) return null;
  return (
    <fieldset className={css.budgets}>
      <legend>Choose a budget</legend>
      {budgets.map(({ level, totals, adds, open, risk }) => (
        <div key={level} className={css.budget}>
          <label>
            <input
              type="radio"
              name={name}
              value={level}
              {...(onChoose
                ? { checked: level === chosen, onChange: () => onChoose(level) }
                : { defaultChecked: level === chosen })}
            />
            <span>{budgetNames[level]}</span>
            <span>{formatRand(totals.total)}</span>
          </label>
          {adds && <p>{adds}</p>}
          <p>
            <b>Still open:</b> {open ?? risk}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

export const budgetNames: Readonly<Record<BudgetLevel, string>> = {
  essential: 'Essential',
  recommended: 'Recommended',
  complete: 'Complete',
};
