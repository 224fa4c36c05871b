import { formatRand } from '@app/contracts/money';
import type { Product } from '@app/contracts/product';
import { Button } from '@app/ui/button';
import { CheckIcon } from '@app/ui/icons';
import { memo, useEffect, useState } from 'react';
import css from './product-card.module.css';

/** How long the button shows a tick after the product was added. */
const TICK_MS = 1400;

/** Memoised, because a page has hundreds of cards and all would render for each cart change. */
export const ProductCard = memo(function ProductCard({
  product,
  onAdd,
}: {
  readonly product: Product;
  /** Returns false if the product could not be added. */
  readonly onAdd: (product: Product) => boolean;
}) {
  const [ticked, tick] = useTick();
  return (
    <li className={css.product}>
      <div>
        <h3 className={css.name}>{product.name}</h3>
        <p className={css.sku}>{`SKU: ${product.sku}`}</p>
      </div>
      <div className={css.buy}>
        <span className={css.price}>{formatRand(product.price)}</span>
        <Button
          size="sm"
          variant={ticked ? 'secondary' : undefined}
          className={css.add}
          data-state={ticked ? 'added' : 'idle'}
          aria-label={`Add to Cart: ${product.name}`}
          onClick={() => onAdd(product) && tick()}
        >
          <span className={css.label}>Add to Cart</span>
          {ticked && <CheckIcon className={css.tick} />}
        </Button>
      </div>
    </li>
  );
});

/** True for TICK_MS after each call of the returned function. */
function useTick(): [boolean, () => void] {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (ticks === 0) return;
    const timer = setTimeout(() => setTicks(0), TICK_MS);
    return () => clearTimeout(timer);
  }, [ticks]);
  return [ticks > 0, () => setTicks((count) => count + 1)];
}
