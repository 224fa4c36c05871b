import { type Cents, formatRand } from '@app/contracts/money';
import type { PlanBudget } from '@app/contracts/security-plan';
import { Badge } from '@app/ui/badge';
import { Card } from '@app/ui/card';
import { counted } from '@app/wording/counted';
import { countToBeQuoted } from './bom-lines.ts';
import css from './budgets.module.css';
import { PlanSection } from './plan-section.tsx';
import { sectionTitles } from './section-titles.ts';

/** The plan beside a smaller and a larger one, each with the risk that it leaves. */
export function Budgets({ budgets }: { readonly budgets: readonly PlanBudget[] }) {
  if (budgets.length === 0) return null;
  const recommended = budgets.find(({ level }) => level === 'recommended');
  return (
    <PlanSection title={sectionTitles.budgets}>
      <ul className={css.budgets}>
        {budgets.map((budget) => (
          <Budget key={budget.level} budget={budget} recommended={recommended?.totals.total} />
        ))}
      </ul>
    </PlanSection>
  );
}

function Budget({
  budget: { level, totals, bom, differences, risk },
  recommended,
}: {
  readonly budget: PlanBudget;
  readonly recommended: Cents | undefined;
}) {
  const open = countToBeQuoted(bom);
  return (
    <Card as="li" className={css.budget}>
      <h3>
        {names[level]} {level === 'recommended' && <Badge variant="solid">This plan</Badge>}
      </h3>
      <p className={css.total}>{formatRand(totals.total)}</p>
      <p className={css.note}>
        VAT included, {counted(bom.length, 'line', 'lines')}
        {open > 0 && `, ${open} to be quoted`}
        {level !== 'recommended' &&
          recommended !== undefined &&
          `; ${difference(totals.total - recommended)}`}
      </p>
      {differences.length > 0 && (
        <>
          <h4>Different from this plan</h4>
          <ul className={css.differences}>
            {differences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <h4>Remaining risk</h4>
      <p>{risk}</p>
    </Card>
  );
}

const names = { essential: 'Essential', recommended: 'Recommended', complete: 'Complete' };

function difference(cents: Cents): string {
  if (cents === 0) return 'the same total';
  return `${formatRand(Math.abs(cents))} ${cents < 0 ? 'less' : 'more'}`;
}
