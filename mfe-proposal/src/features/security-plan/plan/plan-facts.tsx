import { formatRand } from '@app/contracts/money';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { formatDay } from '@app/site/johannesburg-time';
import { counted, labourHours, toBeQuoted } from './bom-lines.ts';
import css from './plan-facts.module.css';

/** The figures that a reader looks for first. */
export function PlanFacts({ plan: { bom, totals } }: { readonly plan: SecurityPlan }) {
  const hours = labourHours(bom);
  const open = toBeQuoted(bom);
  return (
    <dl className={css.facts}>
      <Fact term="Total, VAT included">
        {formatRand(totals.total)}
        {open > 0 && <span> and {counted(open, 'line')} to be quoted</span>}
      </Fact>
      <Fact term="Lines">{bom.length}</Fact>
      {hours !== undefined && <Fact term="Labour">{counted(hours, 'hour')}</Fact>}
      <Fact term="Prices of">
        {totals.priceListDate ? formatDay(totals.priceListDate) : 'No price list'}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
