import { formatRand } from '@app/contracts/money';
import type { BudgetLevel, SecurityPlan } from '@app/contracts/security-plan';
import { formatDay } from '@app/site/johannesburg-time';
import { counted } from '@app/wording/counted';
import type { ReactNode } from 'react';
import { countToBeQuoted } from './bom-lines.ts';
import css from './plan-choice.module.css';

interface Props {
  readonly plan: SecurityPlan;
  readonly establishmentType: string;
  /** The budget whose total is shown. */
  readonly marked: BudgetLevel;
  /** The heading of the page. */
  readonly heading: ReactNode;
  /** Budgets, and what a visitor can do. */
  readonly children: ReactNode;
  /** The drawing, and what the plan is against. */
  readonly site: ReactNode;
}

/** The first screen: what it costs and the choice beside the site. */
export function PlanChoice({ plan, establishmentType, marked, heading, children, site }: Props) {
  const { totals, bom } = plan.budgets.find(({ level }) => level === marked) ?? plan;
  const open = countToBeQuoted(bom);
  const { priceListDate } = totals;
  return (
    <div className={css.decide}>
      <div className={css.choice}>
        <div className={css.title}>
          {heading}
          <p>
            {establishmentType}
            {priceListDate && `, prices of ${formatDay(priceListDate)}`}
          </p>
        </div>
        <p className={css.total}>
          <b aria-live="polite" data-plan-total="">
            {formatRand(totals.total)}
          </b>
          <span>
            incl. VAT{open > 0 && `, ${counted(open, 'line', 'lines')} to be quoted`}
            {!priceListDate && ', no price list'}
          </span>
        </p>
        {children}
      </div>
      <div className={css.site}>{site}</div>
    </div>
  );
}
