import type { Product } from '@app/contracts/product';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { ProductCard } from './product-card.tsx';
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
