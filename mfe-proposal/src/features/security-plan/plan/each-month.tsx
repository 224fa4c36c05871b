import { formatRand } from '@app/contracts/money';
import type { PlanMonthly } from '@app/contracts/security-plan';
import { amountOr, TO_BE_QUOTED } from './bom-lines.ts';
import css from './each-month.module.css';
import { PlanSection } from './plan-section.tsx';
import { sectionTitles } from './section-titles.ts';

/** What is paid each month, beside the total and never in it. Nothing for older plans. */
export function EachMonth({
  monthly = [],
}: {
  readonly monthly: readonly PlanMonthly[] | undefined;
}) {
  if (monthly.length === 0) return null;
  const sum = monthly.reduce((total, { lineTotal = 0 }) => total + lineTotal, 0);
  return (
    <PlanSection title={sectionTitles.monthly}>
      <dl className={css.month}>
        {monthly.map(({ item, quantity, reason, lineTotal }) => (
          <div key={item}>
            <dt>
              {quantity > 1 && `${quantity} × `}
              {item}
              <small>{reason}</small>
            </dt>
            <dd>{amountOr(lineTotal, TO_BE_QUOTED)}</dd>
          </div>
        ))}
        {sum > 0 && (
          <div className={css.sum}>
            <dt>A month</dt>
            <dd>{formatRand(sum)}</dd>
          </div>
        )}
      </dl>
      <p className={css.note}>Not part of the total.</p>
    </PlanSection>
  );
}
