import { formatRand } from '@app/contracts/money';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { formatDay } from '@app/site/johannesburg-time';
import { cardProps } from '@app/ui/card';
import { counted } from '@app/wording/counted';
import { countToBeQuoted } from './bom-lines.ts';
import css from './plan-facts.module.css';

/** The figures that a reader looks for first. */
export function PlanFacts({
  plan: { bom, totals, calculations },
}: {
  readonly plan: SecurityPlan;
}) {
  // Not the sum of the lines: some are a fixed service, such as the survey.
  const labour = calculations.find(({ name }) => name === 'Labour');
  const open = countToBeQuoted(bom);
  return (
    <dl {...cardProps({ padding: 'none', className: css.facts })}>
      <Fact term="Total, VAT included">
        {formatRand(totals.total)}
        {open > 0 && <span> and {counted(open, 'line', 'lines')} to be quoted</span>}
      </Fact>
      <Fact term="Lines">{bom.length}</Fact>
      {labour && <Fact term="Labour">{labour.result}</Fact>}
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
