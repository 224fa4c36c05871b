import { Button } from '@app/ui/button';
import type { PriceNews } from '../../cart/price-news.ts';
import { PriceNewsNotices } from '../../cart/price-news-notices.tsx';
import css from './cart-panel.module.css';

/** What the price list has changed about the cart, until the visitor accepts it. */
export function CartNews({
  news,
  onAccept,
}: {
  readonly news: PriceNews;
  readonly onAccept: () => void;
}) {
  return (
    <PriceNewsNotices
      className={css.news}
      news={news}
      answer={
        <Button size="sm" onClick={onAccept}>
          OK
        </Button>
      }
    />
  );
}
