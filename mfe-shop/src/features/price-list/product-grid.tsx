import { formatRand } from '@app/contracts/money';
import type { Product } from '@app/contracts/product';
import { Link } from '@app/kit';
import { Button } from '@app/ui/button';
import { cardProps } from '@app/ui/card';
import { CheckIcon } from '@app/ui/icons/check';
import { memo, useEffect, useState } from 'react';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { productHref } from './catalogue-query.ts';
import { CompareBox } from './compare-box.tsx';
import { Highlighted } from './highlighted.tsx';
import css from './product-grid.module.css';

/** Products as cards. Nothing for none. */
export function ProductGrid({
  products,
  opened = false,
}: {
  readonly products: readonly Product[];
  /** Frames the cards: these are what the address opens. */
  readonly opened?: boolean;
}) {
  const addToCart = useAddToCart();
  if (products.length === 0) return null;
  return (
    <ul className={css.products}>
      {products.map((product) => (
        <ProductCard key={product.sku} product={product} onAdd={addToCart} opened={opened} />
      ))}
    </ul>
  );
}

/** How long the button says "Added". */
const ADDED_MS = 2000;

/** Memoised, because a page has hundreds of cards and all would render for each cart change. */
const ProductCard = memo(function ProductCard({
  product,
  onAdd,
  opened,
}: {
  readonly product: Product;
  /** Framed, because the address opens this product. */
  readonly opened: boolean;
  /** Returns false if the product could not be added. */
  readonly onAdd: (product: Product) => boolean;
}) {
  const [added, showAdded] = useAdded();
  return (
    <li
      {...cardProps({ padding: 'small', className: css.product })}
      data-sku={product.sku}
      data-state={opened ? 'opened' : undefined}
    >
      <div>
        <h3 className={css.name}>
          <Link to={productHref(product.sku)}>
            <Highlighted text={product.name} />
          </Link>
        </h3>
        <div className={css.line}>
          <p className={css.sku}>
            <Highlighted text={`SKU: ${product.sku}`} />
          </p>
          <CompareBox product={product} />
        </div>
      </div>
      <div className={css.buy}>
        <span className={css.price}>{formatRand(product.price)}</span>
        <Button
          size="sm"
          variant={added ? 'secondary' : undefined}
          className={css.add}
          data-state={added ? 'added' : 'idle'}
          aria-label={`${added ? 'Added. ' : ''}Add to Cart: ${product.name}`}
          onClick={() => onAdd(product) && showAdded()}
        >
          <span className={css.label}>Add to Cart</span>
          {added && (
            // Only seen: the cart announces the product and its quantity.
            <span className={css.added} aria-hidden="true">
              <CheckIcon />
              Added
            </span>
          )}
        </Button>
      </div>
    </li>
  );
});

/** True for ADDED_MS after each call of the returned function. */
function useAdded(): [boolean, () => void] {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), ADDED_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return [times > 0, () => setTimes((count) => count + 1)];
}
