import { formatRand } from '@app/contracts/money';
import { Notice } from '@app/ui/notice';
import type { ReactNode } from 'react';
import type { PriceNews } from './price-news.ts';
import css from './price-news-notices.module.css';

/**
 * Always rendered, even when empty, because a live region announces only changes of its content.
 * `answer` is shown below news that the visitor has not accepted yet.
 */
export function PriceNewsNotices({
  news: { changed, gone },
  answer,
  className,
}: {
  readonly news: PriceNews;
  readonly answer?: ReactNode;
  readonly className?: string | undefined;
}) {
  const some = changed.length + gone.length > 0;
  return (
    <div role="status" className={`${css.news} ${className ?? ''}`}>
      {some && (
        <Notice variant="caution">
          {changed.length > 0 && (
            <>
              <p>Prices have changed since you added these items. Please check the new total.</p>
              <ul className={css.changes}>
                {changed.map(({ sku, name, before, now }) => (
                  <li key={sku}>{`${name}: ${formatRand(before)}, now ${formatRand(now)}`}</li>
                ))}
              </ul>
            </>
          )}
          {gone.length > 0 && (
            <p>{`No longer in the price list and removed: ${gone.join('; ')}.`}</p>
          )}
          {answer && <p>{answer}</p>}
        </Notice>
      )}
    </div>
  );
}
