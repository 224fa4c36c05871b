import type { Cents } from '@app/contracts/money';
import { formatRand } from '@app/contracts/money';
import { buttonProps } from '@app/ui/button';
import css from './act-bar.module.css';

/** On phones: the total and the next step, at the lower edge until the form begins. */
export function ActBar({ total, to }: { readonly total: Cents; readonly to: string }) {
  return (
    <div className={css.bar} data-print="hide">
      <p>
        <b>{formatRand(total)}</b>
        <span>incl. VAT</span>
      </p>
      <a href={to} {...buttonProps({ variant: 'primary' })}>
        Request a site visit
      </a>
    </div>
  );
}
