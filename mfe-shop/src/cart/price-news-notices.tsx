import { Notice } from '@app/ui/notice';
import css from './checkout-step.module.css';
import type { PriceNews } from './use-current-prices.ts';

/**
 * Always rendered, even when empty, because a live region announces only changes of its content.
 */
export function PriceNewsNotices({ news: { changed, gone } }: { readonly news: PriceNews }) {
  return (
    <div role="status" className={css.news}>
      {changed && (
        <Notice variant="caution">
          Prices have changed since you added these items. Please check the new total.
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice variant="caution">
          {`No longer in the price list and removed: ${gone.join('; ')}.`}
        </Notice>
      )}
    </div>
  );
}
