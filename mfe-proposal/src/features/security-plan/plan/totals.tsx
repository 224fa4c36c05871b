import { formatRand } from '@app/contracts/money';
import type { BomLine, PlanTotals } from '@app/contracts/security-plan';
import { counted } from '@app/wording/counted';
import { toBeQuoted } from './bom-lines.ts';
import css from './totals.module.css';

/** Sub-total, VAT and total, and what they leave open. */
export function Totals({
  totals: { subtotal, vat, total },
  bom,
}: {
  readonly totals: PlanTotals;
  readonly bom: readonly BomLine[];
}) {
  const open = toBeQuoted(bom);
  return (
    <div className={css.totals}>
      <dl>
        <div>
          <dt>Sub-total, without VAT</dt>
          <dd>{formatRand(subtotal)}</dd>
        </div>
        <div>
          <dt>VAT</dt>
          <dd>{formatRand(vat)}</dd>
        </div>
        <div className={css.final}>
          <dt>Total</dt>
          <dd>{formatRand(total)}</dd>
        </div>
      </dl>
      {open > 0 && (
        <p>
          The total does not include {counted(open, 'line', 'lines')} to be quoted: our price list
          has no product for {open === 1 ? 'it' : 'them'}.
        </p>
      )}
    </div>
  );
}
