import { type Cents, formatRand } from '@app/contracts/money';
import type { PlanLinkAccess } from '../take-along/use-plan-link.ts';
import css from './act-bar.module.css';
import { VisitButton } from './visit-button.tsx';

interface Props {
  readonly total: Cents;
  readonly link: PlanLinkAccess | undefined;
}

/** On phones: the total and the next step, at the lower edge while the plan is read. */
export const ActBar = ({ total, link }: Props) => (
  <div className={css.bar} data-print="hide">
    <p>
      <b>{formatRand(total)}</b>
      <span>incl. VAT</span>
    </p>
    <VisitButton link={link} />
  </div>
);
